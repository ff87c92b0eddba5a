import type { QueryState } from './query-states.tsx';

interface CountProps {
  query: Pick<QueryState, 'data' | 'failureCount'>;
  /** How many the answer has; looked at once there is one. */
  of: number;
}

/** A number beside a choice: only an answer can be 0. */
export function Count({ query: { data, failureCount }, of }: CountProps) {
  if (data !== undefined) return <span className="font-normal tabular-nums">{of}</span>;
  return failureCount > 0 ? (
    <span className="font-normal text-bad">Not counted</span>
  ) : (
    <span className="font-normal text-faint">Counting…</span>
  );
}
