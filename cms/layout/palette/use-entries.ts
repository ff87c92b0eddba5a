import { entities, entityNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { list } from '../../client/records.ts';
import { listKey } from '../../client/use-records.ts';
import type { CmsModule } from '../../modules/index.ts';
import { recordEntry, type Entry } from './entries.ts';

const STALE_MS = 60_000;

const frameActs: readonly Entry[] = [
  { title: 'Change my password', target: { to: 'password' } },
  { title: 'Sign out', target: { to: 'sign-out' } },
].map((act) => ({
  ...(act as Pick<Entry, 'title' | 'target'>),
  key: `act:${act.title}`,
  titleBn: null,
  kind: 'Action',
  module: null,
}));

/** Everything that somebody with these modules can be led to; records as their lists arrive. */
export function useEntries(modules: readonly CmsModule[]) {
  const paths = new Set(modules.map(({ path }) => path));
  const names = entities.filter(({ module }) => paths.has(module)).map(({ name }) => name);
  const { lists, records } = useQueries({
    queries: names.map((name) => ({
      queryKey: listKey(name),
      queryFn: ({ signal }: { signal: AbortSignal }) => list(name, signal),
      staleTime: STALE_MS,
    })),
    combine: (results) => ({
      lists: results.map(({ data, failureCount, refetch }) => ({ data, failureCount, refetch })),
      records: results.map(({ data }) => data),
    }),
  });
  const entries = useMemo(() => {
    const screens = modules.map(({ path, label }): Entry => ({
      key: `module:${path}`,
      title: label,
      titleBn: null,
      kind: 'Screen',
      module: path,
      target: { to: 'module' },
    }));
    const makers = names
      .filter((name) => name !== 'contact-submission')
      .map((name): Entry => ({
        key: `new:${name}`,
        title: `New ${entityNamed(name).label.one.toLowerCase()}`,
        titleBn: null,
        kind: 'Action',
        module: entityNamed(name).module,
        target: { to: 'new', entity: name },
      }));
    const found = names.flatMap((name, index) =>
      ((records[index] ?? []) as unknown as { id: string }[]).map((record) =>
        recordEntry(
          entityNamed(name) as Entity,
          entityNamed(name).module,
          record as { id: string } & Record<string, unknown>,
        ),
      ),
    );
    return [...screens, ...makers, ...frameActs, ...found];
    // The names follow from the modules.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [modules, records]);
  return { entries, lists };
}
