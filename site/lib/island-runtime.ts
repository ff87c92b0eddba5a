const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const ISLAND = '<astro-island';
const OF_ISLANDS = /customElements\.define\("astro-island"|self\.Astro\b/;

/**
 * The page without the scripts that Astro writes into every page with an island: they come with the
 * page's own file, once for all pages, and need no room ahead of what a visitor reads.
 */
export function withoutIslandRuntime(html: string): string {
  if (!html.includes(ISLAND)) return html;
  return html.replaceAll(SCRIPT, (whole, text: string) => (OF_ISLANDS.test(text) ? '' : whole));
}
