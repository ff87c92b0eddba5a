import { createHash } from 'node:crypto';

/** Where `Head.astro` keeps a place for it. What staff typed cannot say this: its quotes are escaped. */
const PLACE = '<meta http-equiv="content-security-policy" content="">';
const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]+/;
const HASHES = /(?: 'sha256-[^']+')+/g;
const ELEMENTS = ['script', 'style'];
/** It neither runs nor styles, or is no part of the page. */
const NEEDS_NO_LEAVE = /^[^>]*\s(?:src=|type="application\/)/;

/**
 * The page with a policy that names its own scripts and styles. The compiled site's `whole` policy,
 * which Astro has written into the page where none is given, names those of every page: bytes that no
 * compression makes smaller, ahead of the first word. Every character of the page stands for one byte;
 * `hashes` are those of texts that something stands in for.
 */
export function withOwnHashesOnly(
  html: string,
  whole?: string,
  hashes?: ReadonlyMap<string, string>,
): string {
  const nameOf = (text: string) => hashes?.get(text) ?? hashOf(text);
  const own = [...new Set(inlineTexts(html).map((text) => ` '${nameOf(text)}'`))];
  const narrowed = (policy: string) =>
    policy.replaceAll(HASHES, (known) => own.filter((hash) => known.includes(hash)).join(''));
  if (whole === undefined) return html.replace(PLACE, '').replace(POLICY, narrowed);
  return html.replace(PLACE, () => PLACE.replace('""', () => `"${narrowed(whole)}"`));
}

/** An end belongs to the last beginning before it: an attribute may speak of another. */
function inlineTexts(html: string): string[] {
  const texts: string[] = [];
  for (const element of ELEMENTS) {
    const closing = `</${element}>`;
    for (let end = html.indexOf(closing); end >= 0; end = html.indexOf(closing, end + 1)) {
      const begin = html.lastIndexOf(`<${element}`, end);
      const open = html.slice(begin, html.indexOf('>', begin) + 1);
      if (!NEEDS_NO_LEAVE.test(open)) texts.push(html.slice(begin + open.length, end));
    }
  }
  return texts;
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
