import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, causeOf } from '../client/api-error.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { useFetchErrorToast } from './use-fetch-error-toast.ts';

interface ListStateProps {
  query: UseQueryResult<readonly unknown[]>;
  fetchFailed: string;
  /** Said when there is no record at all. */
  empty: ReactNode;
  children: ReactNode;
}

/** The list once it is there; until then that it is on its way, failed, or empty. */
export function ListState({ query, fetchFailed, empty, children }: ListStateProps) {
  const { data, failureReason, refetch } = query;
  const hasFailed = useFetchErrorToast(query, fetchFailed);

  if (!data && hasFailed) {
    const isForbidden = failureReason instanceof ApiError && failureReason.status === 403;
    return (
      <Notice
        tone={navigator.onLine ? 'bad' : 'wait'}
        actions={!isForbidden && <Button onClick={() => refetch()}>Try again</Button>}
      >
        {fetchFailed}. {causeOf(failureReason) ?? 'The server did not answer as it should.'}
      </Notice>
    );
  }
  if (!data) return <ListSkeleton />;
  if (data.length === 0) return <p className="py-16 text-center text-faint">{empty}</p>;
  return children;
}
