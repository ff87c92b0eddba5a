/**
 * Works with what is kept on the device. Undefined where the browser forbids its storage or has no room in
 * it; an app that shows the page may have none, which is null.
 */
export function onDevice<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {}
}
