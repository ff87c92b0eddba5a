const AT_ONCE = 8;

/** Works on each, several at once; after a failure, or when asked to stop, on none that is left. */
export async function inParallel<T>(
  items: readonly T[],
  stop: AbortSignal,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let failure: { error: unknown } | undefined;
  const worker = async () => {
    for (const item of left) {
      if (failure) return;
      try {
        stop.throwIfAborted();
        await work(item);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failure) throw failure.error;
}
