import { hash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import Database, { type Statement } from 'better-sqlite3';
import type { Locale } from '#model/locales.ts';
import { shapeOf, type ShapeFact } from '../lib/company-shape.ts';
import { company, type Company } from '../lib/company.ts';
import { answered, laterInPage } from './reads.ts';
import type { ContactInfo, NamedText, TextName } from './records.ts';

/** The local file that pages are rendered from: what the public may see, and nothing else. */
export type Store = Database.Database;

/** Bumped when the tables below change: a file with another number is filled afresh. */
export const STORE_VERSION = 5;

const SCHEMA = `
  CREATE TABLE records (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    slug TEXT,
    position INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    featured INTEGER NOT NULL,
    translated INTEGER NOT NULL,
    card TEXT NOT NULL,
    data TEXT NOT NULL,
    paged TEXT NOT NULL,
    PRIMARY KEY (entity, id)
  ) STRICT;
  CREATE INDEX records_in_order ON records (entity, position, created_at DESC, id);
  CREATE INDEX records_featured ON records (entity, featured, position, created_at DESC, id);
  CREATE INDEX records_by_age ON records (entity, created_at, id, slug, updated_at, translated);
  CREATE INDEX records_by_slug ON records (entity, slug);
  CREATE TABLE compared (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    traits TEXT NOT NULL,
    PRIMARY KEY (entity, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rankings (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    others TEXT NOT NULL,
    ids TEXT NOT NULL,
    PRIMARY KEY (entity, id, others)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE html (hash TEXT PRIMARY KEY, html TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/** The fact that is another whenever a record is. */
export const CONTENT_MARK = 'content';

/** The file, and what SQLite makes beside it with the same permissions, may be read by nobody else. */
const OWNER_ALONE = 0o600;

let current: Store | undefined;

/** Opens the file, makes its tables where they are missing, and lets every page read from it. */
export function openStore(file: string): Store {
  if (file !== ':memory:') closeSync(openSync(file, 'a', OWNER_ALONE));
  const store = new Database(file);
  store.pragma('journal_mode = WAL');
  store.pragma('synchronous = FULL');
  if (store.pragma('user_version', { simple: true }) !== STORE_VERSION) {
    const tables = store
      .prepare<[], { name: string }>(
        // SQLite's own go with those they are of.
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
      )
      .all();
    store.transaction(() => {
      for (const { name } of tables) store.exec(`DROP TABLE "${name}"`);
      store.exec(SCHEMA);
      store.pragma(`user_version = ${STORE_VERSION}`);
    })();
  }
  keepPrepared(store);
  current = store;
  return store;
}

/**
 * Statements stay prepared: to prepare one takes as long as to answer it, and its memory is none
 * that the garbage collector knows of.
 */
function keepPrepared(store: Store): void {
  const kept = new Map<string, Statement>();
  const prepare = store.prepare.bind(store) as (sql: string) => Statement;
  store.prepare = ((sql: string) => {
    let statement = kept.get(sql);
    if (!statement) kept.set(sql, (statement = prepare(sql)));
    return statement;
  }) as Store['prepare'];
}

function opened(): Store {
  if (current) return current;
  const file = process.env['CONTENT_DB'];
  if (file) return openStore(file);
  throw new Error('No content: open a store, or name its file in CONTENT_DB');
}

/** A question to the store, as plain data, so that it can be asked again later. */
export type Query =
  | ['record', entity: string, id: string]
  | ['paged', entity: string, id: string]
  | ['text', ...TextName]
  | ['first', entity: string]
  | ['words', entity: 'contact-info']
  | ['shape', entity: 'contact-info', locale: Locale, of: ShapeFact]
  | ['card', entity: string, id: string]
  | ['ranked', entity: string, id: string, others: string]
  | ['slug', entity: string, slug: string]
  | ['ids', entity: string]
  | ['count', entity: string]
  | ['cards', entity: string, limit: number, offset: number]
  | ['featured', entity: string, limit: number]
  | ['slugs', entity: string]
  | ['related', entity: string, id: string, among: number, limit: number]
  | ['addresses', entity: string, limit: number, offset: number];

type QueryName = Query[0];
type ArgumentsOf<N extends QueryName> =
  Extract<Query, [N, ...unknown[]]> extends [N, ...infer A] ? A : never;

const IN_ORDER = 'ORDER BY position, created_at DESC, id';
const FIRST = `SELECT data AS value FROM records WHERE entity = ? ${IN_ORDER} LIMIT 1`;

const statements: { [N in QueryName]: string } = {
  record: 'SELECT data AS value FROM records WHERE entity = ? AND id = ?',
  paged: 'SELECT paged AS value FROM records WHERE entity = ? AND id = ?',
  text: `WITH asked (entity, id, field) AS (VALUES (?, ?, ?))
          SELECT json_extract(data, '$.' || field) AS value
          FROM records JOIN asked USING (entity, id)`,
  first: FIRST,
  // The same, asked by who says it, and looks at its shape alone.
  words: FIRST,
  shape: FIRST,
  card: 'SELECT card AS value FROM records WHERE entity = ? AND id = ?',
  ranked: 'SELECT ids AS value FROM rankings WHERE entity = ? AND id = ? AND others = ?',
  // Tags of two spellings share a slug: the answer is the same in every store all the same.
  slug: 'SELECT data AS value FROM records WHERE entity = ? AND slug = ? ORDER BY id LIMIT 1',
  ids: `SELECT coalesce(json_group_array(id), '[]') AS value
          FROM (SELECT id FROM records WHERE entity = ? ${IN_ORDER})`,
  count: 'SELECT CAST(count(*) AS TEXT) AS value FROM records WHERE entity = ?',
  cards: `SELECT '[' || coalesce(group_concat(card), '') || ']' AS value
          FROM (SELECT card FROM records WHERE entity = ? ${IN_ORDER} LIMIT ? OFFSET ?)`,
  featured: `SELECT '[' || coalesce(group_concat(card), '') || ']' AS value
          FROM (SELECT card FROM records WHERE entity = ? AND featured = 1 ${IN_ORDER} LIMIT ?)`,
  slugs: `SELECT coalesce(json_group_array(address), '[]') AS value
          FROM (SELECT DISTINCT coalesce(slug, id) AS address FROM records WHERE entity = ?
            ORDER BY address)`,
  // Answered here and not from a list of cards, so that a page asks for no more than it shows.
  related: `WITH asked (entity, id, among, most) AS (VALUES (?, ?, ?, ?)),
          latest AS (SELECT id, card FROM records WHERE entity = (SELECT entity FROM asked)
            ${IN_ORDER} LIMIT (SELECT among FROM asked)),
          tags AS (SELECT value FROM json_each(
            (SELECT card FROM records JOIN asked USING (entity, id)), '$.tags'))
          SELECT '[' || coalesce(group_concat(card), '') || ']' AS value
          FROM (SELECT card FROM latest WHERE id <> (SELECT id FROM asked)
            AND EXISTS (SELECT 1 FROM json_each(card, '$.tags') WHERE value IN tags)
            LIMIT (SELECT most FROM asked))`,
  // Oldest first: what is new comes last, and moves nobody from one part to another.
  addresses: `SELECT json_group_array(json_object('id', id, 'slug', slug, 'updated_at', updated_at,
            'translated', json(iif(translated, 'true', 'false')))) AS value
          FROM (SELECT id, slug, updated_at, translated FROM records WHERE entity = ?
            ORDER BY created_at, id LIMIT ? OFFSET ?)`,
};

/** The answer as JSON text; `null` where there is no such record. */
export function ask(store: Store, query: Query): string | null {
  if (query[0] === 'text') {
    const text = valueOf(store, query);
    return text === null ? null : JSON.stringify(htmlKey(text));
  }
  if (query[0] !== 'shape') return valueOf(store, query);
  try {
    const [, , locale, fact] = query;
    return JSON.stringify([shapeOf(agencyIn(store, locale))[fact]]);
  } catch {
    // Facts that no page can show have none. Whoever shows them is told why.
    return null;
  }
}

/** The agency with its words, as the store has it now. */
export function agencyIn(store: Store, locale: Locale): Company {
  const record = valueOf(store, ['first', 'contact-info']);
  return company(locale, record === null ? null : (JSON.parse(record) as ContactInfo));
}

function valueOf(store: Store, [name, ...parameters]: readonly [QueryName, ...unknown[]]) {
  const row = store.prepare<unknown[], { value: string }>(statements[name]).get(...parameters);
  return row?.value ?? null;
}

/** A short fingerprint of an answer: another answer, another fingerprint. */
export const fingerprint = (answer: string | null) =>
  answer === null ? '' : hash('sha1', answer, 'base64url');

/** Asks for a page, and notes that this page depends on the answer. */
export function read<T, N extends QueryName>(name: N, ...parameters: ArgumentsOf<N>): T | null {
  const query = [name, ...parameters] as unknown as Query;
  return answered(query, () => ask(opened(), query), fingerprint) as T | null;
}

/** Says which content the answers are out of: after any change of a record it is another. */
export function contentMark(store: Store): string {
  const sql = 'SELECT value FROM facts WHERE name = ?';
  return store.prepare<[string], { value: string }>(sql).get(CONTENT_MARK)?.value ?? '';
}

/**
 * The sanitised HTML of a markdown text that a record holds; made when the record came in. Of a text that
 * is named it may be a stand-in: it is for a page to show, and not to look at.
 */
export function htmlOf(text: string | NamedText): string {
  if (typeof text === 'string') return htmlAt(opened(), htmlKey(text));
  const key = read<string, 'text'>('text', ...text.text);
  return laterInPage()?.texts.of(text.text) ?? htmlAt(opened(), key);
}

/** The HTML of the text that has this key. */
export function htmlAt(store: Store, key: string | null): string {
  const sql = 'SELECT html FROM html WHERE hash = ?';
  const row = store.prepare<[string | null], { html: string }>(sql).get(key);
  if (!row) throw new Error('A markdown text has no HTML in the content store');
  return row.html;
}

export const htmlKey = (markdown: string) => hash('sha256', markdown, 'base64url');

/** Whether a record or a text of staff has these words. Walks everything: for rare questions. */
export function isTyped(store: Store, words: string): boolean {
  const row = store
    .prepare<[string, string], { one: 1 }>(
      `SELECT 1 AS one FROM records WHERE instr(data, ?) > 0
         UNION ALL SELECT 1 FROM html WHERE instr(html, ?) > 0 LIMIT 1`,
    )
    .get(words, words);
  return row !== undefined;
}
