import { setFlagsFromString } from 'node:v8';
import type { Worker } from 'node:worker_threads';

/**
 * By how many in a hundred the heap grows before V8 goes through all of it. The publisher lives for
 * months beside others, and keeps to little; where it makes thousands of pages, going through all of
 * it so often would take a quarter of the time.
 */
const GROWTH = { usual: 30, hurried: 60 };

/** Threads that are there because there is much to do. */
const helping = new Set<Worker>();

/** Has the heaps of all threads kept small, except while one of them helps with much. */
export function saveMemory(): void {
  const growth = helping.size > 0 ? GROWTH.hurried : GROWTH.usual;
  // V8 looks at it whenever it has gone through a heap; nothing else depends on it.
  setFlagsFromString(`--heap-growing-percent=${growth}`);
}

/** Has memory spent for speed, in all threads, for as long as this one is there. */
export function spendMemory(thread: Worker): void {
  helping.add(thread);
  saveMemory();
  thread.once('exit', () => {
    helping.delete(thread);
    saveMemory();
  });
}
