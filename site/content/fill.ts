import { randomUUID } from 'node:crypto';
import { isBlank } from '#model/blank.ts';
import type { Entity } from '#model/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { FieldKind } from '#model/field.ts';
import { twinName } from '#model/locales.ts';
import { MARKDOWN_POLICY } from '#model/markdown-policy.ts';
import { PICTURE_ALTS } from '#model/picture-alts.ts';
import { tagKey } from '#model/tag-key.ts';
import type { MarkdownPool } from './markdown-pool.ts';
import { rank } from './rankings.ts';
import { CONTENT_MARK, htmlKey, type Store } from './store.ts';
import { NAMED_TEXTS } from './records.ts';
import type { ChangedRecord, Content, ContentChange, ContentHead } from './source.ts';
import { typeFault } from './type-fault.ts';

/** What lists do not show of a record, so that an edit of it leaves them alone. */
const LONG: ReadonlySet<FieldKind> = new Set(['markdown', 'itinerary', 'requirements']);
const OF_EVERY_EDIT = ['updated_at', 'revision'];
/** Beside a card's name its picture needs no words. */
const OF_OWN_PAGE = [PICTURE_ALTS];

const NAMED: ReadonlySet<string> = new Set(NAMED_TEXTS);

/** A record that no page can show, and why. */
export interface Unfit {
  change: ContentChange;
  reason: string;
}

/** A record that is left out, and why. */
export interface LeftOut extends ChangedRecord {
  reason: string;
}

/** The revision that the store has in full. */
export const storedRevision = (store: Store) => Number(fact(store, 'revision') ?? 0);

/** What the store lacks: what changed since its revision, or everything where that would not do. */
export async function missingContent(
  store: Store,
  fetch: (since?: number) => Promise<Content>,
): Promise<Content> {
  const revision = fact(store, 'revision');
  const isOurs = fact(store, 'markdown_policy') === String(MARKDOWN_POLICY);
  if (revision === undefined || !isOurs) return fetch();
  const content = await fetch(Number(revision));
  return content.snapshot || content.model === fact(store, 'model') ? content : fetch();
}

/** Fills the store with the content, and answers which records of it are left out. */
export async function fillStore(
  store: Store,
  content: Content,
  markdown: MarkdownPool,
): Promise<LeftOut[]> {
  const { fit, unfit } = sorted(content.changes);
  const texts = await convertTexts(store, fit, markdown);
  const left = [...unfit, ...texts.unfit];
  const leftOut = new Set(left.map(({ change }) => change));
  keepHtml(store, texts);
  applyChanges(store, [...fit.filter((each) => !leftOut.has(each)), ...gone(store, content)]);
  noteRevision(store, content);
  const named = left.map(({ change: { entity, id }, reason }) => ({ entity, id, reason }));
  return [...content.unread, ...named];
}

/** The changes that can be taken in, and those whose record is not of the form of its entity. */
export function sorted(changes: readonly ContentChange[]): {
  fit: ContentChange[];
  unfit: Unfit[];
} {
  const unfit = changes.flatMap((change): Unfit[] => {
    const reason = formFault(change);
    return reason === undefined ? [] : [{ change, reason }];
  });
  const faulty = new Set(unfit.map(({ change }) => change));
  return { fit: changes.filter((each) => !faulty.has(each)), unfit };
}

function formFault({ entity: name, record }: ContentChange): string | undefined {
  const entity = publicEntities.find((each) => each.name === name);
  return entity && record !== null ? typeFault(entity.publicRecord, record, name) : undefined;
}

/** Stored records that a snapshot does not have. */
export function gone(store: Store, { snapshot, changes, unread }: Content): ContentChange[] {
  if (!snapshot) return [];
  const told = new Set([...changes, ...unread].map(({ entity, id }) => `${entity} ${id}`));
  return store
    .prepare<[], { entity: string; id: string }>('SELECT entity, id FROM records')
    .all()
    .filter(({ entity, id }) => !told.has(`${entity} ${id}`))
    .map(({ entity, id }) => ({ entity, id, record: null }));
}

/** Leaves the store without content: all of it is missing then. What texts come to stays. */
export function forgetContent(store: Store): void {
  store.exec("DELETE FROM records; DELETE FROM facts WHERE name = 'revision'");
  markContent(store);
}

/** Says that the store has everything up to the revision. */
export function noteRevision(store: Store, { revision, model }: ContentHead): void {
  setFact(store, 'revision', String(revision));
  setFact(store, 'model', model);
}

/** How a record is not as it was. */
export interface Difference {
  entity: string;
  id: string;
  /** The slugs that it had and has. */
  slugs: (string | null)[];
  /** Whether it came or went; whether it stands elsewhere, then too. */
  existence: boolean;
  order: boolean;
  /** Whether lists show something else of it. */
  card: boolean;
  /** Whether it was or is featured. */
  featured: boolean;
}

/**
 * Takes the changes in, and says what is different: of these records, and of those that are ranked
 * otherwise now. A change of nothing is no difference.
 */
export function applyChanges(store: Store, changes: readonly ContentChange[]): Difference[] {
  const own = changes.flatMap((change) => {
    const before = stored(store, change);
    apply(store, change);
    const after = stored(store, change);
    if (before?.data === after?.data) return [];
    const isOther = (name: keyof StoredRow) => before?.[name] !== after?.[name];
    const existence = !before !== !after;
    const featured = [before, after].some((row) => row?.featured === 1);
    const order = existence || isOther('position') || isOther('created_at') || isOther('featured');
    const slugs = [before?.slug ?? null, after?.slug ?? null];
    const { entity, id } = change;
    return [{ entity, id, slugs, existence, order, card: isOther('card'), featured }];
  });
  const ranked = rank(store, changes).map((record) => ({ ...record, ...NOTHING_ELSE }));
  if (changes.length > 0) markContent(store);
  return [...own, ...ranked];
}

