import { randomUUID } from 'node:crypto';
import { facetsOfAny } from '#model/catalogue/filters.ts';
import { nextBookable, type Departure } from '#model/catalogue/departures.ts';
import { isBlank } from '#model/text/blank.ts';
import type { Entity } from '#model/kit/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import { LONG_KINDS, type FieldKind } from '#model/kit/field-values.ts';
import { twinName } from '#model/kit/locales.ts';
import { MARKDOWN_POLICY } from '#model/text/markdown-policy.ts';
import { PICTURE_ALTS } from '#model/media/picture-alts.ts';
import { placeOfRecord } from '#model/search/shards.ts';
import { tagKey } from '#model/catalogue/tag-key.ts';
import { aboutOf, keepAbout } from './abouts.ts';
import type { MarkdownPool } from './markdown.ts';
import { rank, traitsText } from './rankings.ts';
import { CONTENT_VERSION, meta, setMeta, type ContentDb } from './content-db.ts';
import { fingerprint, htmlKey } from './fingerprint.ts';
import type { Content, ContentChange, ContentHead, UnreadRecord } from '#model/publishing/index.ts';
import { LANDING_PAGE, landingPageChanges } from './shown-landing-pages.ts';
import { keepSubjects, storedSubjects } from './subjects.ts';
import { storeWords } from './search-words.ts';
import { typeFault } from './type-fault.ts';

/** Kinds of field that summaries leave out, so that an edit of them leaves lists as they are. */
const LONG: ReadonlySet<FieldKind> = new Set(LONG_KINDS);
/** Excerpts of long values that lists show all the same. */
const SHORTENED: Partial<Record<FieldKind, (value: unknown) => Record<string, unknown>>> = {
  departures: (value) => {
    const next = nextBookable(value as Departure[]);
    return { next_departure: next ? { from: next.from, until: next.until } : null };
  },
};
const OF_EVERY_EDIT = ['updated_at', 'revision'];
/** Beside a card's name its picture needs no words. */
const OF_OWN_PAGE = [PICTURE_ALTS];

/** The revision that the database has in full. */
export const contentRevision = (db: ContentDb) => Number(meta(db, 'revision') ?? 0);

/** Fetches what the database lacks: the delta since its revision, or a snapshot where that is not enough. */
export async function missingContent(
  db: ContentDb,
  fetch: (since?: number) => Promise<Content>,
): Promise<Content> {
  const revision = meta(db, 'revision');
  const isOurs = meta(db, 'markdown_policy') === String(MARKDOWN_POLICY);
  if (revision === undefined || !isOurs) return fetch();
  const content = await fetch(Number(revision));
  return content.snapshot || content.model === meta(db, 'model') ? content : fetch();
}

/** Fills the database with the content, and answers which records of it are left out. */
export async function fillContentDb(
  db: ContentDb,
  content: Content,
  markdown: MarkdownPool,
): Promise<UnreadRecord[]> {
  const changes = [...content.changes, ...deletedRecords(db, content)];
  const { valid, faults, html } = await prepare(db, changes, markdown);
  db.transaction(() => {
    storeHtml(db, html);
    applyChanges(db, valid);
    setRevision(db, content);
  })();
  const named = [...faults].map(([{ entity, id }, reason]) => ({ entity, id, reason }));
  return [...content.unread, ...named];
}

/** Changes that can be applied, and the HTML of their texts that is not stored yet. */
export interface Prepared {
  valid: ContentChange[];
  /** Records that no page can show, with the reasons. */
  faults: ReadonlyMap<ContentChange, string>;
  html: ReadonlyMap<string, string>;
}

