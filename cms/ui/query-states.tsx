import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The used part of a TanStack Query result. */
export interface QueryState {
  data: unknown;
  failureCount: number;
  refetch: () => unknown;
}

interface QueryStatesProps {
  queries: readonly QueryState[];
  /** Error message of a failed query. */
  failed: string;
  /** Content, shown once every query has data. */
  children?: ReactNode;
}

/** Loading and error states: an empty list is shown only once the server has answered. */
export function QueryStates({ queries, failed, children }: QueryStatesProps) {
  const missing = queries.filter(({ data }) => data === undefined);
  if (missing.length === 0) return children;
  if (missing.every(({ failureCount }) => failureCount === 0))
    return (
      <p role="status" className="p-4 text-sm text-faint">
        Loading…
      </p>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4 text-sm">
      <p className="flex-1 text-bad">{failed}</p>
      <Button onClick={() => missing.forEach(({ refetch }) => void refetch())}>Try again</Button>
    </div>
  );
}
