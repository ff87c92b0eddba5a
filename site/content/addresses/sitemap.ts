import { detailEntities, recordPage } from '#model/entities/index.ts';
import type { SitemapPage } from '../../lib/seo/sitemap.ts';
import { read } from '../reads/reads.ts';
import { listedPages } from './content-pages.ts';

/** Records in one part: each has an address in either language, and a part at most 500 addresses. */
const RECORDS_PER_SHARD = 250;

const PAGES = 'pages';

/** Names of the shards of the sitemap: the pages that are no record's, then so many records each. */
export const sitemapShards = (): string[] => [
  PAGES,
  ...detailEntities.flatMap(({ name, shownOn }) => {
    const shards = Math.ceil(read('count', name) / RECORDS_PER_SHARD);
    return Array.from({ length: shards }, (_, index) => `${shownOn}-${index + 1}`);
  }),
];

/** The pages of a shard; undefined where there is none of that name. */
export function sitemapShard(wanted: string): SitemapPage[] | undefined {
  if (wanted === PAGES) return listedPages().map((path) => ({ path, translated: true }));
  const [, list, number] = /^(\w+)-([1-9]\d{0,4})$/.exec(wanted) ?? [];
  const entity = detailEntities.find(({ shownOn }) => shownOn === list);
  if (!entity) return undefined;
  const offset = (Number(number) - 1) * RECORDS_PER_SHARD;
  const found = read('addresses', entity.name, RECORDS_PER_SHARD, offset);
  if (found.length === 0) return undefined;
  return found.map(({ updated_at, translated, ...address }) => ({
    path: recordPage(entity.name, address),
    updated_at,
    translated,
  }));
}
