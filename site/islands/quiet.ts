import type { ClientDirective } from 'astro';

/** A browser that never rests wakes it all the same. */
const AT_MOST_MS = 2000;

/** Wakes an island once the page is there in full and has been seen, and the browser rests. */
const quiet: ClientDirective = (load, _options) => {
  const wake = () => {
    const hydrate = () => void load().then((start) => start());
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: AT_MOST_MS });
    else setTimeout(hydrate, AT_MOST_MS / 10);
  };
  // All may have loaded before anything is painted: the second frame begins when the first is shown.
  const onceSeen = () => requestAnimationFrame(() => requestAnimationFrame(wake));
  if (document.readyState === 'complete') onceSeen();
  else window.addEventListener('load', onceSeen, { once: true });
};

export default quiet;
