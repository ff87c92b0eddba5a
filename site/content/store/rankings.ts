import { destinationCountries } from '#model/catalogue/destination-countries.ts';
import { ITEM_KINDS } from '#model/catalogue/items.ts';
import { recommendedFor, visasNeededFor, type Criteria } from '#model/catalogue/recommended.ts';
import { similarTo, traitsOf, type ComparedName, type Traits } from '#model/catalogue/similar.ts';
import type { RecordName } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

/** Others that the page of a record shows, by entity, and how many of them. */
const SHOWN = [
  ['tour-package', 'tour-package', 4],
  ['tour-package', 'visa-service', 3],
  ['tour-package', 'umrah-package', 2],
  ['visa-service', 'visa-service', 4],
  ['visa-service', 'tour-package', 3],
  ['umrah-package', 'umrah-package', 4],
  ['umrah-package', 'tour-package', 3],
  ['umrah-package', 'visa-service', 2],
] as const satisfies [ComparedName, ComparedName, number][];

interface Compared extends Traits, Criteria {
  featured: boolean;
  created_at: string;
}

/** The records of an entity, and the ids of those that changed. */
interface Group {
  records: ReadonlyMap<string, Compared>;
  changed: ReadonlySet<string>;
}

/**
 * Keeps, for every record, which others its page shows, after the traits of some changed: a new text
 * changes no ranking. Answers the records whose ranking is another now.
 */
export function rank(db: ContentDb, changes: readonly RecordName[]): RecordName[] {
  if (changes.length === 0) return [];
  const groups = new Map(
    ITEM_KINDS.map((name): [ComparedName, Group] => {
      const changed = changes.filter(({ entity }) => entity === name).map(({ id }) => id);
      return [name, { records: comparedRecords(db, name), changed: new Set(changed) }];
    }),
  );
  return SHOWN.flatMap((shown) =>
    rankPair(db, shown, groups).map((id) => ({ entity: shown[0], id })),
  );
}

/**
 * Incremental ranking: where none of a ranking's own records changed, only a changed one can enter it.
 * Its records and the changed ones are ranked, not all there are.
 */
function rankPair(
  db: ContentDb,
  [name, others, count]: (typeof SHOWN)[number],
  groups: ReadonlyMap<ComparedName, Group>,
): string[] {
  const [own, other] = [groups.get(name)!, groups.get(others)!];
  const all = [...other.records.values()];
  const before = rankings(db, name, others);
  const at = (ids: Iterable<string>) => [...ids].flatMap((id) => other.records.get(id) ?? []);
  const entering = at(other.changed);
  const better = ruleOf(name, others);
  const keep = db.prepare('INSERT OR REPLACE INTO rankings VALUES (?, ?, ?, ?)');
  const touched: string[] = [];
  for (const one of own.records.values()) {
    const old = before.get(one.id);
    const isOpen =
      old === undefined || own.changed.has(one.id) || old.some((id) => other.changed.has(id));
    // As before: no record of this ranking changed, and none can enter it.
    if (!isOpen && entering.length === 0) continue;
    const ids = better(one, isOpen ? all : [...at(old), ...entering], count);
    if (old && old.join() === ids.join()) continue;
    keep.run(name, one.id, others, JSON.stringify(ids));
    touched.push(one.id);
  }
  const forget = db.prepare('DELETE FROM rankings WHERE entity = ? AND id = ?');
  for (const id of own.changed) if (!own.records.has(id)) forget.run(name, id);
  return touched;
}

/** How those are chosen that the page of a record shows. */
function ruleOf(name: ComparedName, others: ComparedName) {
  if (name === others) return similarTo;
  return others === 'visa-service' ? visasNeededFor : recommendedFor;
}

/** The traits of a record as text; null for one that is not compared. */
export function traitsText(entity: string, record: Record<string, unknown>): string | null {
  const name = ITEM_KINDS.find((each) => each === entity);
  if (!name) return null;
  const { tags, kinds, price } = (traitsOf[name] as (record: unknown) => Traits)(record);
  const countries = (destinationCountries[name] as (record: unknown) => string[])(record);
  const { is_featured: featured, created_at } = record;
  const sets = { tags: [...tags], kinds: [...kinds], countries };
  return JSON.stringify({ ...sets, price, featured, created_at });
}

function comparedRecords(db: ContentDb, name: ComparedName): Map<string, Compared> {
  const rows = db
    .prepare<[string], { id: string; traits: string }>(
      'SELECT id, traits FROM records WHERE entity = ? ORDER BY id',
    )
    .all(name);
  return new Map(
    rows.map(({ id, traits }) => {
      const { tags, kinds, countries, ...rest } = JSON.parse(traits);
      const sets = { tags: new Set(tags), kinds: new Set(kinds), countries: new Set(countries) };
      return [id, { id, ...sets, ...rest } as Compared];
    }),
  );
}

function rankings(db: ContentDb, name: ComparedName, others: ComparedName): Map<string, string[]> {
  const rows = db
    .prepare<[string, string], { id: string; ids: string }>(
      'SELECT id, ids FROM rankings WHERE entity = ? AND others = ?',
    )
    .all(name, others);
  return new Map(rows.map(({ id, ids }) => [id, JSON.parse(ids) as string[]]));
}
