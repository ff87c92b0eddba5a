import { useQueryClient } from '@tanstack/react-query';
import { hasRole, roleLabels } from '#model/access/roles.ts';
import { useEffect, useRef } from 'react';
import { SESSION_ENDED, useSession } from './stores/session.ts';
import { notify } from './ui/toast.tsx';

const CLOSED =
  'What it does not allow has closed. What you typed there is kept on this device, passwords aside.';
const REVALIDATE_MS = 900_000;

/** Takes up the stored session, asks from time to time whether it still is good, and says when not, or in another role. */
export function useSessionWatch(): void {
  const { user, expired, restore, revalidate } = useSession();
  const isSignedIn = user !== null;
  const queries = useQueryClient();

  useEffect(() => void restore(), [restore]);

  // Toasts name people who wrote, and an Undo would act as whoever signs in next.
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (before.user && now.user?.id !== before.user.id) notify.clear();
      }),
    [],
  );

  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setInterval(() => void revalidate(), REVALIDATE_MS);
    // A role that was lowered is met by a refusal, one that was raised by nothing.
    const onSeen = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [isSignedIn, revalidate]);

  useEffect(() => {
    if (!isSignedIn) queries.clear();
  }, [isSignedIn, queries]);

  const known = useRef(user);
  useEffect(() => {
    const before = known.current;
    known.current = user;
    if (!user || before?.id !== user.id || before.role === user.role) return;
    const isLess = !hasRole(user.role, before.role);
    notify.error(`Your role is ${roleLabels[user.role]} now`, isLess ? CLOSED : undefined);
  }, [user]);

  useEffect(() => {
    if (!expired) return;
    notify.clear();
    notify.error(SESSION_ENDED);
  }, [expired]);
}
