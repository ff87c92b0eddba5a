import { ownEmail } from '#model/contact/lead-form.ts';
import { formatDate } from '#model/format/dates.ts';
import { Mail, MailOpen } from 'lucide-react';
import { EmailText } from '../../table/email-text.tsx';
import { columnHelper, type Columns } from '../../table/record-table.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { previewOf, subjectOf, type Lead } from './inbox.ts';
import { LeadLinks } from './answer-links.tsx';
import { stages } from './pipeline-words.ts';
import { useOwners } from './use-owners.ts';
import { WaitingBadge } from './waiting-badge.tsx';
import { useLeadMarks } from './use-lead-marks.ts';

interface Acts {
  open: (lead: Lead) => void;
  askToDelete: (lead: Lead) => void;
}

export function contactColumns({ open, askToDelete }: Acts): Columns<Lead> {
  const column = columnHelper<Lead>();
  return column.columns([
    column.display({
      id: 'contact',
      header: 'Contact Info',
      cell: ({ row: { original: lead } }) => (
        <div data-unread={lead.is_read ? undefined : ''} className="min-w-36 wrap-anywhere">
          <button
            type="button"
            onClick={() => open(lead)}
            className="inline-flex items-baseline gap-2 text-start font-bold text-accent hover:underline max-lg:min-h-11 max-lg:items-center"
          >
            {!lead.is_read && (
              <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />
            )}
            <span>{lead.name}</span>
          </button>
          <p className="text-sm text-faint">
            <EmailText email={ownEmail(lead) ?? ''} />
          </p>
          <p className="text-sm text-faint">{lead.phone}</p>
        </div>
      ),
    }),
    column.display({
      id: 'subject',
      header: 'Subject',
      cell: ({ row: { original: lead } }) => (
        <p className={classNames('wrap-anywhere lg:min-w-24', !lead.is_read && 'font-bold')}>
          {subjectOf(lead)}
        </p>
      ),
    }),
    column.display({
      id: 'message',
      header: 'Message Preview',
      cell: ({ row: { original: lead } }) => (
        <p className="line-clamp-2 max-w-90 text-sm wrap-anywhere text-soft lg:min-w-28">
          {previewOf(lead)}
        </p>
      ),
    }),
    column.display({
      id: 'status',
      header: 'Status',
      cell: ({ row: { original: lead } }) => (
        <div className="flex flex-wrap items-center gap-1.5 lg:flex-col lg:items-start">
          {lead.is_read ? (
            <Badge tone="calm">
              <MailOpen aria-hidden />
              Read
            </Badge>
          ) : (
            <Badge tone="wait">
              <Mail aria-hidden />
              Unread
            </Badge>
          )}
          {lead.status !== 'new' && lead.status !== 'spam' && (
            <Badge tone={lead.status === 'won' ? 'good' : 'calm'}>{stages[lead.status]}</Badge>
          )}
          <WaitingBadge lead={lead} />
          {lead.owner_id !== null && <OwnerName id={lead.owner_id} />}
        </div>
      ),
    }),
    column.display({
      id: 'date',
      header: 'Date',
      cell: ({ row: { original: lead } }) => (
        <time
          dateTime={lead.created_at}
          className="inline-block text-sm text-soft lg:min-w-20 xl:whitespace-nowrap"
        >
          {formatDate(lead.created_at, 'en')}
        </time>
      ),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      cell: ({ row: { original: lead } }) => (
        <div className="flex items-center max-xl:flex-wrap lg:min-w-38">
          <Button onClick={() => open(lead)} aria-label={`View ${lead.name}`}>
            View
          </Button>
          <LeadLinks lead={lead} />
          <MarkButton lead={lead} />
          <DeleteButton label={`Delete ${lead.name}`} onClick={() => askToDelete(lead)} />
        </div>
      ),
    }),
  ]);
}

function OwnerName({ id }: { id: string }) {
  const { nameOf } = useOwners();
  return <span className="text-xs text-faint">{nameOf(id)}</span>;
}

function MarkButton({ lead }: { lead: Lead }) {
  const { turn } = useLeadMarks();
  return (
    <Button
      icon
      look="quiet"
      onClick={() => turn(lead, !lead.is_read)}
      aria-label={`Mark ${lead.name} as ${lead.is_read ? 'unread' : 'read'}`}
    >
      {lead.is_read ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
    </Button>
  );
}
