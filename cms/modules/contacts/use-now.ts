import { useSyncExternalStore } from 'react';

const EVERY_MS = 15_000;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

function tick(): void {
  now = Date.now();
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
  if (timer === undefined && Date.now() - now >= EVERY_MS) now = Date.now();
  return now;
}

/** The time, in milliseconds: another one every quarter of a minute, the same for all who read it. */
export const useNow = (): number => useSyncExternalStore(subscribe, latest);
