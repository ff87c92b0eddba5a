import { contactSubmission } from '#model/entities/contact-submission.ts';
import { momentInDhaka, wallTimeInDhaka } from '#model/format/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/input.tsx';
import { Labelled } from '../../ui/labelled.tsx';
import { lengthFault } from '../../form/length-fault.ts';
import type { Lead } from './inbox.ts';
import { lostReasons } from './pipeline-words.ts';
import { StageSelect } from './stage-select.tsx';
import { useLeadActs } from './use-lead-acts.ts';
import { useOwners } from './use-owners.ts';
import { useTyped } from './use-typed.ts';

/** Stage of a lead, whose it is, and what comes next. */
export function LeadPipeline({ lead }: { lead: Lead }) {
  const { owners, ownId, nameOf } = useOwners();
  const { save } = useLeadActs();
  const own = (id: string) =>
    save(lead, { owner_id: id || null }, id ? `Given to ${nameOf(id)}` : 'Given to nobody');
  const isKnown = lead.owner_id === null || owners.some(({ id }) => id === lead.owner_id);
  return (
    <section aria-label="Where it stands" className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <StageSelect lead={lead} />
        <div className="flex gap-2">
          <Select
            aria-label="Owner"
            value={lead.owner_id ?? ''}
            onChange={(event) => void own(event.target.value)}
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
          {ownId !== undefined && lead.owner_id !== ownId && (
            <Button className="shrink-0" onClick={() => void own(ownId)}>
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
      <NextStep key={`${lead.id} ${lead.next_step} ${lead.next_step_at}`} lead={lead} />
    </section>
  );
}

function NextStep({ lead }: { lead: Lead }) {
  const { save } = useLeadActs();
  const stored = {
    step: lead.next_step ?? '',
    at: lead.next_step_at ? wallTimeInDhaka(lead.next_step_at) : '',
  };
  const [step, setStep] = useTyped(`step:${lead.id}`, stored.step);
  const [at, setAt] = useTyped(`step-at:${lead.id}`, stored.at);
  const fault = lengthFault('A step', contactSubmission.fields.next_step.max!, step.trim());
  const isChanged = step.trim() !== stored.step || at !== stored.at;
  const set = (next_step: string | null, next_step_at: string | null) =>
    void save(
      lead,
      { next_step, next_step_at },
      next_step === null && next_step_at === null ? 'Next step done' : 'Next step saved',
    );
  return (
    <form
      aria-label="Next step"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !fault) set(step.trim() || null, momentInDhaka(at) ?? null);
      }}
      className="flex flex-wrap items-end gap-2"
    >
      <div className="min-w-44 flex-1">
        <Labelled
          label="Next step"
          fault={fault}
          placeholder="Call again, send the price"
          value={step}
          onChange={(event) => setStep(event.target.value)}
        />
      </div>
      <Labelled
        label="When (Dhaka)"
        type="datetime-local"
        value={at}
        onChange={(event) => setAt(event.target.value)}
      />
      <Button type="submit" disabled={!isChanged || fault !== undefined}>
        Save
      </Button>
      {(stored.step !== '' || stored.at !== '') && !isChanged && (
        <Button onClick={() => set(null, null)}>Done</Button>
      )}
    </form>
  );
}
