import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pageFile, paths } from '#model/paths.ts';
import { wholeFault } from '../../site/publisher/whole.ts';

const LINK = /<a\b[^>]*?\shref="(\/[^"#?]*)/g;
const ASSET = /<(?:link|script|img|source|use)\b[^>]*?\s(?:href|src)="(\/[^"#?]*)/g;
const ELSEWHERE = /^\/(cms|api|preview)(\/|$)|^\/\//;

/** Every page is below one of these. */
export const ENTRANCES = [paths.home, '/bn'];

const addresses = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, path = '']) => path).filter(isOurs));
const isOurs = (path: string) => !ELSEWHERE.test(path);

/** Addresses of this site that a page leads to. */
export const linksOf = (html: string) => addresses(html, LINK);

/** Addresses of this site that a page is shown with. */
export const assetsOf = (html: string) => addresses(html, ASSET);

export const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

interface Crawled {
  pages: number;
  /** Pages that are not whole. */
  torn: string[];
  /** Links of the pages that lead to nothing. */
  broken: string[];
}

/**
 * Looks through a folder that nobody writes to. `reachable` looks only at the links of pages that
 * links lead to from the entrances: a page that nothing leads to yet, or any more, is no visitor's. It
 * is there for whoever looks often, and asks of a page only how it ends.
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
  // A set goes on to what is added to it meanwhile.
  for (const name of due)
    for (const path of linksOf(pages.get(name) ?? '')) {
      const file = pageFile(path);
      if (pages.has(file)) due.add(file);
      else if (!names.has(file) && !path.startsWith('/static/')) broken.push(`${name} → ${path}`);
    }
  return { pages: pages.size, torn, broken };
}
