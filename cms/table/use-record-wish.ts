import { useWish } from '../stores/use-wish.ts';

interface Windows<R> {
  create: () => void;
  edit: (record: R) => void;
}

/** Opens the window of a list that somebody asked for from elsewhere. */
export const useRecordWish = <R extends { id: string }>(
  entity: string,
  records: readonly R[] | undefined,
  { create, edit }: Windows<R>,
) =>
  useWish(entity, records !== undefined, (wish) => {
    if (wish.act === 'create') return create();
    const record = records?.find(({ id }) => id === wish.id);
    if (record) edit(record);
  });
