import type { Entity } from '#model/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { FieldKind } from '#model/field.ts';
import { MARKDOWN_POLICY } from '#model/markdown.ts';
import type { MarkdownPool } from './markdown-pool.ts';
import { rank } from './rankings.ts';
import { htmlKey, type Store } from './store.ts';
import type { ChangedRecord, Content, ContentChange } from './source.ts';

/** What lists do not show of a record. */
const LONG: ReadonlySet<FieldKind> = new Set(['markdown', 'itinerary', 'requirements']);

/** What the store lacks: what changed since its revision, or everything where that would not do. */
export async function missingContent(
  store: Store,
  fetch: (since?: number) => Promise<Content>,
): Promise<Content> {
  const revision = fact(store, 'revision');
  const isOurs = fact(store, 'markdown_policy') === String(MARKDOWN_POLICY);
  if (revision === undefined || !isOurs) return fetch();
  const content = await fetch(Number(revision));
  const sameModel = content.model === fact(store, 'model');
  return content.snapshot || sameModel ? content : fetch();
}

/**
 * Brings the store to the content's revision, in the transaction it is called in. Answers the
 * records that are not as they were, or are ranked otherwise.
 */
export async function fillStore(
  store: Store,
  content: Content,
  markdown: MarkdownPool,
): Promise<ChangedRecord[]> {
  await keepHtml(store, content, markdown);
  const gone = content.snapshot ? missing(store, content.changes) : [];
  const changes = [...content.changes, ...gone];
  for (const each of changes) apply(store, each);
  setFact(store, 'revision', String(content.revision));
  setFact(store, 'model', content.model);
  setFact(store, 'markdown_policy', String(MARKDOWN_POLICY));
  return [...changes, ...rank(store, changes)];
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

/** Stored records that a snapshot does not have. */
function missing(store: Store, changes: ContentChange[]): ContentChange[] {
  const told = new Set(changes.map(({ entity, id }) => `${entity} ${id}`));
  return store
    .prepare<[], { entity: string; id: string }>('SELECT entity, id FROM records')
    .all()
    .filter(({ entity, id }) => !told.has(`${entity} ${id}`))
    .map(({ entity, id }) => ({ entity, id, record: null }));
}

function apply(store: Store, { entity: name, id, record }: ContentChange): void {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) {
    store.prepare('DELETE FROM records WHERE entity = ? AND id = ?').run(name, id);
    return;
  }
  store
    .prepare('INSERT OR REPLACE INTO records VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      name,
      id,
      record['slug'] ?? null,
      record['order'] ?? 0,
      record['created_at'],
      record['is_featured'] === true ? 1 : 0,
      JSON.stringify(cardOf(entity, record)),
      JSON.stringify(record),
    );
}

function cardOf(entity: Entity, record: Record<string, unknown>): Record<string, unknown> {
  const long = new Set(
    entity.columns.filter(({ field }) => LONG.has(field.kind)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(record).filter(([name]) => !long.has(name)));
}

/** Makes the HTML of every text that has none yet. Texts that nobody shows any more stay. */
async function keepHtml(store: Store, content: Content, markdown: MarkdownPool): Promise<void> {
  if (content.snapshot) store.exec('DELETE FROM html');
  const known = store.prepare<[string], { one: 1 }>('SELECT 1 AS one FROM html WHERE hash = ?');
  const texts = [...new Set(content.changes.flatMap(markdownTexts))].filter(
    (text) => !known.get(htmlKey(text)),
  );
  if (texts.length === 0) return;
  const html = await markdown.toHtml(texts);
  const keep = store.prepare('INSERT INTO html VALUES (?, ?)');
  for (const [index, text] of texts.entries()) keep.run(htmlKey(text), html[index]);
}

function markdownTexts({ entity: name, record }: ContentChange): string[] {
  const entity = publicEntities.find((each) => each.name === name);
  if (!record || !entity) return [];
  return entity.columns
    .filter(({ field }) => field.kind === 'markdown')
    .map((column) => record[column.name])
    .filter((text): text is string => typeof text === 'string' && text !== '');
}
