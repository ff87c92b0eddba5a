import type { ClientDirective } from 'astro';

/** A browser that never rests wakes it all the same. */
const AT_MOST_MS = 2000;

/** Wakes an island once the page is there in full, pictures included, and the browser rests. */
const quiet: ClientDirective = (load, _options) => {
  const wake = () => {
    const hydrate = () => void load().then((start) => start());
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: AT_MOST_MS });
    else setTimeout(hydrate, AT_MOST_MS / 10);
  };
  if (document.readyState === 'complete') wake();
  else window.addEventListener('load', wake, { once: true });
};

export default quiet;
