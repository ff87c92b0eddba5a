import type { Difference } from '../content/fill.ts';
import type { Query, Store } from '../content/store.ts';

type Concern<N extends Query[0]> = (
  query: Extract<Query, [N, ...unknown[]]>,
  difference: Difference,
  rank: Ranks,
) => boolean;

/** Where a record stands among the others of its entity, counted from 0. */
interface Ranks {
  inOrder: () => number;
  byAge: () => number;
}

/** A limit below 0 is none, as SQLite has it. */
const isOn = (rank: number, limit: number, offset: number) =>
  rank >= offset && (limit < 0 || rank < offset + limit);

/**
 * Whether a difference may give a question another answer. A yes costs a look at the answer, a
 * wrong no a page that is never made anew: who adds a question says here what it depends on.
 */
const concerns: { [N in Query[0]]: Concern<N> } = {
  record: ([, , id], { id: changed }) => id === changed,
  paged: ([, , id], { id: changed }) => id === changed,
  text: ([, , id], { id: changed }) => id === changed,
  first: () => true,
  words: () => true,
  shape: () => true,
  card: ([, , id], { id: changed }) => id === changed,
  ranked: ([, , id], { id: changed }) => id === changed,
  slug: ([, , slug], { slugs }) => slugs.includes(slug),
  ids: (_query, { order }) => order,
  count: (_query, { existence }) => existence,
  cards: ([, , limit, offset], { order, card }, rank) =>
    order || (card && isOn(rank.inOrder(), limit, offset)),
  featured: (_query, { featured, order, card }) => featured && (order || card),
  slugs: (_query, { existence, slugs: [before, after] }) => existence || before !== after,
  related: ([, , id, among], { id: changed, order, card }, rank) =>
    order || (card && (id === changed || isOn(rank.inOrder(), among, 0))),
  addresses: ([, , limit, offset], { order }, rank) => order || isOn(rank.byAge(), limit, offset),
};

/** Says of each question whether a difference concerns it. A rank is looked up once, for all of them. */
export function concernOf(store: Store, difference: Difference): (query: Query) => boolean {
  const { entity, id } = difference;
  const rank = (sql: string) => {
    let known: number | undefined;
    return () =>
      (known ??= store.prepare<[string, string], { rank: number }>(sql).get(entity, id)?.rank ?? 0);
  };
  const ranks = { inOrder: rank(IN_ORDER), byAge: rank(BY_AGE) };
  return (query) => (concerns[query[0]] as Concern<Query[0]>)(query, difference, ranks);
}

const IN_ORDER = `
  SELECT count(*) AS rank FROM records AS each
    JOIN records AS own ON own.entity = each.entity
   WHERE own.entity = ? AND own.id = ? AND (each.position < own.position
      OR (each.position = own.position AND (each.created_at > own.created_at
      OR (each.created_at = own.created_at AND each.id < own.id))))`;

const BY_AGE = `
  SELECT count(*) AS rank FROM records AS each
    JOIN records AS own ON own.entity = each.entity
   WHERE own.entity = ? AND own.id = ? AND (each.created_at, each.id) < (own.created_at, own.id)`;