/** Validates changes and converts their markdown: all that takes time, before the transaction. */
export async function prepare(
  db: ContentDb,
  changes: readonly ContentChange[],
  markdown: MarkdownPool,
): Promise<Prepared> {
  forgetOldHtml(db);
  const faults = new Map<ContentChange, string>();
  for (const change of changes) {
    const fault = typeFaultOf(change);
    if (fault !== undefined) faults.set(change, fault);
  }
  const known = db.prepare<[string], { one: 1 }>('SELECT 1 AS one FROM html WHERE hash = ?');
  const texts = [
    ...new Set(changes.filter((each) => !faults.has(each)).flatMap(markdownTexts)),
  ].filter((text) => !known.get(htmlKey(text)));
  const html = new Map<string, string>();
  const reasons = new Map<string, string>();
  for (const [index, result] of (await markdown.toHtml(texts)).entries())
    if (result.html === undefined) reasons.set(texts[index]!, result.reason);
    else html.set(htmlKey(texts[index]!), result.html);
  for (const change of changes)
    for (const text of markdownTexts(change))
      if (reasons.has(text)) faults.set(change, reasons.get(text)!);
  return { valid: changes.filter((each) => !faults.has(each)), faults, html };
}

function typeFaultOf({ entity: name, record }: ContentChange): string | undefined {
  const entity = publicEntities.find((each) => each.name === name);
  return entity && record !== null ? typeFault(entity.publicRecord, record, name) : undefined;
}

/** Deletions of the stored records that a snapshot does not have. */
export function deletedRecords(
  db: ContentDb,
  { snapshot, changes, unread }: Content,
): ContentChange[] {
  if (!snapshot) return [];
  const told = new Set([...changes, ...unread].map(({ entity, id }) => `${entity} ${id}`));
  return db
    .prepare<[], { entity: string; id: string }>(
      `SELECT entity, id FROM records UNION SELECT '${LANDING_PAGE}', id FROM landing_pages`,
    )
    .all()
    .filter(({ entity, id }) => !told.has(`${entity} ${id}`))
    .map(({ entity, id }) => ({ entity, id, record: null }));
}

/** Notes that the database has everything up to the revision. */
export function setRevision(db: ContentDb, { revision, model }: ContentHead): void {
  setMeta(db, 'revision', String(revision));
  setMeta(db, 'model', model);
}

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
  /** Whether it was or is featured. */
  featured: boolean;
  /** The shards of the search in which its words changed. */
  shards: readonly string[];
  /** Keys of the items that it was or is about. */
  about: readonly string[];
  /** The facets by which landing pages found it before, and find it now. */
  subjects: readonly (readonly string[])[];
}

/**
 * Applies the changes, and answers the differences: of these records, of those whose ranking changed, and
 * of landing pages that have enough to show by now, or too little. A change of nothing is no difference.
 */
export function applyChanges(db: ContentDb, changes: readonly ContentChange[]): Difference[] {
  const others = changes.filter(({ entity }) => entity !== LANDING_PAGE);
  return [...applyRecords(db, others), ...applyRecords(db, landingPageChanges(db, changes))];
}

/** Applies changes as they are: a landing page is shown, whatever it has to show. */
export function applyRecords(db: ContentDb, changes: readonly ContentChange[]): Difference[] {
  const otherTraits: ContentChange[] = [];
  const own = changes.flatMap((change) => {
    const before = recordRow(db, change);
    const aboutBefore = aboutOf(db, change);
    const subjectsBefore = storedSubjects(db, change);
    apply(db, change);
    const shards = storeWords(db, change);
    keepAbout(db, change);
    keepSubjects(db, change);
    const after = recordRow(db, change);
    if (before?.traits !== after?.traits) otherTraits.push(change);
    if (before?.data === after?.data) return [];
    const isOther = (name: keyof RecordRow) => before?.[name] !== after?.[name];
    const existence = !before !== !after;
    const featured = [before, after].some((row) => row?.featured === 1);
    const order = existence || isOther('position') || isOther('created_at') || isOther('featured');
    const slugs = [before?.slug ?? null, after?.slug ?? null];
    const { entity, id } = change;
    const about = [...aboutBefore, ...aboutOf(db, change)];
    const subjects = [subjectsBefore, storedSubjects(db, change)];
    const summary = isOther('summary');
    return [{ entity, id, slugs, existence, order, summary, featured, shards, about, subjects }];
  });
  const ranked = rank(db, otherTraits).map((record) => ({ ...record, ...NOTHING_ELSE }));
  if (changes.length > 0) renewVersion(db);
  return [...own, ...ranked];
}

