import type { Publishing } from '#model/publishing/index.ts';
import { useQuery } from '@tanstack/react-query';
import { publishing, siteState } from './publishing.ts';
import { publishingKey } from './use-records.ts';

/** Poll interval without a stream of events. */
const POLL_MS = 700;
/** Poll interval beside a stream: a response may overwrite an event that was sent after it. */
const STREAMING_POLL_MS = 1_500;
/** Poll interval after a failure: the server's own longest backoff. */
const FAILING_POLL_MS = 2_000;

const query = { queryKey: publishingKey, queryFn: publishing };

/** The publishing status of the site. */
export const usePublishing = () => useQuery(query);

/**
 * Polls the publishing status for as long as the site is behind: slowly beside a stream of events.
 * One poll serves all components that show the status.
 */
export function usePublishingPoll(isStreaming: boolean): void {
  useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? pollInterval(state.data, isStreaming) : false),
  });
}

function pollInterval(status: Publishing, isStreaming: boolean): number | false {
  const { state } = siteState(status);
  if (state === 'live') return false;
  if (isStreaming) return STREAMING_POLL_MS;
  return state === 'failed' ? FAILING_POLL_MS : POLL_MS;
}
