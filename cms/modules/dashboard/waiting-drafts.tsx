import { entityNamed } from '#model/entities/index.ts';
import { useDraftMarks } from '../../client/drafts.ts';
import { useNavigation } from '../../stores/navigation.ts';
import { draftNote } from '../../table/draft-badge.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { listOf } from '../list-of.ts';
import { Panel } from './panel.tsx';

const SHOWN = 8;

/** Drafts that wait to be published: first those that were not, though they should have been. */
export function WaitingDrafts() {
  const query = useDraftMarks();
  const { data = [] } = query;
  const open = useNavigation((navigation) => navigation.open);
  if (!query.data && query.failureCount > 0)
    return (
      <Panel title="Drafts">
        <QueryStates queries={[query]} failed="The drafts could not be loaded." />
      </Panel>
    );
  if (data.length === 0) return null;
  const marks = [true, false].flatMap((refused) =>
    data.filter(({ refusal }) => (refusal !== null) === refused),
  );
  return (
    <Panel title="Drafts">
      <ul className="divide-y divide-hairline">
        {marks.slice(0, SHOWN).map((mark) => (
          <li key={`${mark.entity} ${mark.id}`}>
            <button
              type="button"
              onClick={() => open(listOf(mark.entity), mark.id)}
              className="block min-h-12 w-full px-4 py-2 text-start hover:bg-hover"
            >
              <span className="block font-semibold">{mark.label}</span>
              <span
                className={
                  mark.refusal === null
                    ? 'block text-xs text-faint'
                    : 'block text-xs font-semibold text-bad'
                }
              >
                {entityNamed(mark.entity).label.one} · {draftNote(mark)}
              </span>
            </button>
          </li>
        ))}
        {marks.length > SHOWN && (
          <li className="px-4 py-3 text-sm text-faint">And {marks.length - SHOWN} more</li>
        )}
      </ul>
    </Panel>
  );
}
