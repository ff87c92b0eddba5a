import { sendLead } from '../leads/lead-sending.ts';
import { deliver, OUTBOX_KEY, refusedLead } from './outbox.ts';
import { onDevice } from '../browser/on-device.ts';
import { showToast } from '../browser/toast.ts';

/** Window event: the server refused a waiting lead. A listener that shows it prevents the toast. */
export const LEAD_REFUSED = 'kheya:lead-refused';
/** Window event: a waiting lead was sent. */
export const LEAD_SENT = 'kheya:lead-sent';
/** Its `detail`; `promise`: when somebody will call, where that is not soon. */
export interface LateNews {
  id: string;
  promise: string | null;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let listens = false;
/** To the other tabs, in whose forms a lead may be said to wait. Safari has it from version 15.4 on. */
let otherTabs: BroadcastChannel | undefined;
/** Whether this page has dispatched LEAD_REFUSED. */
let announced = false;

/** Sends what a visit without a network left behind. Almost always there is nothing. */
export function deliverWaiting(): void {
  if (onDevice(() => OUTBOX_KEY in localStorage)) void startDelivery();
}

/** Sends the waiting leads now, after each backoff and once online, until none waits. */
export async function startDelivery(eager = false): Promise<void> {
  if (!listens) {
    listens = true;
    window.addEventListener('online', () => void startDelivery(true));
    if ('BroadcastChannel' in window) otherTabs = new BroadcastChannel(OUTBOX_KEY);
    otherTabs?.addEventListener('message', ({ data }) => announceSent(data as LateNews));
  }
  await alone(eager, async () => {
    const round = {
      shelf: localStorage,
      send: sendLead,
      now: Date.now,
      eager,
    };
    const { sent, next } = await deliver(round);
    for (const { lead, announce, promise } of sent) {
      const news: LateNews = { id: lead.client_id, promise };
      announceSent(news);
      otherTabs?.postMessage(news);
      if (announce) showToast({ kind: 'success', text: announce, promise });
    }
    announceRefused();
    clearTimeout(timer);
    if (next !== undefined)
      timer = setTimeout(() => void startDelivery(), Math.max(1_000, next - Date.now()));
  });
}

const announceSent = (detail: LateNews) =>
  window.dispatchEvent(new CustomEvent(LEAD_SENT, { detail }));

/** Reports a refused lead once per page until it is mended: it was sent while nobody looked on. */
function announceRefused(): void {
  const lead = refusedLead(localStorage);
  if (!lead || announced) return;
  announced = true;
  const news = new Event(LEAD_REFUSED, { cancelable: true });
  if (window.dispatchEvent(news)) showToast({ kind: 'error', text: 'refused' });
}

/**
 * Web Lock: one tab delivers at a time; without locks, the server deduplicates by `client_id`. When
 * the network is back while a round runs, another round waits for the lock.
 */
async function alone(patient: boolean, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('kheya-outbox', { ifAvailable: !patient }, (lock) =>
    lock ? work() : undefined,
  );
}
