import { detailEntities, recordPage } from '#model/entities/index.ts';
import { read } from '../reads/reads.ts';

/** Records in one part: each has an address in either language, and a part at most 500 addresses. */
const RECORDS_PER_SHARD = 250;

export interface SitemapShard {
  name: string;
  /** Undefined for the shard of the pages that are no record's. */
  records: { path: string; updated_at: string; translated: boolean }[] | undefined;
}

const PAGES = 'pages';

/** The shards of the sitemap: the pages that are no record's, then so many records each. */
export const sitemapShards = (): { name: string }[] => [
  { name: PAGES },
  ...detailEntities.flatMap(({ name, shownOn }) => {
    const shards = Math.ceil(read('count', name) / RECORDS_PER_SHARD);
    return Array.from({ length: shards }, (_, index) => ({ name: `${shownOn}-${index + 1}` }));
  }),
];

export function sitemapShard(wanted: string): SitemapShard | undefined {
  if (wanted === PAGES) return { name: PAGES, records: undefined };
  const [, list, number] = /^(\w+)-([1-9]\d{0,4})$/.exec(wanted) ?? [];
  const entity = detailEntities.find(({ shownOn }) => shownOn === list);
  if (!entity) return undefined;
  const offset = (Number(number) - 1) * RECORDS_PER_SHARD;
  const found = read('addresses', entity.name, RECORDS_PER_SHARD, offset);
  if (found.length === 0) return undefined;
  const records = found.map(({ updated_at, translated, ...address }) => ({
    path: recordPage(entity.name, address),
    updated_at,
    translated,
  }));
  return { name: wanted, records };
}
