import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { publishing, siteState, type Publishing } from './publishing.ts';
import { publishingStream } from './publishing-stream.ts';
import { publishingKey } from './use-records.ts';

const ON_ITS_WAY_MS = 700;
/** An answer may overtake what was told after it: what seems to be on its way is looked at again. */
const TOLD_MS = 1_500;
/** The server's own longest wait between two tries. */
const FAILING_MS = 2_000;
/** A stream that ended is opened again: soon at first, then ever less often. */
const REOPEN_MS = 1_000;
const LONGEST_REOPEN_MS = 30_000;

const query = { queryKey: publishingKey, queryFn: publishing };

/** How far the site is. */
export const usePublishing = () => useQuery(query);

/**
 * Keeps up with how far the site is: told by the server, or asked for as long as it is behind where
 * nothing is told. One watch serves all who look.
 */
export function usePublishingWatch(): void {
  const isTold = usePublishingStream();
  useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data, isTold) : false),
  });
}

/** Whether the stream is open. */
function usePublishingStream(): boolean {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const onStatus = (status: Publishing) => {
      setOpen(true);
      client.setQueryData(publishingKey, status);
    };
    void follow(stop.signal, { onStatus, onEnd: () => setOpen(false) });
    return () => stop.abort();
  }, [client]);
  return isOpen;
}

/** Reads the stream, and opens it again whenever it ends. */
async function follow(
  signal: AbortSignal,
  { onStatus, onEnd }: { onStatus: (status: Publishing) => void; onEnd: () => void },
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      for await (const status of publishingStream(signal)) {
        failures = 0;
        onStatus(status);
      }
    } catch {
      // Asking goes on for as long as nothing is told.
    }
    onEnd();
    await pause(Math.min(REOPEN_MS * 2 ** failures, LONGEST_REOPEN_MS), signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

function nextLook(status: Publishing, isTold: boolean): number | false {
  const { state } = siteState(status);
  if (state === 'live') return false;
  if (isTold) return TOLD_MS;
  return state === 'failed' ? FAILING_MS : ON_ITS_WAY_MS;
}