/** Random and not counted: a number that was rolled back would come again, with other content. */
const renewVersion = (db: ContentDb) => setMeta(db, CONTENT_VERSION, randomUUID());

const NOTHING_ELSE = {
  slugs: [],
  existence: false,
  order: false,
  summary: false,
  featured: false,
  shards: [],
  about: [],
  subjects: [],
};

interface RecordRow {
  slug: string | null;
  position: number;
  created_at: string;
  featured: number;
  traits: string | null;
  summary: string;
  data: string;
}

const recordRow = (db: ContentDb, { entity, id }: ContentChange) =>
  db
    .prepare<[string, string], RecordRow>(
      `SELECT slug, position, created_at, featured, traits, summary, data
         FROM records WHERE entity = ? AND id = ?`,
    )
    .get(entity, id);

/** HTML is addressed by its text. That of texts nobody shows any more stays. */
export function storeHtml(db: ContentDb, html: Prepared['html']): void {
  const keep = db.prepare('INSERT OR REPLACE INTO html VALUES (?, ?, ?)');
  for (const [key, made] of html) keep.run(key, made, fingerprint(made));
}

/** Drops HTML that is not what was stored, and has everything fetched again: no record tells of it. */
export function forgetDamagedHtml(db: ContentDb): void {
  db.function('fingerprint', { deterministic: true }, fingerprint);
  db.transaction(() => {
    const { changes } = db.prepare('DELETE FROM html WHERE fingerprint(html) <> checksum').run();
    if (changes > 0) db.exec("DELETE FROM meta WHERE name = 'revision'");
  }).immediate();
}

/** HTML of another sanitising policy is dropped, and every text converted again. */
function forgetOldHtml(db: ContentDb): void {
  if (meta(db, 'markdown_policy') === String(MARKDOWN_POLICY)) return;
  db.exec("DELETE FROM html; DELETE FROM meta WHERE name = 'revision'");
  setMeta(db, 'markdown_policy', String(MARKDOWN_POLICY));
}

function apply(db: ContentDb, { entity: name, id, record }: ContentChange): void {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) {
    db.prepare('DELETE FROM records WHERE entity = ? AND id = ?').run(name, id);
    return;
  }
  db.prepare('INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
    name,
    id,
    slugOf(entity, record),
    record['order'] ?? 0,
    record['created_at'],
    record['updated_at'],
    record['is_featured'] === true ? 1 : 0,
    isTranslated(entity, record) ? 1 : 0,
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

/** Whether the record has everything that a page needs in Bengali too. */
function isTranslated(entity: Entity, record: Record<string, unknown>): boolean {
  return entity.columns
    .filter(({ field, twinOf }) => field.bilingual && twinOf === null)
    .filter(({ presence }) => presence === 'required')
    .every(({ name }) => !isBlank(String(record[twinName(name)] ?? '')));
}

function summaryOf(entity: Entity, record: Record<string, unknown>): Record<string, unknown> {
  const long = entity.columns.filter(({ field }) => LONG.has(field.kind));
  const facets = facetsOfAny(entity.name, record);
  const left = new Set([...long.map(({ name }) => name), ...OF_EVERY_EDIT, ...OF_OWN_PAGE]);
  return Object.assign(
    Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name))),
    ...long.map(({ name, field }) => SHORTENED[field.kind]?.(record[name]) ?? {}),
    facets && { facets },
  ) as Record<string, unknown>;
}

function markdownTexts({ entity: name, record }: ContentChange): string[] {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) return [];
  return entity.columns
    .filter(({ field }) => field.kind === 'markdown')
    .map((column) => record[column.name])
    .filter((text): text is string => typeof text === 'string' && text !== '');
}
