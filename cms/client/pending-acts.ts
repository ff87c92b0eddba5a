import { randomId } from '#model/kit/random-id.ts';
import { ApiError, isFinal, isForeign, NetworkError } from './api-error.ts';
import { deviceStorage } from './device-storage.ts';
import { sendAct, type NewAct } from './lead-acts.ts';
import { serverNow } from './server-time.ts';
import { token } from './token.ts';

const KEY = 'cms_pending_acts';
/** Acts that one device keeps; nobody does more without a network. */
const MOST = 200;

interface PendingAct {
  lead: string;
  act: NewAct;
  key: string;
  /** Whose it is: another account on this device does not send it. */
  userId: string;
}

const stored = (): PendingAct[] => {
  try {
    return JSON.parse(deviceStorage.read(KEY) ?? '[]') as PendingAct[];
  } catch {
    return [];
  }
};

const store = (acts: readonly PendingAct[]) =>
  acts.length === 0 ? deviceStorage.remove(KEY) : deviceStorage.write(KEY, JSON.stringify(acts));

/** Whether they outlive the page: where the device has no room, it alone has them. */
export const arePendingActsKept = () => !deviceStorage.holds(KEY);

/** Whether what failed may succeed later: with a network, a server, another session. */
const isForNow = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof ApiError && (error.status === 401 || isForeign(error) || !isFinal(error)));

/**
 * Notes an act. Without a network or a server it stays on the device, with its moment, and is sent later under the
 * same key: no act is lost, none is noted twice. Answers whether it was sent; any other failure is thrown.
 */
export async function noteAct(lead: string, act: NewAct, userId: string): Promise<boolean> {
  const pending = { lead, act: { ...act, at: serverNow().toISOString() }, key: randomId(), userId };
  try {
    await sendAct(lead, act, pending.key);
    return true;
  } catch (error) {
    if (!isForNow(error)) throw error;
    store([...stored(), pending].slice(-MOST));
    return false;
  }
}

let sending = false;

/**
 * Sends what the device has kept of an account, in order. Answers how many were sent. One that is refused
 * is kept no longer: it would be refused again.
 */
export async function sendPendingActs(
  userId: string,
  onRefused: (act: NewAct, error: unknown) => void,
): Promise<number> {
  if (sending) return 0;
  sending = true;
  const by = token.subject();
  let sent = 0;
  try {
    for (const { lead, act, key } of stored().filter((each) => each.userId === userId)) {
      // Sent now, it would be noted as whoever has signed in meanwhile.
      if (token.subject() !== by) return sent;
      try {
        await sendAct(lead, act, key);
        sent++;
      } catch (error) {
        if (isForNow(error)) return sent;
        onRefused(act, error);
      }
      store(stored().filter((each) => each.key !== key));
    }
    return sent;
  } finally {
    sending = false;
  }
}
