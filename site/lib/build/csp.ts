import { createHash } from 'node:crypto';
import type { SSRManifest } from 'astro';
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js';

/** Placeholder of `Head.astro`. Text typed by staff cannot equal it: its quotes are escaped. */
export const PLACEHOLDER = '<meta http-equiv="content-security-policy" content="">';

type Compiled = Pick<SSRManifest, 'csp' | 'routes' | 'inlinedScripts'>;

/**
 * Fills in the content security policy of a page: it allows the inline styles of the page's route and
 * those inline scripts of the compiled site that stand in the page, each known by its whole text.
 * Hashes of all others would be bytes that do not compress, ahead of the first word. Pages are latin1
 * strings, one character per byte.
 */
export function withPolicy(
  compiled: Compiled,
  isDevelopment = false,
): ((html: string, route: string | undefined) => string) | undefined {
  const { csp, routes, inlinedScripts } = compiled;
  if (!csp) return undefined;
  const directives = csp.directives.map((directive) => `${directive};`).join('');
  const scripts = new Map([...inlinedScripts.values()].map((text) => [latin1(text), hashOf(text)]));
  const stylesOf = new Map(
    routes.map(({ routeData, styles }) => [
      routeData.route,
      allowing(styles.flatMap((style) => (style.type === 'inline' ? hashOf(style.content) : []))),
    ]),
  );
  return (html, route) => {
    const own = [...textsOf(html)].flatMap((text) => scripts.get(text) ?? []);
    const island = html.includes(ISLAND_STYLE) ? allowing([hashOf(ISLAND_STYLES)]) : '';
    const built = (stylesOf.get(route ?? '') ?? '') + island;
    // Vite's development server writes styles into the page by a script, in their latest version.
    const styles = isDevelopment ? " 'unsafe-inline'" : built;
    const policy = `${directives} script-src 'self'${allowing(own)}; style-src 'self'${styles};`;
    return html.replace(PLACEHOLDER, () => PLACEHOLDER.replace('""', () => `"${policy}"`));
  };
}

const ISLAND_STYLE = `<style>${ISLAND_STYLES}</style>`;
const [OPENING, CLOSING] = ['<script type="module">', '</script>'];

/** The texts of inline scripts, as Astro writes them: what is typed has its brackets escaped. */
function* textsOf(html: string): Generator<string> {
  for (let start = html.indexOf(OPENING); start >= 0; start = html.indexOf(OPENING, start + 1)) {
    const begin = start + OPENING.length;
    yield html.slice(begin, html.indexOf(CLOSING, begin));
  }
}

const allowing = (hashes: readonly string[]) =>
  [...new Set(hashes)].map((hash) => ` '${hash}'`).join('');

/** One character per byte, as pages are given. */
const latin1 = (text: string) => Buffer.from(text).toString('latin1');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
