import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LOCALES, type Locale } from '#model/kit/locales.ts';
import { localPath, pageFile, paths } from '#model/routes/paths.ts';
import { find, LONGEST_QUERY, type Found, type IndexFiles } from '#model/search/find.ts';
import { queryOf, resultsHtml, statusOf } from '#model/search/result-html.ts';
import { escapeHtml } from '#model/text/escape-html.ts';
import type { Rows, Shard } from '#model/search/shards.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { MemoryRates } from './memory-rates.ts';
import { networkOf } from './network-of.ts';
import { accepts, sendFile } from './send-file.ts';

/** Searches of a network in a minute. Many phones share the address of their carrier. */
const SEARCHES = { name: 'searches', limit: 60, windowMs: 60_000 };
const MOST_RESULTS = 30;
const MOST_FILES = 300;

const compressed = promisify(gzip);

/**
 * Answers `/search?q=` without a script: the published page, with what the published index has. What
 * visitors do not see is in neither. Whoever searches too often gets the page as it is, and a script
 * searches there.
 */
export function registerSearchPage(app: FastifyInstance, siteDir: string): void {
  const rates = new MemoryRates();
  const filesIn = publishedIndex(siteDir);
  for (const locale of LOCALES)
    app.get(localPath(locale, paths.search), { schema: { hide: true } }, async (request, reply) => {
      const query = queryOf(askedIn(request.url), LONGEST_QUERY);
      const file = pageFile(localPath(locale, paths.search));
      if (query === '') return asItIs(request, reply, siteDir, file);
      const wait = await rates.count([[SEARCHES, networkOf(request.ip)]], Date.now());
      if (wait > 0) {
        reply.code(429).header('retry-after', Math.ceil(wait / 1000));
        return asItIs(request, reply, siteDir, file);
      }
      const page = await readFile(join(siteDir, file), 'utf8').catch(() => undefined);
      if (page === undefined) return reply.callNotFound();
      const found = await find(query, filesIn(locale), MOST_RESULTS);
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return sendText(request, reply, filledIn(page, query, found, locale));
    });
}

async function asItIs(request: FastifyRequest, reply: FastifyReply, siteDir: string, file: string) {
  reply.header('cache-control', 'no-cache');
  return (await sendFile(request, reply, file, [siteDir])) ? reply : reply.callNotFound();
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  reply.header('vary', 'Accept-Encoding');
  if (!accepts(String(request.headers['accept-encoding'] ?? ''), 'gzip')) return text;
  reply.header('content-encoding', 'gzip');
  return compressed(text);
}

/** The question of an address; text of any kind, the first where there are several. */
const askedIn = (url: string) => new URLSearchParams(/\?(.*)/s.exec(url)?.[1] ?? '').get('q') ?? '';

/** The files of the index, each kept until it is published anew. */
function publishedIndex(siteDir: string): (locale: Locale) => IndexFiles {
  const kept = new LRUCache<string, { version: string; value: object }>({ max: MOST_FILES });
  const load = async <T extends object>(path: string): Promise<T | undefined> => {
    const file = join(siteDir, pageFile(path));
    const stats = await stat(file).catch(() => undefined);
    if (!stats) return undefined;
    const version = `${stats.ino} ${stats.mtimeMs}`;
    const known = kept.get(path);
    if (known?.version === version) return known.value as T;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const value = JSON.parse(text) as T;
    kept.set(path, { version, value });
    return value;
  };
  return (locale) => ({
    shard: (name) => load<Shard>(paths.searchShard(name)),
    rows: (kind, part) => load<Rows>(paths.searchRows(locale, `${kind}-${part}`)),
  });
}

/** Places of the page, as `SearchBox.astro` writes them: no text of staff has such an element. */
const QUERY = /(<input\b[^>]*) value=""([^>]*\bdata-query\b)/;
const STATUS = /(<p\b[^>]*\bdata-status\b[^>]*>)(?=<\/p>)/;
const RESULTS = /(<ul\b[^>]*\bdata-results\b[^>]*>)(?=<\/ul>)/;
const EMPTY = /(<div\b[^>]*\bdata-empty\b[^>]*) hidden/;

function filledIn(page: string, query: string, found: Found, locale: Locale): string {
  const asked = escapeHtml(query);
  const [status = ''] = STATUS.exec(page) ?? [];
  const text = (name: string) => new RegExp(`\\bdata-${name}="([^"]*)"`).exec(status)?.[1] ?? '';
  const texts = {
    one: text('one'),
    many: text('many'),
    none: text('none'),
    best: text('best'),
  };
  const filled = page
    .replace(QUERY, (_, before: string, after: string) => `${before} value="${asked}"${after}`)
    .replace(STATUS, (element) => element + statusOf(texts, found, asked, locale))
    .replace(RESULTS, (element) => element + resultsHtml(found.results, locale));
  return found.total > 0 ? filled : filled.replace(EMPTY, '$1');
}
