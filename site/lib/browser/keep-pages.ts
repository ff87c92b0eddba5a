/** By then the page is shown and awake, and its visitor reads: a worker that starts is in no one's way. */
const SETTLED_MS = 3000;

/** Has the pages kept that a visitor has seen, once this one is there in full and in use. */
export function keepPages(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that will keep nothing shows the site all the same.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(register, SETTLED_MS));
}
