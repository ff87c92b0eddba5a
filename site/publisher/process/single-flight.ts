/**
 * One run at a time. Calls before the next run begins share it: it sees everything that was there when
 * they were made.
 */
export function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    return run();
  };
  return () => {
    if (!next) last = next = last.then(begin, begin);
    return next;
  };
}
