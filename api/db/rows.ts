import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Row } from './codec.ts';
import type { Db } from './database.ts';
import type { TableShape } from './table-shapes.ts';

/** Rows in memory at once: one may be as large as a request. */
const BATCH = 100;

/** Tables that begin with a row, which a migration makes. */
const BEGUN: ReadonlySet<string> = new Set(['schedule', 'retention']);

/** Checksum of a table: of its rows as lines of JSON, in the order of its key. */
export interface TableSum {
  rows: number;
  /** In hexadecimal. Equal in both kinds of database where the rows are. */
  sha256: string;
}

/** A row as one line of JSON: stored values, by the names of their columns, in the order of these. */
const lineOf = ({ columns }: TableShape, row: Row): string =>
  `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]])))}\n`;

/** Every row of a table as a line, a batch at a time. */
export async function* linesOf(db: Db, shape: TableShape): AsyncGenerator<string[]> {
  const { name, columns, key } = shape;
  const keys = sql.join(key.map((column) => sql.ref(column)));
  const chosen = sql.join(columns.map((column) => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after = last
      ? sql`WHERE (${keys}) > (${sql.join(key.map((column) => last![column]))})`
      : sql``;
    const { rows } = await sql<Row>`
      SELECT ${chosen} FROM ${sql.table(name)} ${after} ORDER BY ${keys} LIMIT ${BATCH}`.execute(
      db,
    );
    if (rows.length > 0) yield rows.map((row) => lineOf(shape, row));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** Sums up lines as they pass. */
export class Summing {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(lines: readonly string[]): void {
    this.#rows += lines.length;
    for (const line of lines) this.#hash.update(line);
  }

  sum(): TableSum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

export async function sumOf(db: Db, shape: TableShape): Promise<TableSum> {
  const summing = new Summing();
  for await (const lines of linesOf(db, shape)) summing.add(lines);
  return summing.sum();
}

/** Writes lines into a table that has none of their rows. */
export async function insertLines(db: Db, shape: TableShape, lines: string[]): Promise<void> {
  const { name, columns } = shape;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < lines.length; from += BATCH) {
    const rows = lines.slice(from, from + BATCH).map((line) => JSON.parse(line) as Row);
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`INSERT INTO ${sql.table(name)} (${names}) VALUES ${sql.join(values)}`.execute(db);
  }
}

/** The first table that has rows besides those that a new database begins with. */
export async function firstFilled(
  db: Db,
  shapes: readonly TableShape[],
): Promise<string | undefined> {
  for (const { name } of shapes.filter((shape) => !BEGUN.has(shape.name))) {
    const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} LIMIT 1`.execute(db);
    if (rows.length > 0) return name;
  }
  return undefined;
}

/** Removes the rows that a new database begins with. */
export async function emptyBegun(db: Db, shapes: readonly TableShape[]): Promise<void> {
  for (const { name } of shapes.filter((shape) => BEGUN.has(shape.name)))
    await sql`DELETE FROM ${sql.table(name)}`.execute(db);
}
