import { catalogueNames, entities } from '#model/entities/index.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from '../../client/translations.ts';
import { useNavigation } from '../../stores/navigation.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { listOf } from '../list-of.ts';
import { Nothing, Panel } from './panel.tsx';

const LISTED: ReadonlySet<string> = new Set(catalogueNames);

/** How many records of each kind say something else in one language by now. */
export function OutdatedBengali() {
  const go = useNavigation((navigation) => navigation.go);
  const query = useTranslations();
  const outdated = [...(query.data?.values() ?? [])]
    .filter((known) => known.some(({ outdated_since }) => outdated_since !== null))
    .map(([first]) => first!.entity);
  const some = entities.flatMap(({ name, label }) => {
    const count = outdated.filter((each) => each === name).length;
    return count > 0 ? [{ name, label: label.many, count }] : [];
  });
  return (
    <Panel title="Outdated Bengali">
      <QueryStates queries={[query]} failed="What is outdated could not be loaded.">
        {some.length === 0 && (
          <Nothing>
            <CircleCheck aria-hidden className="me-2 inline size-4.5 text-good" />
            Both languages say the same.
          </Nothing>
        )}
      </QueryStates>
      <ul className="divide-y divide-hairline">
        {some.map(({ name, label, count }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() =>
                LISTED.has(name)
                  ? go(listOf(name), { search: '?bengali=outdated' })
                  : go('translations')
              }
              className="flex min-h-12 w-full items-center justify-between px-4 text-start hover:bg-hover"
            >
              {label}
              <span className="rounded-full bg-wait-soft px-2.5 py-0.5 text-xs font-semibold text-wait tabular-nums">
                {count}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
