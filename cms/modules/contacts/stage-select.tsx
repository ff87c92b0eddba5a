import {
  LEAD_STATUSES,
  LOST_REASONS,
  type LeadStatus,
  type LostReason,
} from '#model/contact/pipeline.ts';
import { contactSubmission } from '#model/entities/contact-submission.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Select } from '../../ui/input.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { lengthFault } from '../../form/length-fault.ts';
import type { Lead } from './inbox.ts';
import { lostReasons, stages } from './pipeline-words.ts';
import { useLeadActs } from './use-lead-acts.ts';
import { useSending } from './use-sending.ts';
import { useTyped } from './use-typed.ts';

/** Moves a lead to another stage; one that is lost says why first. */
export function StageSelect({ lead, className = '' }: { lead: Lead; className?: string }) {
  const { save } = useLeadActs();
  const [isAsked, setAsked] = useState(false);
  const sending = useSending(lead.status);
  const move = (status: LeadStatus) =>
    status === 'lost'
      ? setAsked(true)
      : void sending.until(status, save(lead, { status }, `Moved to ${stages[status]}`));
  return (
    <>
      <Select
        aria-label={`Stage of ${lead.name}`}
        value={sending.shown}
        onChange={(event) => move(event.target.value as LeadStatus)}
        className={className}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {stages[status]}
          </option>
        ))}
      </Select>
      {isAsked && <LostQuestion lead={lead} onClose={() => setAsked(false)} />}
    </>
  );
}

function LostQuestion({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { save } = useLeadActs();
  const [reason, setReason] = useTyped(`lost:${lead.id}`, lead.lost_reason ?? '');
  const [note, setNote] = useTyped(`lost-note:${lead.id}`, lead.lost_note ?? '');
  const [busy, setBusy] = useState(false);
  const fault = lengthFault('A note', contactSubmission.fields.lost_note.max!, note.trim());
  const lose = async () => {
    if (reason === '') return;
    setBusy(true);
    const lost_reason = reason as LostReason;
    const changes = { status: 'lost', lost_reason, lost_note: note } as const;
    const isSaved = await save(lead, changes, 'Moved to Lost').finally(() => setBusy(false));
    if (!isSaved) return;
    setReason('');
    setNote('');
    onClose();
  };
  return (
    <Confirm
      open
      onClose={onClose}
      title="Why is it lost?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="accent"
            busy={busy}
            disabled={reason === '' || fault !== undefined}
            onClick={lose}
          >
            Move to Lost
          </Button>
        </>
      }
    >
      <Select
        aria-label="Reason"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      >
        <option value="" disabled>
          Choose a reason
        </option>
        {LOST_REASONS.map((each) => (
          <option key={each} value={each}>
            {lostReasons[each]}
          </option>
        ))}
      </Select>
      <Labelled
        label="More about it"
        fault={fault}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Confirm>
  );
}
