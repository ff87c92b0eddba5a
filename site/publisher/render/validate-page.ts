import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pageFile, pageOfBrochure, paths } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';
import { pageAt } from '../state/pages.ts';
import { outlineFault } from './document-outline.ts';
import { PageError, type RenderedPage } from './renderer.ts';

/** An element that refers to this site, with the address. */
const REFERENCE = /<(a|link|script|img|source|use)\b[^>]*?\s(?:href|src)="(\/(?!\/)[^"]*)"/g;
/** Served by others than the published folder. */
const ELSEWHERE = [paths.cms, '/api/', '/static/uploads/'];

/** Larger pages are mistakes: no visitor waits for them. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Characters at a file's end that show whether it is whole. */
const LAST = 100;

/** How a whole file of a kind ends. */
const ends: Readonly<Record<string, RegExp>> = {
  '.html': /<\/html>\s*$/,
  '.xml': /<\/\w+>\s*$/,
};

/** A page that may be published, and the pages that it leads to. */
export interface ValidPage extends RenderedPage {
  links: readonly string[];
}

/**
 * Throws PageError where a page must not be published: it is truncated, or refers to a file or a page
 * that does not exist. What staff typed may lead anywhere: it stops nobody's save.
 */
export function validatePage(
  page: RenderedPage,
  { db, releaseDir }: { db: ContentDb; releaseDir: string },
  hasPage = (each: string) => pageAt(db, each) !== undefined,
): ValidPage {
  const { path, bytes } = page;
  const links = new Set<string>();
  if (bytes.length > MAX_BYTES)
    throw new PageError(path, `it is larger than ${MAX_BYTES / 1024 / 1024} MB`);
  const file = pageFile(path);
  // One character per byte: what is looked for is ASCII, and decoding long Bengali texts costs more.
  const html = bytes.toString('latin1');
  if (!(ends[extname(file)] ?? /\S/).test(html.slice(-LAST)))
    throw new PageError(path, 'it is cut short');
  if (!file.endsWith('.html')) return { ...page, links: [] };
  const fault = outlineFault(html);
  if (fault !== undefined) throw new PageError(path, `it is no whole page: ${fault}`);
  for (const [, element, address = ''] of html.matchAll(REFERENCE)) {
    const href = Buffer.from(address, 'latin1').toString();
    const target = href.replace(/[?#].*$/s, '');
    if (ELSEWHERE.some((start) => target.startsWith(start))) continue;
    // Brochures are printed once the page is live.
    const led = pageOfBrochure(target) ?? target;
    if (links.has(led)) continue;
    if (hasPage(led)) {
      links.add(led);
      continue;
    }
    const isThere = element !== 'a' && existsSync(join(releaseDir, target));
    if (!isThere && !isTyped(db, href))
      throw new PageError(path, `it refers to ${target}, which is not there`);
  }
  return { ...page, links: [...links] };
}

/** Whether a record or a text of staff contains these words. A full scan: for rare questions. */
function isTyped(db: ContentDb, words: string): boolean {
  const sql = `SELECT 1 FROM records WHERE instr(data, ?) > 0
    UNION ALL SELECT 1 FROM html WHERE instr(html, ?) > 0 LIMIT 1`;
  return db.prepare(sql).get(words, words) !== undefined;
}
