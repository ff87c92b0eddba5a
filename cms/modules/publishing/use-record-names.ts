import { publicEntities, type PublicName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { useQueries } from '@tanstack/react-query';
import { recordTitle } from '../../client/record-title.ts';
import { list } from '../../client/records.ts';
import { listKey } from '../../client/use-records.ts';

const STALE_MS = 60_000;

interface Ref {
  entity: string;
  id: string;
}

export interface RecordName {
  title: string;
  /** The kind of record: `Tour Package`. */
  kind: string;
}

type Listed = { id: string } & Readonly<Record<string, unknown>>;

/** Titles of records; a deleted record, and a page, falls back to its id. */
export function useRecordNames(refs: readonly Ref[]): (ref: Ref) => RecordName {
  const wanted = publicEntities.filter(({ name }) => refs.some(({ entity }) => entity === name));
  const lists = useQueries({
    queries: wanted.map(({ name }) => ({
      queryKey: listKey(name as PublicName),
      queryFn: ({ signal }: { signal: AbortSignal }) => list(name as PublicName, signal),
      staleTime: STALE_MS,
    })),
    combine: (results) => results.map(({ data }) => data as readonly Listed[] | undefined),
  });
  return ({ entity: name, id }) => {
    const place = wanted.findIndex((each) => each.name === name);
    const entity = wanted[place] as Entity | undefined;
    if (!entity) return { title: id, kind: 'Page' };
    const record = lists[place]?.find((each) => each.id === id);
    const kind = entity.label.one;
    return { title: record ? recordTitle(entity, record).title : `${kind} ${id}`, kind };
  };
}
