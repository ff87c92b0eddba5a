import developmentScript from 'astro/runtime/server/astro-island.prebuilt-dev.js';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/**
 * Removes the scripts that Astro writes into every page with an island: the page script brings them,
 * once for all pages. Each is known by its whole text, which no attribute and no text can contain.
 */
export function withoutIslandRuntime(directives: Iterable<string>): (html: string) => string {
  const scripts = [islandScript, developmentScript, ...directives].map(
    (text) => `<script>${text}</script>`,
  );
  return (html) => scripts.reduce((page, script) => page.replaceAll(script, ''), html);
}
