import type { RecoverableName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { formatMoment } from '#model/format/dates.ts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { causeOf } from '../../client/api-error.ts';
import { fieldsAt, useVersions, type Version } from '../../client/history.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { notify } from '../../ui/toast.tsx';
import { nameOf } from '../widgets/control-props.ts';
import { Comparison } from './comparison.tsx';
import { FieldChanges } from './field-changes.tsx';
import { sentenceOf } from './sentence.ts';
import { useBringBack, type Stored } from './use-bring-back.ts';

interface HistoryPanelProps {
  entity: Entity;
  /** As it is saved. */
  record: Stored;
  onSaved: (saved: Stored, fields: readonly string[]) => void;
}

/** The button that opens the history of a record, and its window. */
export function HistoryPanel(props: HistoryPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="max-sm:px-3!" onClick={() => setOpen(true)}>
        <History aria-hidden />
        History
      </Button>
      {isOpen && <HistoryWindow {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const NONE = { versions: [], total: 0 };

function HistoryWindow({
  entity,
  record,
  onSaved,
  onClose,
}: HistoryPanelProps & { onClose: () => void }) {
  const name = entity.name as RecoverableName;
  const query = useVersions(name, record);
  /** Two at most: the last two that were ticked. */
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [isComparing, setComparing] = useState(false);
  const { busy, bringBack } = useBringBack(name, record, onSaved);
  const { versions, total } = query.data ?? NONE;
  const [newer, older] = versions.filter(({ id }) => ticked.includes(id));

  const restoreVersion = async ({ id, at }: Version) => {
    try {
      const fields = await fieldsAt(name, record.id, id);
      await bringBack(fields, `As it was on ${formatMoment(at, 'en')}`);
    } catch (failure) {
      notify.error('Failed to bring it back', causeOf(failure));
    }
  };

  return (
    <Confirm
      wide
      open
      onClose={onClose}
      title={`History of this ${entity.label.one.toLowerCase()}`}
      actions={null}
    >
      <div className="sticky -top-5 z-10 -mx-1 flex flex-wrap gap-2.5 bg-raised px-1 py-2 sm:-top-6">
        <Button onClick={isComparing ? () => setComparing(false) : onClose}>
          {isComparing ? 'Back to the list' : 'Close'}
        </Button>
        {!isComparing && versions.length > 1 && (
          <Button look="accent" disabled={!older} onClick={() => setComparing(true)}>
            Compare two versions
          </Button>
        )}
      </div>
      <QueryStates
        queries={[query]}
        failed={`The history could not be fetched. ${causeOf(query.failureReason) ?? ''}`}
      >
        {isComparing && newer && older ? (
          <Comparison entity={entity} id={record.id} older={older} newer={newer} />
        ) : (
          <ol aria-label="Versions" className="space-y-3">
            {versions.map((version, place) => (
              <li key={version.id} className="rounded-card border border-hairline p-3">
                <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
                  <label className="flex min-w-50 flex-1 gap-2.5">
                    <input
                      type="checkbox"
                      checked={ticked.includes(version.id)}
                      onChange={({ target }) =>
                        setTicked([
                          ...ticked.filter((id) => id !== version.id).slice(-1),
                          ...(target.checked ? [version.id] : []),
                        ])
                      }
                      className="mt-0.5 size-4.5 shrink-0 accent-accent"
                    />
                    <span className="min-w-0">
                      <span className="block font-semibold text-text">
                        {sentenceOf(entity, version)}
                      </span>
                      <span className="block text-xs text-faint">
                        {version.actor_name ?? 'The system'}, {formatMoment(version.at, 'en')}
                      </span>
                    </span>
                  </label>
                  {(place > 0 || record.damaged) && version.after && (
                    <Button
                      disabled={busy}
                      onClick={() => restoreVersion(version)}
                      aria-label={`Restore this version, of ${formatMoment(version.at, 'en')}`}
                    >
                      Restore this version
                    </Button>
                  )}
                </div>
                <FieldChanges
                  entity={entity}
                  version={version}
                  record={record}
                  busy={busy}
                  onBringBack={(column, value) =>
                    bringBack({ [column.name]: value }, `${nameOf(column)} is as it was`)
                  }
                />
              </li>
            ))}
          </ol>
        )}
        {total === 0 && <p>No change is noted.</p>}
        {total > versions.length && (
          <p>
            The last {versions.length} of {total} versions.
          </p>
        )}
      </QueryStates>
    </Confirm>
  );
}
