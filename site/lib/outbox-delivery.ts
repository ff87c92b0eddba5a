import { sendLead } from './lead-sending.ts';
import { deliver, OUTBOX_KEY, refusedLead } from './outbox.ts';
import { showToast } from './toast.ts';

/** Told to the page when a lead waits that the server did not take; who shows it in full prevents the toast. */
export const LEAD_REFUSED = 'kheya:lead-refused';
/** Told to the page when a lead that had waited is gone: its `client_id`. */
export const LEAD_SENT = 'kheya:lead-sent';

let timer: ReturnType<typeof setTimeout> | undefined;
let listens = false;
/** Whether this page has said that a lead was refused. */
let told = false;

/** Sends what a visit without a network left behind. Almost always there is nothing. */
export function deliverWaiting(): void {
  if (waits()) void startDelivery();
}

/** Where the device keeps nothing for us, never. */
function waits(): boolean {
  try {
    return localStorage.getItem(OUTBOX_KEY) !== null;
  } catch {
    return false;
  }
}

/** Sends what waits on this device, now and whenever there is hope, until nothing waits. */
export async function startDelivery(eager = false): Promise<void> {
  if (!listens) {
    listens = true;
    window.addEventListener('online', () => void startDelivery(true));
  }
  await alone(eager, async () => {
    const round = { shelf: localStorage, send: sendLead, now: Date.now, eager };
    const { sent, next } = await deliver(round);
    for (const { lead, announce } of sent) {
      window.dispatchEvent(new CustomEvent(LEAD_SENT, { detail: lead.client_id }));
      if (announce) showToast({ kind: 'success', text: announce });
    }
    tellRefused();
    clearTimeout(timer);
    if (next !== undefined)
      timer = setTimeout(() => void startDelivery(), Math.max(1_000, next - Date.now()));
  });
}

/** Says on every page that a lead was refused, until it is mended: it has waited, and nobody looked on. */
function tellRefused(): void {
  const lead = refusedLead(localStorage);
  if (!lead || told) return;
  told = true;
  const news = new Event(LEAD_REFUSED, { cancelable: true });
  if (window.dispatchEvent(news)) showToast({ kind: 'error', text: 'refused' });
}

/**
 * One tab delivers at a time; where tabs cannot agree, the server knows a lead by its name. A
 * network that is back while a round runs asks for a round of its own after that one.
 */
async function alone(patient: boolean, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('kheya-outbox', { ifAvailable: !patient }, (lock) =>
    lock ? work() : undefined,
  );
}
