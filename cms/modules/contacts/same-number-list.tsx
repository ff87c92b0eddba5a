import { formatDate } from '#model/format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { subjectOf, type Lead } from './inbox.ts';
import { stages } from './pipeline-words.ts';

interface SameNumberProps {
  lead: Lead;
  /** All of its telephone, itself among them. */
  leads: readonly Lead[];
  onOpen: (lead: Lead) => void;
}

/** Other enquiries of the same telephone. */
export const SameNumber = ({ lead, leads, onOpen }: SameNumberProps) =>
  leads.length > 1 && (
    <section aria-labelledby="lead-same-number" className="space-y-2">
      <h3 id="lead-same-number" className="text-sm font-semibold">
        {leads.length} enquiries of this number
      </h3>
      <ul className="divide-y divide-hairline rounded-card border border-hairline">
        {leads
          .filter(({ id }) => id !== lead.id)
          .map((other) => (
            <li key={other.id}>
              <button
                type="button"
                onClick={() => onOpen(other)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-start hover:bg-hover"
              >
                <span className="min-w-0 flex-1">
                  {other.name}: {subjectOf(other)}
                </span>
                <Badge tone="calm">{stages[other.status]}</Badge>
                <span className="text-xs whitespace-nowrap text-faint">
                  {formatDate(other.created_at, 'en')}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