/** By no number: one that was undone would come again, with other content. */
const markContent = (store: Store) => setFact(store, CONTENT_MARK, randomUUID());

const NOTHING_ELSE = { slugs: [], existence: false, order: false, card: false, featured: false };

interface StoredRow {
  slug: string | null;
  position: number;
  created_at: string;
  featured: number;
  card: string;
  data: string;
}

const stored = (store: Store, { entity, id }: ContentChange) =>
  store
    .prepare<[string, string], StoredRow>(
      `SELECT slug, position, created_at, featured, card, data
         FROM records WHERE entity = ? AND id = ?`,
    )
    .get(entity, id);

/** What came of the texts that had no HTML yet. */
export interface Converted {
  html: ReadonlyMap<string, string>;
  /** Records with a text that cannot have any. */
  unfit: Unfit[];
}

/** Makes the HTML of every text that has none yet; `keepHtml` keeps it. */
export async function convertTexts(
  store: Store,
  changes: readonly ContentChange[],
  markdown: MarkdownPool,
): Promise<Converted> {
  forgetOldHtml(store);
  const known = store.prepare<[string], { one: 1 }>('SELECT 1 AS one FROM html WHERE hash = ?');
  const texts = [...new Set(changes.flatMap(markdownTexts))].filter(
    (text) => !known.get(htmlKey(text)),
  );
  const html = new Map<string, string>();
  if (texts.length === 0) return { html, unfit: [] };
  const results = await markdown.toHtml(texts);
  const failed = new Map<string, string>();
  for (const [index, text] of texts.entries()) {
    const result = results[index]!;
    if (result.html === undefined) failed.set(text, result.reason);
    else html.set(htmlKey(text), result.html);
  }
  const unfit = changes.flatMap((change) => {
    const text = markdownTexts(change).find((each) => failed.has(each));
    return text === undefined ? [] : [{ change, reason: failed.get(text)! }];
  });
  return { html, unfit };
}

/** Pages find it by its text. Of texts that nobody shows any more it stays. */
export function keepHtml(store: Store, { html }: Converted): void {
  const keep = store.prepare('INSERT OR REPLACE INTO html VALUES (?, ?)');
  for (const [key, made] of html) keep.run(key, made);
}

/** What was made by another policy is made again, of everything. */
function forgetOldHtml(store: Store): void {
  if (fact(store, 'markdown_policy') === String(MARKDOWN_POLICY)) return;
  store.exec("DELETE FROM html; DELETE FROM facts WHERE name = 'revision'");
  setFact(store, 'markdown_policy', String(MARKDOWN_POLICY));
}

function fact(store: Store, name: string): string | undefined {
  return store
    .prepare<[string], { value: string }>('SELECT value FROM facts WHERE name = ?')
    .get(name)?.value;
}

function setFact(store: Store, name: string, value: string): void {
  store
    .prepare(
      'INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    )
    .run(name, value);
}

function apply(store: Store, { entity: name, id, record }: ContentChange): void {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) {
    store.prepare('DELETE FROM records WHERE entity = ? AND id = ?').run(name, id);
    return;
  }
  store
    .prepare('INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      name,
      id,
      slugOf(entity, record),
      record['order'] ?? 0,
      record['created_at'],
      record['updated_at'],
      record['is_featured'] === true ? 1 : 0,
      isTranslated(entity, record) ? 1 : 0,
      JSON.stringify(cardOf(entity, record)),
      JSON.stringify(record),
      JSON.stringify(pagedOf(name, id, record)),
    );
}

/** Lookup key of a record: a post by its address, a tag by any spelling of its name. */
function slugOf({ name }: Entity, record: Record<string, unknown>): unknown {
  return name === 'tag' ? tagKey(String(record['name'])) : (record['slug'] ?? null);
}

/** Whether the record has everything that a page needs in Bengali too. */
function isTranslated(entity: Entity, record: Record<string, unknown>): boolean {
  return entity.columns
    .filter(({ field, twinOf }) => field.bilingual && twinOf === null)
    .filter(({ presence }) => presence === 'required')
    .every(({ name }) => !isBlank(String(record[twinName(name)] ?? '')));
}

function cardOf(entity: Entity, record: Record<string, unknown>): Record<string, unknown> {
  const long = entity.columns.filter(({ field }) => LONG.has(field.kind)).map(({ name }) => name);
  const left = new Set([...long, ...OF_EVERY_EDIT, ...OF_OWN_PAGE]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !left.has(name)));
}

/** A record without what every edit changes, and with its texts named. */
function pagedOf(
  entity: string,
  id: string,
  record: Record<string, unknown>,
): Record<string, unknown> {
  const own = Object.entries(record).filter(([name]) => !OF_EVERY_EDIT.includes(name));
  const named = (field: string, text: unknown) =>
    typeof text === 'string' && !isBlank(text) ? { text: [entity, id, field] } : null;
  return Object.fromEntries(
    own.map(([name, value]) => [name, NAMED.has(name) ? named(name, value) : value]),
  );
}

function markdownTexts({ entity: name, record }: ContentChange): string[] {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) return [];
  return entity.columns
    .filter(({ field }) => field.kind === 'markdown')
    .map((column) => record[column.name])
    .filter((text): text is string => typeof text === 'string' && text !== '');
}
