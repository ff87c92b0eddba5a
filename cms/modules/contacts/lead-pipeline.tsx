import { contactSubmission } from '#model/entities/contact-submission.ts';
import { formatMoment, momentInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/input.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { UNFINISHED } from '../../form/draft/input-fault.ts';
import { lengthFault } from '../../form/length-fault.ts';
import type { Lead } from './inbox.ts';
import { lostReasons } from './pipeline-words.ts';
import { StageSelect } from './stage-select.tsx';
import { useLeadActs } from './use-lead-acts.ts';
import { useOwners } from './use-owners.ts';
import { useSending } from './use-sending.ts';
import { useTyped } from './use-typed.ts';

/** Stage of a lead, whose it is, and what comes next. */
export function LeadPipeline({ lead }: { lead: Lead }) {
  const { owners, ownId, nameOf } = useOwners();
  const { save } = useLeadActs();
  const sending = useSending(lead.owner_id ?? '');
  const own = (id: string) => {
    const says = id ? `Given to ${nameOf(id)}` : 'Given to nobody';
    void sending.until(id, save(lead, { owner_id: id || null }, says));
  };
  const isKnown = lead.owner_id === null || owners.some(({ id }) => id === lead.owner_id);
  return (
    <section aria-label="Where it stands" className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <StageSelect lead={lead} />
        <div className="flex gap-2">
          <Select
            aria-label="Owner"
            value={sending.shown}
            onChange={(event) => own(event.target.value)}
          >
            <option value="">Nobody’s</option>
            {!isKnown && <option value={lead.owner_id!}>{nameOf(lead.owner_id)}</option>}
            {owners.map(({ id, full_name, on_duty_since }) => (
              <option key={id} value={id}>
                {full_name}
                {on_duty_since === null ? '' : ' (on duty)'}
              </option>
            ))}
          </Select>
          {ownId !== undefined && sending.shown !== ownId && (
            <Button className="shrink-0" onClick={() => own(ownId)}>
              Take it
            </Button>
          )}
        </div>
      </div>
      {lead.status === 'lost' && lead.lost_reason && (
        <p className="text-sm text-soft">
          {[lostReasons[lead.lost_reason], lead.lost_note].filter(Boolean).join(': ')}
        </p>
      )}
      <NextStep lead={lead} />
    </section>
  );
}

const storedWords = ({ next_step, next_step_at }: Lead) =>
  [next_step, next_step_at && formatMoment(next_step_at, 'en')].filter(Boolean).join(', ');

function NextStep({ lead }: { lead: Lead }) {
  const { save } = useLeadActs();
  const stored = {
    step: lead.next_step ?? '',
    at: lead.next_step_at ? wallTimeInDhaka(lead.next_step_at) : '',
  };
  const [step, setStep] = useTyped(`step:${lead.id}`, stored.step);
  const [at, setAt] = useTyped(`step-at:${lead.id}`, stored.at);
  const [isUnfinished, setUnfinished] = useState(false);
  const [busy, setBusy] = useState(false);
  const faultId = useId();
  const fault = lengthFault('A step', contactSubmission.fields.next_step.max!, step.trim());
  const typedAt = momentInDhaka(at);
  const isStored = stored.step !== '' || stored.at !== '';
  const isChanged = step.trim() !== stored.step || at !== stored.at;
  const set = async (next_step: string | null, next_step_at: string | null) => {
    setBusy(true);
    const isDone = next_step === null && next_step_at === null;
    const says = isDone ? 'Next step done' : 'Next step saved';
    await save(lead, { next_step, next_step_at }, says).finally(() => setBusy(false));
  };
  return (
    <form
      aria-label="Next step"
      onSubmit={(event) => {
        event.preventDefault();
        const { when } = event.currentTarget.elements as unknown as { when: HTMLInputElement };
        if (when.validity.badInput) return setUnfinished(true);
        if (isChanged && !fault && !busy) void set(step.trim() || null, typedAt ?? null);
      }}
      className="flex flex-wrap items-end gap-2"
    >
      <div className="min-w-44 flex-1">
        <Labelled
          label="Next step"
          fault={fault}
          placeholder="Call again, send the price"
          value={step}
          readOnly={busy}
          onChange={(event) => setStep(event.target.value)}
        />
      </div>
      <Labelled
        label="When (Dhaka)"
        name="when"
        type="datetime-local"
        aria-invalid={isUnfinished || undefined}
        aria-describedby={isUnfinished ? faultId : undefined}
        value={at}
        readOnly={busy}
        onChange={(event) => {
          setAt(event.target.value);
          setUnfinished(false);
        }}
        onBlur={(event) => setUnfinished(event.target.validity.badInput)}
      />
      <Button
        type="submit"
        busy={busy}
        disabled={!isChanged || fault !== undefined || isUnfinished}
      >
        Save
      </Button>
      {isStored && !isChanged && !busy && (
        <Button onClick={() => void set(null, null)}>Done</Button>
      )}
      {isUnfinished && (
        <p id={faultId} className="w-full text-sm font-medium text-bad">
          {UNFINISHED}
        </p>
      )}
      {typedAt !== undefined && at !== stored.at && (
        <p className="w-full text-xs text-faint">{formatMoment(typedAt, 'en')}</p>
      )}
      {isStored && isChanged && (
        <p className="w-full text-xs text-faint">Stored now: {storedWords(lead)}</p>
      )}
    </form>
  );
}
