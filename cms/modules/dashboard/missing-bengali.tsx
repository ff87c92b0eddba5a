import { catalogueNames, entityNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { translationOf } from '#model/kit/translation.ts';
import { useQueries } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { list } from '../../client/records.ts';
import { listKey } from '../../client/use-records.ts';
import { useNavigation } from '../../stores/navigation.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { listOf } from '../list-of.ts';
import { Nothing, Panel } from './panel.tsx';

const STALE_MS = 60_000;

/** How many records of each kind say something in English alone. */
export function MissingBengali() {
  const go = useNavigation((navigation) => navigation.go);
  const gaps = useQueries({
    queries: catalogueNames.map((name) => ({
      queryKey: listKey(name),
      queryFn: ({ signal }: { signal: AbortSignal }) => list(name, signal),
      staleTime: STALE_MS,
    })),
    combine: (results) =>
      results.map((query, index) => {
        const { data } = query;
        const name = catalogueNames[index]!;
        const entity = entityNamed(name) as Entity;
        const records: readonly object[] = data ?? [];
        return {
          name,
          query,
          missing: records.filter((record) => translationOf(entity, record).missing.length > 0)
            .length,
        };
      }),
  });
  const some = gaps.filter(({ missing }) => missing > 0);
  return (
    <Panel title="Missing Bengali">
      <QueryStates
        queries={gaps.map(({ query }) => query)}
        failed="Not every list could be loaded: more may be missing."
      >
        {some.length === 0 && (
          <Nothing>
            <CircleCheck aria-hidden className="me-2 inline size-4.5 text-good" />
            Everything is said in both languages.
          </Nothing>
        )}
      </QueryStates>
      <ul className="divide-y divide-hairline">
        {some.map(({ name, missing }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => go(listOf(name), { search: '?bengali=missing' })}
              className="flex min-h-12 w-full items-center justify-between px-4 text-start hover:bg-hover"
            >
              {entityNamed(name).label.many}
              <span className="rounded-full bg-wait-soft px-2.5 py-0.5 text-xs font-semibold text-wait tabular-nums">
                {missing}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
