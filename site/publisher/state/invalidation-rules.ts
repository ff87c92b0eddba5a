import { placeOfRecord } from '#model/search/shards.ts';
import type { ContentDb } from '../../content/store/content-db.ts';
import type { Query } from '../../content/reads/queries.ts';
import type { Difference } from '../../content/store/apply-changes.ts';

type Rule<N extends Query[0]> = (
  query: Extract<Query, [N, ...unknown[]]>,
  difference: Difference,
  rank: Rank,
) => boolean;

/** The place of the record among the others of its entity, by one of the statements below: from 0. */
type Rank = (sql: string, facet?: string) => number;

/** A limit below 0 is none, as SQLite has it. */
const isOn = (rank: number, limit: number, offset: number) =>
  rank >= offset && (limit < 0 || rank < offset + limit);

/** How often a record has all of the asked facets, before and now: once where it comes or goes. */
const timesFound = (facets: Difference['facets'], asked: readonly string[]) =>
  facets.filter((own) => asked.every((each) => own.includes(each))).length;

/**
 * Invalidation rules: whether a difference may change the answer to a query. A yes costs running the
 * query; a wrong no leaves a page stale for ever. A new kind of query needs its rule here.
 */
const rules: { [N in Query[0]]: Rule<N> } = {
  record: ([, , id], { id: changed }) => id === changed,
  first: () => true,
  summary: ([, , id], { id: changed }) => id === changed,
  ranked: ([, , id], { id: changed }) => id === changed,
  slug: ([, , slug], { slugs }) => slugs.includes(slug),
  count: (_query, { existence }) => existence,
  summaries: ([, , limit, offset], { order, summary }, rank) =>
    order || (summary && isOn(rank(IN_ORDER), limit, offset)),
  facets: (_query, { facets: [before = [], after = []] }) => before.join() !== after.join(),
  faceted: ([, , facet, limit, offset], { facets, order, summary }, rank) => {
    const times = timesFound(facets, [facet]);
    if (times < 2) return times === 1;
    return order || (summary && isOn(rank(IN_FACET, facet), limit, offset));
  },
  having: ([, , asked], { facets, order, summary }) => {
    const times = timesFound(facets, JSON.parse(asked) as string[]);
    return times < 2 ? times === 1 : order || summary;
  },
  covering: (_query, { existence, order, summary }) => existence || order || summary,
  slugs: (_query, { existence, slugs: [before, after] }) => existence || before !== after,
  related: ([, , id, among], { id: changed, order, summary }, rank) =>
    order || (summary && (id === changed || isOn(rank(IN_ORDER), among, 0))),
  addresses: ([, , limit, offset], { order }, rank) => order || isOn(rank(BY_AGE), limit, offset),
  parts: (_query, { existence }) => existence,
  part: ([, , parts, part], { entity, id, existence, summary }) =>
    (existence || summary) && placeOfRecord(entity, id) % parts === part,
  words: ([, , shard], { shards }) => shards.includes(shard),
};

/** Answers whether a difference may change a query's answer. Ranks are looked up once for all queries. */
export function invalidationOf(db: ContentDb, difference: Difference): (query: Query) => boolean {
  const { entity, id } = difference;
  const known = new Map<string, number>();
  const rank: Rank = (sql, facet = '') => {
    const key = sql + facet;
    const found =
      known.get(key) ?? db.prepare<[object], number>(sql).pluck().get({ entity, id, facet })!;
    known.set(key, found);
    return found;
  };
  return (query) => (rules[query[0]] as Rule<Query[0]>)(query, difference, rank);
}

const COMES_BEFORE =
  '(each.position, each.created_at, each.id) < (own.position, own.created_at, own.id)';

const IN_ORDER = `
  SELECT count(*) FROM records AS each JOIN records AS own USING (entity)
   WHERE entity = @entity AND own.id = @id AND ${COMES_BEFORE}`;

const IN_FACET = `
  SELECT count(*) FROM facets AS each JOIN facets AS own USING (entity, facet)
   WHERE entity = @entity AND facet = @facet AND own.id = @id AND ${COMES_BEFORE}`;

const BY_AGE = `
  SELECT count(*) FROM records AS each JOIN records AS own USING (entity)
   WHERE entity = @entity AND own.id = @id AND (each.created_at, each.id) < (own.created_at, own.id)`;
