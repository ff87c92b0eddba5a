import { setFlagsFromString } from 'node:v8';

/**
 * By how many in a hundred the heap grows before V8 goes through all of it. The publisher lives for
 * months beside others, and keeps to little; where it makes thousands of pages, going through all of
 * it so often would take a quarter of the time.
 */
const GROWTH = { usual: 30, hurried: 60 };

const hurried = new Set<object>();

/** Keeps the heaps of all threads small. Called once, at the start. */
export const saveMemory = () => setGrowth(GROWTH.usual);

/** Has memory spent for speed, in all threads, as long as anybody has much to do. */
export function spendMemory(who: object, hasMuchToDo: boolean): void {
  if (hasMuchToDo) hurried.add(who);
  else hurried.delete(who);
  setGrowth(hurried.size > 0 ? GROWTH.hurried : GROWTH.usual);
}

/** V8 looks at it whenever it has gone through a heap; nothing else depends on it. */
const setGrowth = (percent: number) => setFlagsFromString(`--heap-growing-percent=${percent}`);
