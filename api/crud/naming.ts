import { randomUUID } from 'node:crypto';
import type { Column, Entity } from '#model/kit/entity.ts';
import { RESERVED_ADDRESSES } from '#model/routes/reserved-addresses.ts';
import { slugify, uniqueSlug } from '#model/text/slug.ts';
import { sql } from 'kysely';
import type { Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { rows } from './record.ts';
import { trashedValues } from './trash.ts';

/** Reserved ids: names of calls below the same path, or of the CMS's form for a new record. */
const RESERVED_IDS = new Set(['active', 'slug', 'country', 'tags', 'countries', 'me', 'new']);
const isReserved = (id: string) => RESERVED_IDS.has(id) || RESERVED_ADDRESSES.has(id);

const shortId = () => randomUUID().slice(0, 8);
const fallbackId = (entity: Entity) => `${entity.name.split('-').at(-1)}-${shortId()}`;

/** A readable id from the record's own words, or a random one. */
export async function newId(db: Db, entity: Entity, values: Row): Promise<string> {
  if (entity.idFrom.length === 0) return randomUUID();
  const words = entity.idFrom.map((name) => String(values[name])).join(' ');
  return unique(db, entity, 'id', words);
}

/** A unique slug for a record that was given none. */
export const newSlug = (db: Db, entity: Entity, { name }: Column, values: Row): Promise<string> =>
  unique(db, entity, name, String(values[entity.idFrom[0]!]));

async function unique(db: Db, entity: Entity, column: string, words: string): Promise<string> {
  const wanted = slugify(words, fallbackId(entity));
  const taken = await startingWith(db, entity, column, wanted);
  return uniqueSlug(wanted, (candidate) => isReserved(candidate) || taken.has(candidate));
}

/**
 * Taken values, those of the trash included: a restore comes back to the same address. That of a record
 * without a slug is its id.
 */
async function startingWith(db: Db, entity: Entity, column: string, start: string) {
  const value = sql<string>`coalesce(${sql.ref(column)}, id)`;
  const found = await rows(db)
    .selectFrom(entity.table)
    .select(value.as('value'))
    .where(value, 'like', `${start.slice(0, 70)}%`)
    .execute();
  return new Set([...found.map((row) => row.value), ...(await trashedValues(db, entity, column))]);
}
