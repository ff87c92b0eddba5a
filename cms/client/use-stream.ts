import { useEffect, useEffectEvent, useState } from 'react';
import { sharedStream } from './shared-stream.ts';

/** Exponential backoff for reopening a stream that ended. */
const REOPEN_MS = 1_000;
const LONGEST_REOPEN_MS = 30_000;

/** Event handlers by event name; events without one are ignored. */
export type Listeners = Readonly<Record<string, (data: unknown) => void>>;

/** Listens to server-sent events. Returns whether the stream is open. */
export function useStream(listeners: Listeners): boolean {
  const [isOpen, setOpen] = useState(false);
  const onEvent = useEffectEvent((name: string, data: string) => {
    setOpen(true);
    listeners[name]?.(JSON.parse(data));
  });
  useEffect(() => {
    const stop = new AbortController();
    void follow(stop.signal, { onEvent, onEnd: () => setOpen(false) });
    // Another tab takes over at once; a page that the browser keeps goes on when it is shown again.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) stop.abort();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop.abort();
    };
  }, []);
  return isOpen;
}

interface Following {
  onEvent: (name: string, data: string) => void;
  onEnd: () => void;
}

/** Reads the stream, and reconnects whenever it ends. */
async function follow(signal: AbortSignal, { onEvent, onEnd }: Following): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      for await (const { name, data } of sharedStream(signal)) {
        failures = 0;
        onEvent(name, data);
      }
    } catch {
      // Every failure is retried, until the signal aborts.
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
