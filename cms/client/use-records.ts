import type {
  ChangeNamed,
  EntityName,
  RecordNamed,
  RecoverableName,
} from '#model/entities/index.ts';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { draftsKey } from './drafts.ts';
import { changeAsSeen } from './as-seen.ts';
import { followedList } from './followed-list.ts';
import * as records from './records.ts';
import { notFoundKey } from './not-found.ts';
import { translationsKey } from './translations.ts';
import { listTrash } from './trash.ts';

const keys = {
  /** Of every list. */
  records: ['records'] as const,
  list: (name: EntityName) => [...keys.records, name] as const,
  count: (name: EntityName) => ['count', name] as const,
  publishing: ['publishing'] as const,
  overview: ['overview'] as const,
  trash: ['trash'] as const,
};

export const publishingKey = keys.publishing;
export const overviewKey = keys.overview;
export const recordsKey = keys.records;
export const listKey = keys.list;
export const countKey = keys.count;
export const trashKey = keys.trash;

const listQuery = <N extends EntityName>(name: N) =>
  queryOptions({
    queryKey: keys.list(name),
    queryFn: ({ signal, client }) =>
      followedList(name, client.getQueryData<RecordNamed<N>[]>(keys.list(name)), signal),
  });

export const useRecords = <N extends EntityName>(name: N) => useQuery(listQuery(name));

/** The cached list only: a disabled query sends no request. */
export const useLoadedRecords = <N extends EntityName>(name: N) =>
  useQuery({ ...listQuery(name), enabled: false });

export const useTrash = (name?: RecoverableName) =>
  useQuery({
    queryKey: [...keys.trash, name],
    queryFn: ({ signal }) => listTrash(name, signal),
  });

export const useCount = (name: EntityName) =>
  useQuery({ queryKey: keys.count(name), queryFn: () => records.count(name) });

/** Invalidates every query that a write may have changed. */
export const reload = (client: QueryClient, name: EntityName) =>
  Promise.all(
    [
      keys.list(name),
      keys.count(name),
      keys.publishing,
      keys.overview,
      keys.trash,
      // A page that moves or goes leaves one.
      keys.list('redirect'),
      notFoundKey,
      translationsKey,
      draftsKey,
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Runs a write of an entity's records and invalidates their queries; resolves to its result. */
export function useWriteOf() {
  const client = useQueryClient();
  return async <T>(name: EntityName, write: () => Promise<T>): Promise<T> => {
    const result = await write();
    void reload(client, name);
    return result;
  };
}

/** Puts a changed record into the cached list: the next change begins with its revision. */
export function useKeepChanged<N extends EntityName>(name: N) {
  const client = useQueryClient();
  return (record: RecordNamed<N>) =>
    client.setQueryData<RecordNamed<N>[]>(keys.list(name), (list) =>
      list?.map((each) => (each.id === record.id ? record : each)),
    );
}

/** The same, for the records of one entity. */
export function useWrite(name: EntityName) {
  const writeOf = useWriteOf();
  return <T>(write: () => Promise<T>): Promise<T> => writeOf(name, write);
}

interface Change<N extends EntityName> {
  id: string;
  changes: ChangeNamed<N>;
  /** Refused where the record is no longer as it was seen in what the change touches. */
  seen?: RecordNamed<N> | undefined;
}

/** Optimistic update: changes the cached record at once, and rolls back when the server refuses. */
export function useOptimisticChange<N extends EntityName>(name: N) {
  const client = useQueryClient();
  const key = keys.list(name);
  const mutationKey = ['change', name];
  const put = (id: string, values: object) =>
    client.setQueryData<RecordNamed<N>[]>(key, (list) =>
      list?.map((each) => (each.id === id ? { ...each, ...values } : each)),
    );
  return useMutation({
    mutationKey,
    mutationFn: ({ id, changes, seen }: Change<N>) =>
      seen ? changeAsSeen(name, seen, changes) : records.change(name, id, changes),
    onMutate: async ({ id, changes }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<RecordNamed<N>[]>(key)?.find((each) => each.id === id);
      put(id, changes);
      return { before };
    },
    onSuccess: (record) => put(record.id, record),
    onError: (_error, { id, changes }, context) => {
      const before = context?.before as Record<string, unknown> | undefined;
      if (before) put(id, Object.fromEntries(Object.keys(changes).map((k) => [k, before[k]])));
    },
    onSettled: () => {
      // A reload in the middle of further changes would show the state before them.
      if (client.isMutating({ mutationKey }) === 1) void reload(client, name);
    },
  });
}
