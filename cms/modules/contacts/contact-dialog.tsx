import { departureInWords } from '#model/contact/asked-departure.ts';
import { ownEmail } from '#model/contact/lead-form.ts';
import { campaignInWords } from '#model/contact/lead-origin.ts';
import { formatMoment } from '#model/format/dates.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { subjectOf, suspicions, type Lead } from './inbox.ts';
import { AnswerLinks } from './answer-links.tsx';
import { CopyContact } from './copy-contact.tsx';
import { DeletedLead } from './deleted-lead.tsx';
import { LeadPipeline } from './lead-pipeline.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import { WaitingBadge } from './waiting-badge.tsx';
import { SameNumber } from './same-number-list.tsx';

interface ContactDialogProps {
  lead: Lead | undefined;
  /** A colleague deleted it since it was opened. */
  isDeleted: boolean;
  open: boolean;
  /** Its place among those that were listed when it was opened. */
  place: number;
  count: number;
  /** All enquiries of its telephone, where there are more. */
  sameNumber: readonly Lead[];
  onOpen: (lead: Lead) => void;
  onGo: (place: number) => void;
  onTurn: (lead: Lead, isRead: boolean) => void;
  onSpam: (lead: Lead, isSpam: boolean) => void;
  onClose: () => void;
}

const languages: Readonly<Record<string, string>> = { en: 'English', bn: 'Bengali' };

export function ContactDialog(props: ContactDialogProps) {
  const { lead, isDeleted, open, place, count, sameNumber } = props;
  const { onOpen, onGo, onTurn, onSpam, onClose } = props;
  if (!lead) return null;
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    ['Name', lead.name],
    ['Email', ownEmail(lead)],
    ['Phone', lead.phone],
    ['Submitted', formatMoment(lead.created_at, 'en')],
    ['Subject', subjectOf(lead)],
    ['Asks about', departureInWords(lead)],
    ['Language', lead.language && languages[lead.language]],
    ['Sent from', lead.page],
    ['Campaign', campaignInWords(lead)],
    ['Came from', lead.referrer_host],
    ['Suspected because', lead.suspicion && suspicions[lead.suspicion]],
  ];
  return (
    <Dialog open={open} onClose={onClose} title="Contact Submission" focus="header button">
      {isDeleted && <DeletedLead id={lead.id} />}
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-5 lg:px-6">
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          <WaitingBadge lead={lead} />
        </div>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="text-sm text-faint">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <CopyContact lead={lead} />
        <section aria-labelledby="lead-message">
          <h3 id="lead-message" className="text-sm text-faint">
            Message
          </h3>
          <p className="mt-1 rounded-card bg-sunken p-4 whitespace-pre-wrap">{lead.message}</p>
        </section>
        <SameNumber lead={lead} leads={sameNumber} onOpen={onOpen} />
        <ReplyPanel key={lead.id} lead={lead} />
        <LeadPipeline key={lead.id} lead={lead} />
        <LeadTimeline key={lead.id} lead={lead} />
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:px-6">
        <AnswerLinks lead={lead} />
        {/* Hidden for a lead that the list leaves out: it has no neighbours there. */}
        <span
          className={classNames(
            'me-auto inline-flex items-center gap-1 text-sm text-faint',
            place < 0 && 'invisible',
          )}
        >
          <Button
            icon
            look="quiet"
            aria-label="Previous submission"
            aria-disabled={place <= 0}
            onClick={() => place > 0 && onGo(place - 1)}
          >
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
          </Button>
          <span role="status" className="tabular-nums max-sm:sr-only">
            {place + 1} of {count}
          </span>
          <Button
            icon
            look="quiet"
            aria-label="Next submission"
            aria-disabled={place >= count - 1}
            onClick={() => place < count - 1 && onGo(place + 1)}
          >
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </Button>
        </span>
        <Button className="max-sm:px-3!" onClick={() => onSpam(lead, !lead.is_spam)}>
          {lead.is_spam ? 'Not spam' : 'Mark as spam'}
        </Button>
        <Button className="max-sm:px-3!" onClick={() => onTurn(lead, !lead.is_read)}>
          {lead.is_read ? 'Mark as Unread' : 'Mark as Read'}
        </Button>
        <Button look="accent" className="max-lg:hidden" onClick={onClose}>
          Close
        </Button>
      </footer>
    </Dialog>
  );
}
