/** Delay after the load event: installing fetches files, which must not compete with the page's own. */
const AFTER_LOAD_MS = 3000;

/** Registers the service worker, which keeps the pages that a visitor has seen for offline use. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // A browser that refuses storage shows the site all the same.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(register, AFTER_LOAD_MS));
}
