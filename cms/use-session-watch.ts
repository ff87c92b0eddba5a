import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SESSION_ENDED, useSession } from './stores/session.ts';
import { notify } from './ui/toast.tsx';

const REVALIDATE_MS = 900_000;

/** Takes up the stored session, asks from time to time whether it still is good, and says when not. */
export function useSessionWatch(): void {
  const { user, expired, restore, revalidate } = useSession();
  const isSignedIn = user !== null;
  const queries = useQueryClient();

  useEffect(() => void restore(), [restore]);

  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setInterval(() => void revalidate(), REVALIDATE_MS);
    return () => clearInterval(timer);
  }, [isSignedIn, revalidate]);

  useEffect(() => {
    if (!isSignedIn) queries.clear();
  }, [isSignedIn, queries]);

  useEffect(() => {
    if (!expired) return;
    notify.clear();
    notify.error(SESSION_ENDED);
  }, [expired]);
}
