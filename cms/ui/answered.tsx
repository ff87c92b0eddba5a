import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What has been asked of the server. */
export interface Asked {
  data: unknown;
  failureCount: number;
  refetch: () => unknown;
}

interface AnsweredProps {
  asked: readonly Asked[];
  /** Said where the server did not answer. */
  failed: string;
  /** What the answers say; none is missing then. */
  children: ReactNode;
}

/** Tells on its way and failed apart from an answer: only an answer can be that there is nothing. */
export function Answered({ asked, failed, children }: AnsweredProps) {
  const missing = asked.filter(({ data }) => data === undefined);
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
