import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { LOCALES } from '#model/kit/locales.ts';
import { localPath, pageFile, paths } from '#model/routes/paths.ts';
import { filesBelow } from '../harness/folders.ts';
import { wholeFault } from '../harness/whole-page.ts';

const LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;
const ASSET = /<(?:link|script|img|source|use)\b[^>]*?\s(?:href|src)="(\/[^"#?]*)/g;
/** Lists by which a server, or the search, leads to pages, and how they name those. */
const LISTS = [
  [/^redirects\/caddy\.txt$/, /^\/\S* (\/\S*)$/gm],
  [/^search\/\w+\/.*\.json$/, /"(\/[^"#?]*)"/g],
] as const;
const ELSEWHERE = /^\/(cms|api|preview)(\/|$)|^\/\//;

/** Entry points: every page is reachable from one of them. */
export const ENTRANCES = LOCALES.map((locale) => localPath(locale, paths.home));

const addresses = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, path = '']) => path).filter(isOurs));
const isOurs = (path: string) => !ELSEWHERE.test(path);

/** Internal links of a page. */
export const linksOf = (html: string) => addresses(html, LINK);

/** Pages that a list names; none where the file is no list. */
const namedBy = (file: string, text: string) =>
  LISTS.flatMap(([name, pattern]) => (name.test(file) ? [...addresses(text, pattern)] : []));

/** Internal assets of a page. */
export const assetsOf = (html: string) => addresses(html, ASSET);

export const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

interface Crawled {
  pages: number;
  /** Truncated pages. */
  torn: string[];
  /** Broken links, and pages that lists name and that are not there. */
  broken: string[];
}

/**
 * Crawls a folder that is not being written to. `reachable` checks links of pages reachable from
 * the entrances only: an orphan page is no visitor's. It is for frequent calls, and checks only the
 * end of each page.
 */
export async function crawl(siteDir: string, { reachable = false } = {}): Promise<Crawled> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = new Set(
    files.map(({ parentPath, name }) => relative(siteDir, join(parentPath, name))),
  );
  const pages = new Map<string, string>();
  for (const name of names)
    if (name.endsWith('.html')) pages.set(name, await readFile(join(siteDir, name), 'utf8'));
  const torn = [...pages].flatMap(([name, html]) => {
    if (reachable) return isWhole(html) ? [] : [name];
    const fault = wholeFault(html);
    return fault === undefined ? [] : [`${name}: ${fault}`];
  });
  const broken: string[] = [];
  const due = new Set(reachable ? ENTRANCES.map(pageFile) : pages.keys());
  // Iterating over a Set includes what is added meanwhile.
  for (const name of due)
    for (const path of linksOf(pages.get(name) ?? '')) {
      const file = pageFile(path);
      if (pages.has(file)) due.add(file);
      else if (!names.has(file) && !path.startsWith('/static/')) broken.push(`${name} → ${path}`);
    }
  for (const list of names)
    if (LISTS.some(([name]) => name.test(list)))
      for (const path of namedBy(list, await readFile(join(siteDir, list), 'utf8')))
        if (!names.has(pageFile(path))) broken.push(`${list} → ${path}`);
  return { pages: pages.size, torn, broken };
}

/** Listed pages that no links lead to from the home page of their own language. */
export async function orphans(siteDir: string): Promise<string[]> {
  const files = await filesBelow(siteDir, (name) => name.endsWith('.html'));
  const pages = new Map([...files].map(([name, bytes]) => [name, bytes.toString()]));
  const due = new Set(ENTRANCES.map(pageFile));
  for (const name of due)
    for (const path of linksOf(pages.get(name) ?? ''))
      if (isBengali(pageFile(path)) === isBengali(name)) due.add(pageFile(path));
  return [...pages].flatMap(([name, html]) => (due.has(name) || NOINDEX.test(html) ? [] : [name]));
}

const NOINDEX = /<meta name="robots" content="noindex"/;
const isBengali = (file: string) => /^bn[./]/.test(file);
