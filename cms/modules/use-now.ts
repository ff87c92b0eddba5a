import { useSyncExternalStore } from 'react';
import { serverNow } from '../client/server-time.ts';

const EVERY_MS = 15_000;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = serverNow().getTime();

function tick(): void {
  now = serverNow().getTime();
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  timer ??= setInterval(tick, EVERY_MS);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function latest(): number {
  // Nothing ticks before the first reader.
  const found = serverNow().getTime();
  if (timer === undefined && Math.abs(found - now) >= EVERY_MS) now = found;
  return now;
}

/** The time, in milliseconds: another one every quarter of a minute, the same for all who read it. */
export const useNow = (): number => useSyncExternalStore(subscribe, latest);
