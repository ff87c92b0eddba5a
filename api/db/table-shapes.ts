import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isPostgres } from './ddl.ts';

/** A table as it is in the database, whatever the model says. */
export interface TableShape {
  name: string;
  /** In the order of their names, which is the same in both kinds of database. */
  columns: readonly string[];
  /** Its primary key: rows are read in its order. */
  key: readonly string[];
}

/** Tables of the migrations themselves, and counts of a quarter of an hour: no content. */
const BOOKKEEPING = /^(sqlite_.*|kysely_.*|commits|rate_events)$/;

interface ColumnRow {
  table: string;
  column: string;
  /** Its place in the primary key, from 1; 0 outside of it. */
  place: number;
}
interface ReferenceRow {
  table: string;
  referenced: string;
}

const inSqlite = {
  columns: sql<ColumnRow>`
    SELECT t.name AS "table", c.name AS "column", c.pk AS place
    FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'`,
  references: sql<ReferenceRow>`
    SELECT t.name AS "table", f."table" AS referenced
    FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS f WHERE t.type = 'table'`,
};

const inPostgres = {
  columns: sql<ColumnRow>`
    SELECT t.relname AS "table", c.attname AS "column",
      coalesce(array_position(k.indkey::int2[], c.attnum) + 1, 0) AS place
    FROM pg_class AS t
    JOIN pg_attribute AS c ON c.attrelid = t.oid AND c.attnum > 0 AND NOT c.attisdropped
    LEFT JOIN pg_index AS k ON k.indrelid = t.oid AND k.indisprimary
    WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace`,
  references: sql<ReferenceRow>`
    SELECT t.relname AS "table", r.relname AS referenced
    FROM pg_constraint AS f
    JOIN pg_class AS t ON t.oid = f.conrelid
    JOIN pg_class AS r ON r.oid = f.confrelid
    WHERE f.contype = 'f' AND t.relnamespace = current_schema()::regnamespace`,
};

/** Every table with content, those that others refer to before these. */
export async function tableShapes(db: Db): Promise<TableShape[]> {
  const queries = isPostgres(db) ? inPostgres : inSqlite;
  const columns = (await queries.columns.execute(db)).rows;
  const references = (await queries.references.execute(db)).rows;
  const shapes = [...Map.groupBy(columns, ({ table }) => table)]
    .filter(([name]) => !BOOKKEEPING.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => ({
      name,
      columns: own.map(({ column }) => column).toSorted(),
      key: own
        .filter(({ place }) => place > 0)
        .toSorted((a, b) => a.place - b.place)
        .map(({ column }) => column),
    }));
  return ordered(shapes, references);
}

function ordered(shapes: readonly TableShape[], references: readonly ReferenceRow[]): TableShape[] {
  const done = new Set<string>();
  const waits = ({ name }: TableShape) =>
    references.some(
      ({ table, referenced }) => table === name && referenced !== name && !done.has(referenced),
    );
  const inOrder: TableShape[] = [];
  for (let left = shapes; left.length > 0;) {
    const next = left.filter((shape) => !waits(shape));
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    inOrder.push(...next);
    for (const { name } of next) done.add(name);
    left = left.filter(({ name }) => !done.has(name));
  }
  return inOrder;
}

interface SequenceRow {
  table: string;
  column: string;
  last: number;
}

const sequencesInSqlite = sql<SequenceRow>`
  SELECT name AS "table", '' AS "column", seq AS last FROM sqlite_sequence ORDER BY name`;

const sequencesInPostgres = sql<SequenceRow>`
  SELECT t.relname AS "table", c.attname AS "column",
    coalesce(pg_sequence_last_value(d.objid::regclass), 0) AS last
  FROM pg_depend AS d
  JOIN pg_class AS t ON t.oid = d.refobjid
  JOIN pg_attribute AS c ON c.attrelid = t.oid AND c.attnum = d.refobjsubid
  WHERE d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass
    AND d.deptype = 'i' AND c.attidentity <> '' AND t.relnamespace = current_schema()::regnamespace
  ORDER BY 1`;

/** The last number that was given, by table: also of rows that are gone, whose number stays theirs. */
export async function lastNumbers(db: Db): Promise<Record<string, number>> {
  const { rows } = await (isPostgres(db) ? sequencesInPostgres : sequencesInSqlite).execute(db);
  return Object.fromEntries(rows.map(({ table, last }) => [table, last]));
}

/** Goes on counting from the numbers that another database has given. */
export async function goOnFrom(db: Db, numbers: Readonly<Record<string, number>>): Promise<void> {
  if (!isPostgres(db)) {
    for (const [table, last] of Object.entries(numbers)) {
      await sql`DELETE FROM sqlite_sequence WHERE name = ${table}`.execute(db);
      await sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${last})`.execute(db);
    }
    return;
  }
  const columns = (await sequencesInPostgres.execute(db)).rows;
  for (const { table, column } of columns) {
    const last = numbers[table] ?? 0;
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), ${Math.max(1, last)}, ${last > 0})`.execute(
      db,
    );
  }
}
