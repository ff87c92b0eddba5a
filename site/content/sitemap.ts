import { paths } from '#model/routes/paths.ts';
import type { Address } from './records.ts';
import { read } from './reads.ts';

/** Records in one part: each has an address in either language, and a part at most 500 addresses. */
const RECORDS_PER_SHARD = 250;

/** The entities whose records have pages of their own. */
const withPages = [
  { name: 'tours', entity: 'tour-package', path: ({ id }: Address) => paths.tour(id) },
  { name: 'visas', entity: 'visa-service', path: ({ id }: Address) => paths.visa(id) },
  { name: 'umrah', entity: 'umrah-package', path: ({ id }: Address) => paths.umrahPackage(id) },
  { name: 'posts', entity: 'blog-post', path: ({ id, slug }: Address) => paths.post(slug ?? id) },
] as const;

export interface SitemapShard {
  name: string;
  /** Nothing for the part of the pages that are no record's. */
  records: { path: string; updated_at: string; translated: boolean }[] | undefined;
}

const PAGES = 'pages';

/** The parts of the sitemap: the pages that are no record's, then so many records each. */
export const sitemapShards = (): { name: string }[] => [
  { name: PAGES },
  ...withPages.flatMap(({ name, entity }) => {
    const count = read<number, 'count'>('count', entity) ?? 0;
    const shards = Math.ceil(count / RECORDS_PER_SHARD);
    return Array.from({ length: shards }, (_, index) => ({ name: `${name}-${index + 1}` }));
  }),
];

export function sitemapShard(wanted: string): SitemapShard | undefined {
  if (wanted === PAGES) return { name: PAGES, records: undefined };
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(wanted) ?? [];
  const kind = withPages.find((each) => each.name === name);
  if (!kind) return undefined;
  const offset = (Number(number) - 1) * RECORDS_PER_SHARD;
  const found = read<Address[], 'addresses'>('addresses', kind.entity, RECORDS_PER_SHARD, offset);
  if (!found || found.length === 0) return undefined;
  const records = found.map(({ updated_at, translated, ...address }) => ({
    path: kind.path({ updated_at, translated, ...address }),
    updated_at,
    translated,
  }));
  return { name: wanted, records };
}
