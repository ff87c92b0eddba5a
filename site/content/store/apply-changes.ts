import { randomUUID } from 'node:crypto';
import { nextBookable, type Departure } from '#model/catalogue/departures.ts';
import { facetsOfAny } from '#model/catalogue/filters.ts';
import { tagKey } from '#model/catalogue/tag-key.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { LONG_KINDS, type FieldKind } from '#model/kit/field-values.ts';
import { PICTURE_ALTS } from '#model/media/picture-alts.ts';
import type { ContentChange } from '#model/publishing/index.ts';
import { placeOfRecord } from '#model/search/shards.ts';
import { isTranslated } from '../../lib/format/localised.ts';
import { CONTENT_VERSION, setMeta, type ContentDb } from './content-db.ts';
import { storeFacets } from './facets.ts';
import { rank, traitsText } from './rankings.ts';
import { storeWords } from './search-words.ts';
import { LANDING_PAGE, landingPageChanges } from './shown-landing-pages.ts';

/** Kinds of field that summaries leave out, so that an edit of them leaves lists as they are. */
const LONG: ReadonlySet<FieldKind> = new Set(LONG_KINDS);
const OF_EVERY_EDIT = ['updated_at', 'revision'];
/** Beside a card's name its picture needs no words. */
const OF_OWN_PAGE = [PICTURE_ALTS];

/** How a record differs from before. */
export interface Difference {
  entity: string;
  id: string;
  /** Its slugs before and after. */
  slugs: (string | null)[];
  /** Whether it was added or removed; then `order` is set, too. */
  existence: boolean;
  order: boolean;
  /** Whether its summary changed, which lists show. */
  summary: boolean;
  /** The shards of the search in which its words changed. */
  shards: readonly string[];
  /** The facets by which pages found it before, and find it now. */
  facets: readonly (readonly string[])[];
}

/**
 * Applies the changes, and answers the differences: of these records, of those whose ranking changed, and
 * of landing pages that have enough to show by now, or too little. A change of nothing is no difference.
 */
export function applyChanges(db: ContentDb, changes: readonly ContentChange[]): Difference[] {
  const records = changes.filter(({ entity }) => entity !== LANDING_PAGE);
  const others = applyRecords(db, records);
  return [...others, ...applyRecords(db, landingPageChanges(db, changes, others))];
}

/** Applies changes as they are: a landing page is shown, whatever it has to show. */
export function applyRecords(db: ContentDb, changes: readonly ContentChange[]): Difference[] {
  const otherTraits: ContentChange[] = [];
  const own = changes.flatMap((change) => {
    const before = db
      .prepare<[string, string], RecordRow>('SELECT * FROM records WHERE entity = ? AND id = ?')
      .get(change.entity, change.id);
    const after = apply(db, change);
    const shards = storeWords(db, change);
    const facets = storeFacets(db, change);
    if (before?.traits !== after?.traits) otherTraits.push(change);
    if (before?.data === after?.data) return [];
    const isOther = (name: keyof RecordRow) => before?.[name] !== after?.[name];
    const existence = !before !== !after;
    const order = isOther('position') || isOther('created_at');
    const slugs = [before?.slug ?? null, after?.slug ?? null];
    const { entity, id } = change;
    const summary = isOther('summary');
    return [{ entity, id, slugs, existence, order, summary, shards, facets }];
  });
  const ranked = rank(db, otherTraits).map((record) => ({ ...record, ...NOTHING_ELSE }));
  // Random and not counted: a number that was rolled back would come again, with other content.
  if (changes.length > 0) setMeta(db, CONTENT_VERSION, randomUUID());
  return [...own, ...ranked];
}

const NOTHING_ELSE = {
  slugs: [],
  existence: false,
  order: false,
  summary: false,
  shards: [],
  facets: [],
};

interface RecordRow {
  slug: string | null;
  position: number;
  created_at: string;
  traits: string | null;
  summary: string;
  data: string;
}

function apply(db: ContentDb, { entity: name, id, record }: ContentChange): RecordRow | undefined {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) {
    db.prepare('DELETE FROM records WHERE entity = ? AND id = ?').run(name, id);
    return undefined;
  }
  const put = db.prepare<unknown[], RecordRow>(
    'INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *',
  );
  return put.get(
    name,
    id,
    slugOf(entity, record),
    positionOf(entity, record),
    record['created_at'],
    record['updated_at'],
    isTranslated(record, neededInBengali(entity)) ? 1 : 0,
    placeOfRecord(name, id),
    traitsText(name, record),
    JSON.stringify(summaryOf(entity, record)),
    JSON.stringify(record),
  );
}

/** Lookup keys: a post by its address, a redirect by the old one, a tag by any spelling of its name. */
function slugOf({ name }: Entity, record: Record<string, unknown>): unknown {
  if (name === 'tag') return tagKey(String(record['name']));
  return record[name === 'redirect' ? 'from_path' : 'slug'] ?? null;
}

/** Lists are in the order that staff arranged, as in the CMS, or newest first. */
function positionOf({ ordered }: Entity, { order, created_at }: Record<string, unknown>) {
  return ordered ? (order ?? 0) : -Date.parse(created_at as string);
}

/** The columns that a page needs in Bengali too. */
const neededInBengali = ({ columns }: Entity) =>
  columns
    .filter(({ field, presence, twinOf }) => field.bilingual && presence === 'required' && !twinOf)
    .map(({ name }) => name);

function summaryOf(entity: Entity, record: Record<string, unknown>): Record<string, unknown> {
  const long = entity.columns.filter(({ field }) => LONG.has(field.kind));
  const facets = facetsOfAny(entity.name, record);
  const left = new Set([...long.map(({ name }) => name), ...OF_EVERY_EDIT, ...OF_OWN_PAGE]);
  const next = nextBookable((record['departures'] ?? []) as Departure[]);
  return {
    ...Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name))),
    // Of all departures, lists show the next.
    ...('departures' in record && {
      next_departure: next ? { from: next.from, until: next.until } : null,
    }),
    ...(facets && { facets }),
  };
}
