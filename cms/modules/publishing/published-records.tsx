import type { AuditAction } from '#model/access/audit.ts';
import { entities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Publish, SavedRecord } from '#model/publishing/index.ts';

/** Records that a publish names; the rest are counted. */
const NAMED = 3;
/** Fields that are named of a record. */
const NAMED_FIELDS = 4;

/** Records of a publish: their titles at the time, the changed fields, and who changed them. */
export function PublishedRecords({ publish: { records } }: { publish: Publish }) {
  const rest = records.length - NAMED;
  if (records.length === 0) return <p className="text-sm text-soft">The whole site</p>;
  return (
    <ul className="space-y-0.5 text-sm text-soft">
      {records.slice(0, NAMED).map((saved) => (
        <li key={`${saved.entity} ${saved.id}`}>
          <span className="font-semibold text-text">{titleOf(saved)}</span>
          {[changesOf(saved), saved.actors.join(', ')].filter(Boolean).map((each) => (
            <span key={each}> · {each}</span>
          ))}
        </li>
      ))}
      {rest > 0 && <li>{rest} more</li>}
    </ul>
  );
}

const entityOf = ({ entity }: SavedRecord): Entity | undefined =>
  (entities as readonly Entity[]).find(({ name }) => name === entity);

const titleOf = (saved: SavedRecord) =>
  saved.label ?? `${entityOf(saved)?.label.one ?? ''} ${saved.id}`;

const acts: Readonly<Partial<Record<AuditAction, string>>> = {
  create: 'added',
  remove: 'deleted',
  restore: 'restored',
  reorder: 'moved',
  publish: 'published, as planned',
  take_down: 'taken down, as planned',
};

/** The fields that changed, by their labels, or what else was done. */
function changesOf(saved: SavedRecord): string {
  const { action, changed } = saved;
  if (changed.length === 0) return (action && acts[action]) ?? '';
  const labels = changed.map((name) => labelOf(saved, name));
  const rest = labels.length - NAMED_FIELDS;
  return (rest > 0 ? [...labels.slice(0, NAMED_FIELDS), `${rest} more`] : labels).join(', ');
}

function labelOf(saved: SavedRecord, name: string): string {
  const column = entityOf(saved)?.columns.find((each) => each.name === name);
  if (!column) return name;
  return column.twinOf === null ? column.field.label : `${column.field.label} (Bengali)`;
}
