import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isPage, pageFile, paths } from '#model/paths.ts';
import { PageError, type RenderedPage } from './renderer.ts';
import { isPlainlyWhole, wholeFault } from './whole.ts';

const PATH = /\s(?:href|src)="(\/(?!\/)[^"?#]*)/g;
const REFERENCE = /<(a|link|script|img|source|use)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
/** Served by others than the published folder. */
const ELSEWHERE = [paths.cms, '/api/', '/static/uploads/'];

/** No visitor waits for more, and no reader of such a page is left. */
const MAX_BYTES = 4 * 1024 * 1024;

/** So many characters at a file's end say how it ends. */
const LAST = 100;

/** How a whole file of a kind ends. */
const ends: Readonly<Record<string, RegExp>> = {
  '.html': /<\/html>\s*$/,
  '.xml': /<\/\w+>\s*$/,
};

export interface Surroundings {
  releaseDir: string;
  /** Every page there will be after this publish. */
  pages: ReadonlySet<string>;
  /** Whether staff typed the address into a field or a text. */
  isTyped: (href: string) => boolean;
}

/**
 * Throws where a page must not be published: it is cut short, asks for a file or leads to a page
 * that is not there. What staff typed may lead anywhere, it stops nobody's save.
 */
export function check(page: RenderedPage, around: Surroundings): void {
  const file = pageFile(page.path);
  checkSize(page);
  // A character a byte: what is looked for is plain, and long Bengali texts are not decoded for it.
  const html = page.letters ?? page.bytes.toString('latin1');
  if (!(ends[extname(file)] ?? /\S/).test(html.slice(-LAST)))
    throw new PageError(page.path, 'it is cut short');
  if (!file.endsWith('.html')) return;
  if (!isPlainlyWhole(page.bytes.toString('latin1'))) checkWhole(page);
  for (const part of [html, ...(page.frames ?? [])])
    if (!isPlainlyWell(part, around)) lookClosely(page.path, part, around);
}

/** Throws where an HTML page is no whole document as a browser reads it, which takes a while. */
export function checkWhole({ path, bytes }: Pick<RenderedPage, 'path' | 'bytes'>): void {
  if (!isPage(path)) return;
  const fault = wholeFault(bytes.toString());
  if (fault !== undefined) throw new PageError(path, `it is no whole page: ${fault}`);
}

/** Throws where a page is larger than any reader would wait for. */
export function checkSize({ path, bytes }: Pick<RenderedPage, 'path' | 'bytes'>): void {
  if (bytes.length > MAX_BYTES)
    throw new PageError(path, `it is larger than ${MAX_BYTES / 1024 / 1024} MB`);
}

/** Whether all that it refers to is there, as far as that can be said without taking it apart. */
function isPlainlyWell(html: string, { pages, releaseDir }: Surroundings): boolean {
  for (const { index, 1: path = '' } of html.matchAll(PATH)) {
    if (pages.has(path) || isElsewhere(path)) continue;
    const isLink = html.startsWith('<a ', html.lastIndexOf('<', index));
    if (isLink || !shipped.has(releaseDir + path)) return false;
  }
  return true;
}

function lookClosely(page: string, html: string, around: Surroundings): void {
  for (const [, element, bytes = ''] of html.matchAll(REFERENCE)) {
    if (!bytes.startsWith('/') || bytes.startsWith('//')) continue;
    const href = Buffer.from(bytes, 'latin1').toString();
    const path = href.replace(/[?#].*$/s, '');
    if (isElsewhere(path)) continue;
    const isThere =
      around.pages.has(path) || (element !== 'a' && isShipped(join(around.releaseDir, path)));
    if (!isThere && !around.isTyped(href))
      throw new PageError(page, `it refers to ${path}, which is not there`);
  }
}

const isElsewhere = (path: string) => ELSEWHERE.some((start) => path.startsWith(start));

/** Files that a release came with: none of them ever goes while it is published. */
const shipped = new Set<string>();

function isShipped(file: string): boolean {
  if (!shipped.has(file) && existsSync(file)) shipped.add(file);
  return shipped.has(file);
}

/** Where a page's file lies. */
export const fileOf = (releaseDir: string, path: string) => join(releaseDir, pageFile(path));
