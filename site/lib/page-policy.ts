import { createHash } from 'node:crypto';

/** Placeholder of `Head.astro`. Text typed by staff cannot equal it: its quotes are escaped. */
const PLACE = '<meta http-equiv="content-security-policy" content="">';
const POLICY = /(?<=<meta http-equiv="content-security-policy" content=")[^"]+/;
const HASHES = /(?: 'sha256-[^']+')+/g;
const ELEMENTS = ['script', 'style'];
/** Needs no hash: a data block, or an external file. */
const NEEDS_NO_LEAVE = /^[^>]*\s(?:src=|type="application\/)/;

/**
 * The page with a CSP that lists the hashes of its own inline scripts and styles. The compiled
 * site's `whole` policy, which Astro has written into the page where none is given, lists those of
 * every page: bytes that do not compress, ahead of the first word. `html` has one character per
 * byte; `hashes` are those of inline texts that are still placeholders.
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

/** Pairs a closing tag with the last opening tag before it: an attribute may contain another. */
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

/** Limit of the hash cache: the compiled site has a few dozen texts, and every page some. */
const KEPT = 200;
const kept = new Map<string, string>();

function hashOf(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const hash = `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  // A copy: a substring as key would keep the whole page in memory.
  if (kept.size < KEPT) kept.set(Buffer.from(text, 'latin1').toString('latin1'), hash);
  return hash;
}
