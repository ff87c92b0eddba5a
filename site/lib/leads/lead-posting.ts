import { onDevice } from '../browser/on-device.ts';
import type { LeadDraft } from './lead-draft.ts';
import { sendLead, type Lead, type Sending } from './lead-sending.ts';
import { drop, keep, leadWith, setAside } from '../outbox/outbox.ts';
import { startDelivery } from '../outbox/outbox-delivery.ts';

/** Outbox step by outcome; a refused lead stays, as its visitor may leave without mending it. */
const settle = { sent: drop, refused: setAside } as const;

export interface Posted extends Sending {
  /** Whether it waits on this device, to be sent again. */
  kept: boolean;
}

/**
 * Write-ahead: stores a lead in the outbox before it is sent, until it has arrived, so that a
 * visitor who leaves meanwhile has sent it all the same. `announce`: the toast of a late success.
 */
export async function postLead(
  draft: LeadDraft,
  fields: Record<string, unknown>,
  announce: string | null,
): Promise<Posted> {
  const { lead, waits } = keepLead(draft, fields, announce);
  const { outcome, promise } = await sendLead(lead);
  if (outcome === 'refused') console.error('The message was refused');
  if (waits && outcome !== 'failed') onDevice(() => settle[outcome](localStorage, lead.client_id));
  const kept = waits && outcome === 'failed';
  if (kept) void startDelivery();
  return { outcome, kept, promise };
}

/** Stores a lead in this device's outbox, in place of an earlier one of the same form. */
export function keepLead(
  draft: LeadDraft,
  fields: Record<string, unknown>,
  announce: string | null,
): { lead: Lead; waits: boolean } {
  resumeLead(draft, fields);
  const { lead, replaced } = draft.named(fields);
  const waits = onDevice(() => {
    if (replaced !== undefined) drop(localStorage, replaced);
    keep(localStorage, lead, announce, Date.now());
    return true;
  });
  // Without storage it cannot wait: it is sent once, or lost.
  return { lead, waits: waits === true };
}

/** Takes up the lead that waits with these fields, after its page was loaded again. */
export function resumeLead(draft: LeadDraft, fields: Record<string, unknown>): boolean {
  const lead = onDevice(() => leadWith(localStorage, fields));
  if (lead) draft.takeOver(lead.client_id, fields);
  return lead !== undefined;
}
