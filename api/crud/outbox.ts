import type { Entity } from '#model/entity.ts';
import type { Db } from '../db/database.ts';

export type Operation = 'create' | 'change' | 'remove';

/**
 * Notes a write of public content in the transaction of that write, so that it is published
 * however the process ends. Answers the revision of the site that holds it.
 */
export async function noteWrite(
  db: Db,
  entity: Entity,
  id: string,
  operation: Operation,
  now: string,
): Promise<number> {
  const { revision } = await db
    .insertInto('outbox')
    .values({ entity: entity.name, record_id: id, operation, created_at: now })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** The revision of the last write; 0 before the first. */
export async function lastRevision(db: Db): Promise<number> {
  const { revision } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.max('revision').as('revision'))
    .executeTakeFirstOrThrow();
  return revision ?? 0;
}
