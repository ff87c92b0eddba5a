import { createHash } from 'node:crypto';

const META = '<meta http-equiv="content-security-policy" content="';
const POLICY = new RegExp(`(?<=${META})[^"]*`);
const HASHES = /(?: 'sha256-[^']+')+/g;
/** What runs and what styles; data needs nobody's leave. */
const INLINE = /<(script|style)\b(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/\1>/g;
/** Astro writes a policy, and after it what the policy allows. */
const FIRST_STYLE = '<style>';

/**
 * The page with a policy that names its own scripts and styles. The compiled site's `whole` policy,
 * which stands in the page where none is given, names those of every page: bytes that no compression
 * makes smaller, ahead of the first word. Every character of the page stands for one byte.
 */
export function withOwnHashesOnly(html: string, whole?: string): string {
  const own = [...new Set(html.matchAll(INLINE).map(([, , text]) => ` '${hashOf(text!)}'`))];
  const narrowed = (policy: string) =>
    policy.replaceAll(HASHES, (known) => own.filter((hash) => known.includes(hash)).join(''));
  if (whole === undefined) return html.replace(POLICY, narrowed);
  return html.replace(FIRST_STYLE, () => `${META}${narrowed(whole)}">${FIRST_STYLE}`);
}

/** The compiled site has a few dozen of them, and every page some. */
const KEPT = 200;
const kept = new Map<string, string>();

function hashOf(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const hash = `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  // A copy: what is cut out of a page would keep the page.
  if (kept.size < KEPT) kept.set(Buffer.from(text, 'latin1').toString('latin1'), hash);
  return hash;
}
