import type { LeadDraft } from './lead-draft.ts';
import { sendLead, type Lead, type Sending } from './lead-sending.ts';
import { drop, keep, setAside } from '../outbox/outbox.ts';
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
  const { lead, replaced } = draft.named(fields);
  const waits = onDevice(() => {
    if (replaced !== undefined) drop(localStorage, replaced);
    keep(localStorage, lead, announce, Date.now());
  });
  return { lead, waits };
}

/**
 * Without storage on the device a lead cannot wait: it is sent once, or lost. Browsers throw where they
 * forbid it; an app that shows the page may have none, which is null.
 */
function onDevice(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.error('Nothing can be kept on this device', error);
    return false;
  }
}
