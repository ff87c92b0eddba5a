import type { LeadDraft } from './lead-draft.ts';
import { sendLead, type Outcome } from './lead-sending.ts';
import { drop, keep } from './outbox.ts';
import { startDelivery } from './outbox-delivery.ts';

/**
 * Sends a lead. It waits on this device from before it is sent until it has arrived, so that a
 * visitor who leaves meanwhile has sent it all the same. `announced`: whether they are told.
 */
export async function postLead(
  draft: LeadDraft,
  fields: Record<string, unknown>,
  { announced }: { announced: boolean },
): Promise<Outcome> {
  const { lead, replaced } = draft.named(fields);
  const waits = onDevice(() => {
    if (replaced !== undefined) drop(localStorage, replaced);
    keep(localStorage, lead, announced, Date.now());
  });
  const outcome = await sendLead(lead);
  if (outcome === 'refused') console.error('The message was refused');
  if (waits && outcome !== 'failed') onDevice(() => drop(localStorage, lead.client_id));
  if (waits && outcome === 'failed') void startDelivery();
  return outcome;
}

/** Where a device keeps nothing for us, a lead cannot wait there: it is sent, or it is not. */
function onDevice(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.error('Nothing can be kept on this device', error);
    return false;
  }
}
