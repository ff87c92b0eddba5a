import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/**
 * Answers how to leave out the scripts that Astro writes into every page with an island: they come with
 * the page's own file, once for all pages, and need no room ahead of what a visitor reads. They are
 * known by their whole text, with quotes that no attribute and no text of a page can hold.
 */
export function withoutIslandRuntime(directives: Iterable<string>): (html: string) => string {
  const scripts = [islandScript, ...directives].map((text) => `<script>${latin1(text)}</script>`);
  return (html) => scripts.reduce((page, script) => page.replaceAll(script, ''), html);
}

/** As the page is given: a character for each byte. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1');
