import { scheduleFields } from '#model/entities/catalogue-fields.ts';
import { catalogueNames, entities } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { scratchDatabase } from '../testing/database.ts';
import { onPostgres } from '../testing/engines.ts';

interface Fact {
  type: string;
  notNull: boolean;
  unique: boolean;
}

let db: Db;
beforeAll(async () => {
  db = await scratchDatabase();
});
afterAll(() => db.destroy());

const STORED_AS: Record<Column['field']['storage'], string> = {
  text: 'TEXT',
  json: 'TEXT',
  integer: 'INTEGER',
  boolean: 'INTEGER',
  real: 'REAL',
};

const required = (type: string): Fact => ({ type, notNull: true, unique: false });
const systemColumns: Record<string, Fact> = {
  id: { type: 'TEXT', notNull: true, unique: true },
  created_at: required('TEXT'),
  updated_at: required('TEXT'),
  updated_by: { type: 'TEXT', notNull: false, unique: false },
  revision: required('INTEGER'),
  search_text: required('TEXT'),
};

/** Columns of users that the entity does not declare, so that no answer can carry them. */
const hiddenColumns: Record<string, Record<string, Fact>> = {
  users: { password_hash: required('TEXT'), token_version: required('INTEGER') },
};

const factOf = ({ field, presence, twinOf }: Column): Fact => ({
  type: STORED_AS[field.storage],
  notNull: presence !== 'optional',
  unique: field.unique && twinOf === null,
});

const expectedColumns = (entity: Entity): Record<string, Fact> => ({
  ...systemColumns,
  ...hiddenColumns[entity.table],
  ...Object.fromEntries(entity.columns.map((column) => [column.name, factOf(column)])),
});

async function query<R>(text: string): Promise<R[]> {
  return (await sql.raw<R>(text).execute(db)).rows;
}

const OF_POSTGRES = (table: string) => `
  SELECT attname AS name, upper(format_type(atttypid, NULL)) AS type, attnotnull AS required,
    EXISTS (
      SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique
        AND indpred IS NULL AND indkey::text = attnum::text
    ) AS single
  FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped`;

/** Types of PostgreSQL that hold the same, in SQLite's words. */
const IN_SQLITE: Readonly<Record<string, string>> = {
  BIGINT: 'INTEGER',
  'DOUBLE PRECISION': 'REAL',
};

async function columnsOfPostgres(table: string): Promise<Record<string, Fact>> {
  const columns = await query<{ name: string; type: string; required: boolean; single: boolean }>(
    OF_POSTGRES(table),
  );
  return Object.fromEntries(
    columns.map(({ name, type, required: notNull, single: unique }) => [
      name,
      { type: IN_SQLITE[type] ?? type, notNull, unique },
    ]),
  );
}

async function columnsOfSqlite(table: string): Promise<Record<string, Fact>> {
  const indexes = await query<{ name: string; unique: number; partial: number }>(
    `PRAGMA index_list("${table}")`,
  );
  const unique = new Set<string>();
  for (const index of indexes.filter((each) => each.unique === 1 && each.partial === 0)) {
    const columns = await query<{ name: string }>(`PRAGMA index_info("${index.name}")`);
    if (columns.length === 1) unique.add(columns[0]!.name);
  }
  const columns = await query<{ name: string; type: string; notnull: number }>(
    `PRAGMA table_info("${table}")`,
  );
  return Object.fromEntries(
    columns.map(({ name, type, notnull }) => [
      name,
      { type, notNull: notnull === 1, unique: unique.has(name) },
    ]),
  );
}

const realColumns = onPostgres ? columnsOfPostgres : columnsOfSqlite;

/** The text of the table, or of its conditions. */
const definitionOf = async (table: string) =>
  (
    await query<{ sql: string }>(
      onPostgres
        ? `SELECT string_agg(pg_get_constraintdef(oid), ' ') AS sql FROM pg_constraint WHERE conrelid = '${table}'::regclass`
        : `SELECT sql FROM sqlite_master WHERE name = '${table}'`,
    )
  )[0]!.sql;

const flagIn = (name: string) =>
  onPostgres
    ? `CHECK ((${name} = ANY (ARRAY[(0)::bigint, (1)::bigint])))`
    : `${name} INTEGER NOT NULL CHECK (${name} IN (0, 1))`;

/** Names of the indexes that a table needs: of its list, and of each moment that its records wait for. */
const expectedIndexes = ({ name, table, ordered, columns }: Entity): string[] => [
  ...(ordered ? [`${table}_in_order`] : []),
  ...(catalogueNames.some((each) => each === name) ? [`${table}_newest`] : []),
  ...columns
    .filter((column) => column.name in scheduleFields)
    .map((column) => `${table}_${column.name}`),
];

const indexesOf = (table: string) =>
  query<{ name: string }>(
    onPostgres
      ? `SELECT indexname AS name FROM pg_indexes WHERE tablename = '${table}'`
      : `SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = '${table}'`,
  );

const named = (entities as readonly Entity[]).map((entity) => [entity.name, entity] as const);

describe.each(named)('the table of %s', (_, entity) => {
  test('has the columns of the model, of their types, required and unique where it says so', async () => {
    expect(await realColumns(entity.table)).toEqual(expectedColumns(entity));
  });

  test('has the indexes that its list and its schedule are read by', async () => {
    const names = (await indexesOf(entity.table)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(expectedIndexes(entity)));
  });

  test('holds nothing but 0 and 1 for a flag', async () => {
    const definition = await definitionOf(entity.table);
    for (const { name } of entity.columns.filter(({ field }) => field.storage === 'boolean'))
      expect(definition).toContain(flagIn(name));
  });
});

test.skipIf(onPostgres)('every table is strict, as PostgreSQL’s all are', async () => {
  const tables = await query<{ name: string; strict: number }>('PRAGMA table_list');
  const own = tables.filter(({ name }) => !/^(sqlite_|kysely_)/.test(name));
  expect(own.length).toBeGreaterThanOrEqual(entities.length + 2);
  expect(own.filter(({ strict }) => strict !== 1)).toEqual([]);
});

test('every entity has a table of its own', () => {
  expect(new Set(entities.map(({ table }) => table)).size).toBe(entities.length);
});
