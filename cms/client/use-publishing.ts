import { useQuery } from '@tanstack/react-query';
import { publishing, publishState, type Publishing } from './publishing.ts';
import { publishingKey } from './use-records.ts';

const ON_ITS_WAY_MS = 700;
/** The server's own longest wait between two tries. */
const FAILING_MS = 2_000;

const query = { queryKey: publishingKey, queryFn: publishing };

/** How far the site is. */
export const usePublishing = () => useQuery(query);

/** Asks again how far the site is for as long as it is behind; one watch serves all who look. */
export const usePublishingWatch = () =>
  useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data) : false),
  });

function nextLook(status: Publishing): number | false {
  const { state } = publishState(status.revision, status);
  if (state === 'live') return false;
  return state === 'failed' ? FAILING_MS : ON_ITS_WAY_MS;
}
