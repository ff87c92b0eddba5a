import { useEffect, useEffectEvent } from 'react';
import { causeOf } from './client/api-error.ts';
import type { NewAct } from './client/lead-acts.ts';
import { sendPendingActs } from './client/pending-acts.ts';
import { useSession } from './stores/session.ts';
import { notify } from './ui/toast.tsx';

/** Poll interval: not every browser notices that the network is back. */
const EVERY_MS = 15_000;

/** The words of a note stay on screen until somebody has read them: they are nowhere else. */
function tellRefused({ kind, note }: NewAct, error: unknown): void {
  if (kind === 'opened') return;
  const words = note && `“${note}”`;
  const cause = [words, causeOf(error)].filter(Boolean).join(' · ');
  notify.error('What waited on this device could not be noted', cause, { stays: true });
}

/** Sends acts that this device has kept: at the start, when the network is back, and again and again. */
export function usePendingActs(onSent: () => void): void {
  const userId = useSession(({ user }) => user?.id);
  const send = useEffectEvent(async () => {
    if (userId !== undefined && (await sendPendingActs(userId, tellRefused)) > 0) onSent();
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
