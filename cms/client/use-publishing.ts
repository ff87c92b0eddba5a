import type { Publishing } from '#model/publishing/index.ts';
import { useQuery } from '@tanstack/react-query';
import { publishing, siteState } from './publishing.ts';
import { publishingKey } from './use-records.ts';

const ON_ITS_WAY_MS = 700;
/** An answer may overtake what was told after it: what seems to be on its way is looked at again. */
const TOLD_MS = 1_500;
/** The server's own longest wait between two tries. */
const FAILING_MS = 2_000;

const query = { queryKey: publishingKey, queryFn: publishing };

/** How far the site is. */
export const usePublishing = () => useQuery(query);

/**
 * Keeps up with how far the site is: told by the server, or asked for as long as it is behind where
 * nothing is told. One watch serves all who look.
 */
export function usePublishingWatch(isTold: boolean): void {
  useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data, isTold) : false),
  });
}

function nextLook(status: Publishing, isTold: boolean): number | false {
  const { state } = siteState(status);
  if (state === 'live') return false;
  if (isTold) return TOLD_MS;
  return state === 'failed' ? FAILING_MS : ON_ITS_WAY_MS;
}
