import { publicEntities, type EntityName } from '#model/entities/index.ts';
import { hasRole } from '#model/access/roles.ts';
import { twinsOf } from '#model/kit/twins.ts';
import { useQueries } from '@tanstack/react-query';
import { list } from '../../client/records.ts';
import { useTranslations } from '../../client/translations.ts';
import { listKey } from '../../client/use-records.ts';
import { useSession } from '../../stores/session.ts';
import { inTurn, tasksOf, type StoredRecord, type Task } from './queue.ts';

const translated = publicEntities.filter((each) => twinsOf(each).length > 0) as Task['entity'][];

/** The queue of every module; a translator writes Bengali alone. */
export function useTasks() {
  const translations = useTranslations();
  const mayAll = useSession(({ user }) => user !== null && hasRole(user.role, 'moderator'));
  const lists = useQueries({
    queries: translated.map(({ name }) => ({
      queryKey: listKey(name),
      queryFn: ({ signal }: { signal: AbortSignal }) => list<EntityName>(name, signal),
    })),
  });
  const all = lists.flatMap(({ data }, index) =>
    tasksOf(translated[index]!, (data ?? []) as unknown as StoredRecord[], translations.data),
  );
  return {
    queries: [...lists, translations],
    tasks: inTurn(all.filter(({ to }) => mayAll || to.twinOf !== null)),
  };
}
