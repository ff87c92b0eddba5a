import { destinationCountries } from '#model/catalogue/destination-countries.ts';
import { recommendedFor, visasNeededFor, type Criteria } from '#model/catalogue/recommended.ts';
import { similarTo, traitsOf, type ComparedName, type Traits } from '#model/catalogue/similar.ts';
import type { RecordName } from '#model/publishing/index.ts';
import type { ContentDb } from './content-db.ts';

/** How many of which others the page of a record shows. */
const SHOWN: Readonly<Record<ComparedName, Partial<Record<ComparedName, number>>>> = {
  'tour-package': { 'tour-package': 4, 'visa-service': 3, 'umrah-package': 2 },
  'visa-service': { 'visa-service': 4, 'tour-package': 3 },
  'umrah-package': { 'umrah-package': 4, 'tour-package': 3, 'visa-service': 2 },
};
const NAMES = Object.keys(SHOWN) as ComparedName[];

interface Compared extends Traits, Criteria {
  featured: boolean;
  created_at: string;
}

type Changed = Readonly<Record<ComparedName, ReadonlySet<string>>>;

/**
 * Keeps, for every record, which others its page shows, after the traits of some changed: a new text
 * changes no ranking. Answers the records whose ranking is another now.
 */
export function rank(db: ContentDb, changes: readonly RecordName[]): RecordName[] {
  if (changes.length === 0) return [];
  const changed = byName(
    (name) => new Set(changes.filter(({ entity }) => entity === name).map(({ id }) => id)),
  );
  const known = byName((name) => comparedRecords(db, name));
  return NAMES.flatMap((name) =>
    Object.entries(SHOWN[name]).flatMap(([others, count]) => {
      const pair = { name, others: others as ComparedName, count };
      return rankPair(db, pair, known, changed).map((id) => ({ entity: name, id }));
    }),
  );
}

interface Pair {
  name: ComparedName;
  others: ComparedName;
  count: number;
}

/**
 * Incremental ranking: where none of a ranking's own records changed, only a changed one can enter it.
 * Its records and the changed ones are ranked, not all there are.
 */
function rankPair(
  db: ContentDb,
  { name, others, count }: Pair,
  known: Readonly<Record<ComparedName, ReadonlyMap<string, Compared>>>,
  changed: Changed,
): string[] {
  const [ones, everyOther] = [known[name], known[others]];
  const all = [...everyOther.values()];
  const before = rankings(db, name, others);
  const at = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => {
      const found = everyOther.get(id);
      return found ? [found] : [];
    });
  const entering = at(changed[others]);
  const better = ruleOf(name, others);
  const keep = db.prepare('INSERT OR REPLACE INTO rankings VALUES (?, ?, ?, ?)');
  const touched: string[] = [];
  for (const one of ones.values()) {
    const old = before.get(one.id);
    const isOpen =
      old === undefined || changed[name].has(one.id) || old.some((id) => changed[others].has(id));
    // As before: no record of this ranking changed, and none can enter it.
    if (!isOpen && entering.length === 0) continue;
    const ids = better(one, isOpen ? all : [...at(old), ...entering], count);
    if (old && old.join() === ids.join()) continue;
    keep.run(name, one.id, others, JSON.stringify(ids));
    touched.push(one.id);
  }
  const forget = db.prepare('DELETE FROM rankings WHERE entity = ? AND id = ?');
  for (const id of changed[name]) if (!ones.has(id)) forget.run(name, id);
  return touched;
}

/** How those are chosen that the page of a record shows. */
function ruleOf(name: ComparedName, others: ComparedName) {
  if (name === others) return similarTo;
  return others === 'visa-service' ? visasNeededFor : recommendedFor;
}

/** The traits of a record as text; null for one that is not compared. */
export function traitsText(entity: string, record: Record<string, unknown>): string | null {
  const name = NAMES.find((each) => each === entity);
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

const byName = <T>(make: (name: ComparedName) => T) =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<ComparedName, T>;
