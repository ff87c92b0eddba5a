import developmentScript from 'astro/runtime/server/astro-island.prebuilt-dev.js';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/**
 * Removes the scripts that Astro writes into every page with an island: the page script brings them,
 * once for all pages. Each is known by its whole text, which no attribute and no text can contain.
 */
export function withoutIslandRuntime(directives: Iterable<string>): (html: string) => string {
  const texts = [islandScript, developmentScript, ...directives];
  // One pass over the page: to look for each of them in turn takes several times as long.
  const scripts = new RegExp(
    texts.map((text) => RegExp.escape(`<script>${text}</script>`)).join('|'),
    'g',
  );
  return (html) => html.replace(scripts, '');
}
