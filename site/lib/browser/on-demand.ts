import { showToast } from './toast.ts';

/** Loads a script at the first call; where it does not come, says so, and tries again at the next. */
export function onDemand<T>(load: () => Promise<T>): () => Promise<T | undefined> {
  let loading: Promise<T | undefined> | undefined;
  return () =>
    (loading ??= load().catch(() => {
      // Said once at a time: each touch asks again.
      if (!document.querySelector('.toast')) showToast({ kind: 'error', text: 'unloaded' });
      return (loading = undefined);
    }));
}
