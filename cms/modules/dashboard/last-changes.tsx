import { formatMoment } from '#model/format/dates.ts';
import type { AuditAction } from '#model/access/audit.ts';
import { entities } from '#model/entities/index.ts';
import { useQuery } from '@tanstack/react-query';
import { lastChanges, type AuditEntry } from '../../client/audit.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { Nothing, Panel } from './panel.tsx';

const SHOWN = 8;

const acts: Readonly<Record<AuditAction, string>> = {
  create: 'created',
  change: 'changed',
  remove: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
  open: 'opened',
  export: 'exported',
  erase: 'erased',
  save_draft: 'saved a draft of',
  publish_draft: 'published the draft of',
  discard_draft: 'discarded the draft of',
  reorder: 'reordered',
  confirm_translation: 'confirmed a translation of',
  skip_translation: 'left a translation for later, of',
  rollback: 'rolled back',
  resume: 'published again',
  publish: 'published, as planned,',
  take_down: 'took down, as planned,',
  sign_in: 'signed in',
  sign_in_failed: 'failed to sign in',
  sign_in_refused: 'was refused a sign-in',
  sign_out: 'ended a session',
  password_refused: 'gave a wrong current password',
};

const kindOf = ({ entity }: AuditEntry) =>
  entities.find(({ name }) => name === entity)?.label.one ?? 'Website';

/** A visitor writes without an account; the demo content comes from nobody; a sign-in has an e-mail. */
function actorOf({ actor_name, action, entity, label }: AuditEntry): string {
  if (actor_name !== null) return actor_name;
  if (action.startsWith('sign_in')) return label ?? 'Somebody';
  return entity === 'contact-submission' && action === 'create' ? 'A visitor' : 'The system';
}

/** The last entries of the audit log, newest first. */
export function LastChanges() {
  const query = useQuery({
    queryKey: ['audit', SHOWN],
    queryFn: () => lastChanges(SHOWN),
  });
  return (
    <Panel title="Last changes">
      <QueryStates queries={[query]} failed="The last changes could not be loaded.">
        <Changes entries={query.data ?? []} />
      </QueryStates>
    </Panel>
  );
}

function Changes({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <Nothing>Nothing was changed yet.</Nothing>;
  return (
    <ol className="divide-y divide-hairline">
      {entries.map((entry) => (
        <li key={entry.id} className="px-4 py-2.5 text-sm">
          <p>
            <span className="font-semibold">{actorOf(entry)}</span> {acts[entry.action]}{' '}
            {!entry.action.startsWith('sign_in') && (
              <span className="font-semibold">{entry.label ?? kindOf(entry)}</span>
            )}
          </p>
          <p className="text-xs text-faint">
            {kindOf(entry)} · {formatMoment(entry.at, 'en')}
          </p>
        </li>
      ))}
    </ol>
  );
}
