import { phoneKeys } from '#model/contact/phone-key.ts';
import { countryOfVisa, namesOf } from '#model/geo/countries.ts';
import { entities, type EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { fold, foldedWords } from '#model/text/fold.ts';
import { sql, type SqlBool } from 'kysely';
import { decodeRow, ifReadable, type Row } from '../db/codec.ts';
import { atomically, type Db } from '../db/database.ts';
import { inBatches, rows } from './record.ts';

/** Rows read per batch. */
const BATCH = 500;

/** Search terms of a record that are in none of its fields: aliases of its countries, the canonical forms of a telephone. */
const alsoCalled: Partial<Record<EntityName, (record: Row) => readonly string[]>> = {
  'visa-service': (record) => {
    const country = countryOfVisa(record as Parameters<typeof countryOfVisa>[0]);
    return country ? namesOf(country) : [];
  },
  'contact-submission': ({ phone }) => phoneKeys(phone as string | null),
};

/**
 * The columns that a search looks into: the searched fields and their Bengali twins. Visitors search
 * without an account: a column of staff would be found out word by word.
 */
const searchedColumns = (entity: Entity) =>
  entity.columns.filter(
    ({ name, twinOf, field }) =>
      field.visibility === 'public' && entity.searched.includes(twinOf ?? name),
  );

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : [];

/** The search index of a record: its text, folded; stored in a column that is never answered. */
export function searchText(entity: Entity, record: Row): string {
  const own = searchedColumns(entity).flatMap(({ name }) => textsOf(record[name]));
  const more = alsoCalled[entity.name as EntityName]?.(record) ?? [];
  return fold([...own, ...more].join('\n'));
}

/** One LIKE condition per word, combined with AND; `%`, `_` and `\` are escaped. */
export const containsWords = (query: string) =>
  foldedWords(query).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`${sql.ref('search_text')} like ${pattern} escape '\\'`;
  });

/**
 * Rebuilds the search index: of records older than the column, and of all when a country gets a new
 * name or folding a new rule. A text that is up to date is not written.
 */
export async function refreshSearchTexts(db: Db): Promise<void> {
  for (const entity of entities as readonly Entity[]) {
    const searched = searchedColumns(entity).map(({ name }) => name);
    const all = rows(db).selectFrom(entity.table);
    const texts = all.select(['id', 'revision', 'search_text', ...searched]);
    for await (const batch of inBatches(texts, BATCH)) await correct(db, entity, batch);
  }
}

async function correct(db: Db, entity: Entity, batch: readonly Row[]): Promise<void> {
  const part = { ...entity, columns: searchedColumns(entity) };
  const wrong = batch
    .map((row) => ({ row, text: ifReadable(() => searchText(entity, decodeRow(part, row))) }))
    .filter(({ row, text }) => text !== undefined && row['search_text'] !== text);
  if (wrong.length === 0) return;
  await atomically(db, async (trx) => {
    for (const { row, text } of wrong)
      await rows(trx)
        .updateTable(entity.table)
        .set({ search_text: text })
        .where('id', '=', row['id'])
        // Optimistic lock: a record written meanwhile has its search text from that write.
        .where('revision', '=', row['revision'])
        .execute();
  });
}
