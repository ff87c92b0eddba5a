/** Has the pages kept that a visitor has seen, once this one is there in full. */
export function keepPages(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // A browser that will keep nothing shows the site all the same.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
