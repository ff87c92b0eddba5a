import { LEAD_STATUSES, type LeadStatus } from '#model/contact/pipeline.ts';
import { subjectOf, type Lead } from './inbox.ts';
import { stages } from './pipeline-words.ts';
import { StageSelect } from './stage-select.tsx';
import { useOwners } from './use-owners.ts';
import { WaitingBadge } from './waiting-badge.tsx';

/** Cards of a column that are shown; the list has all of them. */
const SHOWN = 30;

interface LeadBoardProps {
  leads: readonly Lead[];
  open: (lead: Lead) => void;
}

/** Leads in columns by stage; a menu on each card moves it. */
export function LeadBoard({ leads, open }: LeadBoardProps) {
  const inStage = (stage: string) => leads.filter(({ status }) => status === stage);
  const columns = LEAD_STATUSES.filter((status) => status !== 'spam' || inStage('spam').length > 0);
  return (
    <div
      role="group"
      aria-label="Board"
      tabIndex={0}
      className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 pb-4 lg:mx-0 lg:snap-none lg:px-0"
    >
      {columns.map((status) => (
        <BoardColumn key={status} status={status} leads={inStage(status)} open={open} />
      ))}
    </div>
  );
}

interface BoardColumnProps extends LeadBoardProps {
  status: LeadStatus;
}

const BoardColumn = ({ status, leads, open }: BoardColumnProps) => (
  <section
    aria-label={stages[status]}
    className="w-[82vw] shrink-0 snap-start rounded-card bg-sunken p-3 sm:w-72 lg:w-auto lg:min-w-56 lg:flex-1"
  >
    <h2 className="mb-3 flex items-baseline gap-2 px-1 text-sm font-bold">
      {stages[status]}
      <span className="font-normal text-faint tabular-nums">{leads.length}</span>
    </h2>
    <ul className="space-y-2.5">
      {leads.slice(0, SHOWN).map((lead) => (
        <BoardCard key={lead.id} lead={lead} open={open} />
      ))}
    </ul>
    {leads.length > SHOWN && (
      <p className="mt-3 px-1 text-sm text-faint">{leads.length - SHOWN} more are in the list</p>
    )}
  </section>
);

function BoardCard({ lead, open }: { lead: Lead; open: LeadBoardProps['open'] }) {
  const { nameOf } = useOwners();
  return (
    <li className="space-y-2 rounded-lg border border-hairline bg-raised p-3">
      <button
        type="button"
        onClick={() => open(lead)}
        className="flex min-h-11 w-full items-center text-start font-bold text-accent hover:underline lg:min-h-0"
      >
        {lead.name}
      </button>
      <p className="line-clamp-2 text-sm text-soft">{subjectOf(lead)}</p>
      <div className="flex flex-wrap gap-1.5">
        <WaitingBadge lead={lead} />
      </div>
      {lead.owner_id !== null && <p className="text-xs text-faint">{nameOf(lead.owner_id)}</p>}
      <StageSelect lead={lead} />
    </li>
  );
}
