import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { noteEveryWrite } from '../db/note-writes.ts';
import { WRITER } from '../db/postgres-dialect.ts';
import { onPostgres } from './engines.ts';

type Refusal = 'readonly' | 'full';

/** SQLite's own means; in PostgreSQL the trigger of every write says what a server of it would. */
const sqlite: Record<Refusal, [refused: string, taken: string]> = {
  readonly: ['PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
  full: ['PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000'],
};
const codes: Record<Refusal, string> = { readonly: '25006', full: '53100' };

/** The database refuses every write, or every one that needs room, until the function is called. */
export async function refuseWrites(db: Db, as: Refusal): Promise<() => Promise<void>> {
  const [refused, taken] = onPostgres
    ? [[raising(codes[as])], noteEveryWrite(WRITER)]
    : sqlite[as].map((statement) => [statement]);
  await run(db, refused!);
  return () => run(db, taken!);
}

const raising = (code: string, name = 'note_write') => `
  CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'refused' USING ERRCODE = '${code}';
  END $$`;

/** Refuses the rows of one table, until the function is called. */
export async function refuseRows(db: Db, table: string): Promise<() => Promise<void>> {
  const trigger = `CREATE TRIGGER refused BEFORE INSERT ON ${table}`;
  const [refused, taken] = onPostgres
    ? [
        [raising('23000', 'refused'), `${trigger} FOR EACH ROW EXECUTE FUNCTION refused()`],
        [`DROP TRIGGER refused ON ${table}`],
      ]
    : [[`${trigger} BEGIN SELECT RAISE(ABORT, 'refused'); END`], ['DROP TRIGGER refused']];
  await run(db, refused!);
  return () => run(db, taken!);
}

async function run(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
