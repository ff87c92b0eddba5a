import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, causeOf } from '../client/api-error.ts';
import { notify } from '../ui/toast.tsx';

/**
 * Says with the first failure that something could not be fetched; the end of a session says so itself,
 * and of a device without a network the header does, once for all.
 */
export function useFetchErrorToast({ failureReason, failureCount }: UseQueryResult, says: string) {
  const isSignedOut = failureReason instanceof ApiError && failureReason.status === 401;
  const hasFailed = failureCount > 0 && !isSignedOut;
  const cause = causeOf(failureReason);
  useEffect(() => {
    if (hasFailed && navigator.onLine) notify.error(says, cause);
  }, [hasFailed, says, cause]);
  return hasFailed;
}
