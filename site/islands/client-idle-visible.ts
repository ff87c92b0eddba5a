import type { ClientDirective } from 'astro';
import type { Island } from './client-interaction.ts';

/** Timeout of the idle callback: a browser that is never idle hydrates the island all the same. */
const AT_MOST_MS = 2000;

/** Hydrates an island when the browser is idle, after the loaded page has been painted. */
const idleVisible: ClientDirective = (load, _options, island: Island) => {
  const hydrateWhenIdle = () => {
    // Its script may arrive empty: React would draw nothing in its place.
    const hydrate = () => void load().then((start) => island.Component && start());
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: AT_MOST_MS });
    else setTimeout(hydrate, AT_MOST_MS / 10);
  };
  // All may have loaded before anything is painted: the second frame begins when the first is shown.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(hydrateWhenIdle));
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
};

export default idleVisible;
