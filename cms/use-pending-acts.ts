import { useEffect, useEffectEvent } from 'react';
import { sendPendingActs } from './client/pending-acts.ts';
import { useSession } from './stores/session.ts';

/** Poll interval: not every browser notices that the network is back. */
const EVERY_MS = 15_000;

/** Sends acts that this device has kept: at the start, when the network is back, and again and again. */
export function usePendingActs(onSent: () => void): void {
  const userId = useSession(({ user }) => user?.id);
  const send = useEffectEvent(async () => {
    if (userId !== undefined && (await sendPendingActs(userId)) > 0) onSent();
  });
  useEffect(() => {
    const trySending = () => void send();
    trySending();
    const timer = setInterval(trySending, EVERY_MS);
    window.addEventListener('online', trySending);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', trySending);
    };
  }, []);
}
