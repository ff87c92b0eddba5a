import type { SystemValues } from '#model/kit/entity.ts';
import type { Kysely } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/codec.ts';

/** A record of any entity; the entity's schemas describe its fields. */
export type AnyRecord = SystemValues & Record<PropertyKey, unknown>;

/** The author of a write, its time and address. `userId` is null for the seed and for visitors. */
export interface Author {
  userId: string | null;
  now: Date;
  requestId?: string;
  address?: string;
}

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** An entity's table. Its name comes from the model, never from a request. */
export const rows = (db: Db) => db as unknown as Kysely<Record<string, Row>>;
