import { MAX_NOTE } from '#model/contact/lead-events.ts';
import { formatMoment } from '#model/format/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Eye,
  Inbox,
  Mail,
  MailCheck,
  MessageCircle,
  Phone,
  RotateCcw,
  Send,
  StickyNote,
  Workflow,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { timelineKey, timelineOf, type TimelineEntry } from '../../client/lead-acts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/input.tsx';
import { lengthFault } from '../../form/length-fault.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import type { Lead } from './inbox.ts';
import { changeInWords } from './timeline-words.ts';
import { useLeadActs } from './use-lead-acts.ts';
import { useOwners } from './use-owners.ts';
import { useTyped } from './use-typed.ts';

const kinds: Readonly<Record<TimelineEntry['kind'], { label: string; Icon: LucideIcon }>> = {
  arrived: { label: 'Arrived', Icon: Inbox },
  mailed: { label: 'The agency was told by e-mail', Icon: MailCheck },
  sent_on: { label: 'Sent on by the webhook', Icon: Send },
  opened: { label: 'Opened', Icon: Eye },
  called: { label: 'Called', Icon: Phone },
  messaged: { label: 'Messaged by WhatsApp', Icon: MessageCircle },
  emailed: { label: 'E-mailed', Icon: Mail },
  noted: { label: 'Note', Icon: StickyNote },
  changed: { label: 'Changed', Icon: Workflow },
  restored: { label: 'Restored from the trash', Icon: RotateCcw },
};

/**
 * All that happened to a lead, the last first, and a box for a note. By its key another lead is
 * another component: what is shown until the server has answered is its own.
 */
export function LeadTimeline({ lead }: { lead: Lead }) {
  const query = useQuery({
    queryKey: [...timelineKey, lead.id, lead.revision],
    queryFn: ({ signal }) => timelineOf(lead.id, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="lead-timeline" className="space-y-3">
      <h3 id="lead-timeline" className="text-sm text-faint">
        Timeline
      </h3>
      <NoteBox lead={lead} />
      <QueryStates queries={[query]} failed="The timeline could not be loaded.">
        <ol className="space-y-3">
          {(query.data ?? []).map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </QueryStates>
    </section>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { nameOf } = useOwners();
  const { label, Icon } = kinds[entry.kind];
  return (
    <li className="flex gap-3">
      <span className="mt-0.5 inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-faint">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0">
        <p className="text-sm font-semibold">
          {entry.kind === 'changed' ? changeInWords(entry, nameOf) : label}
          {entry.template && <span className="font-normal"> with “{entry.template}”</span>}
        </p>
        {entry.note && <p className="whitespace-pre-wrap">{entry.note}</p>}
        <p className="text-xs text-faint">
          {[entry.user_name, formatMoment(entry.at, 'en')].filter(Boolean).join(', ')}
        </p>
      </div>
    </li>
  );
}

function NoteBox({ lead }: { lead: Lead }) {
  const { note } = useLeadActs();
  const [text, setText] = useTyped(`note:${lead.id}`);
  const [busy, setBusy] = useState(false);
  const faultId = useId();
  const fault = lengthFault('A note', MAX_NOTE, text.trim());
  const add = async () => {
    setBusy(true);
    const isNoted = await note(lead, { kind: 'noted', note: text });
    setBusy(false);
    if (isNoted) setText('');
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextArea
        aria-label="Note"
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault && faultId}
        className="min-w-44 flex-1"
        rows={2}
        placeholder="What was said, what to remember"
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        className="shrink-0"
        busy={busy}
        disabled={text.trim() === '' || fault !== undefined}
        onClick={add}
      >
        Add note
      </Button>
      {fault && (
        <p id={faultId} className="w-full text-sm font-medium text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}
