import type { Entity } from '#model/kit/entity.ts';
import { SITE } from '#model/publishing/names.ts';
import type { Db } from '../db/database.ts';
import type { Author } from './record.ts';

/** Of the clocks of several servers. */
const MOST_SKEW_MS = 60_000;

export type Operation = 'create' | 'change' | 'remove';

/**
 * Outbox: notes a write of public content in the transaction of that write, so that it is published
 * even if the process crashes. Answers the site revision of the write.
 */
export async function noteWrite(
  db: Db,
  entity: Entity,
  id: string,
  operation: Operation,
  { now, revisions }: Pick<Author, 'now' | 'revisions'>,
): Promise<number> {
  const { revision } = await db
    .insertInto('outbox')
    .values({ entity: entity.name, record_id: id, operation, created_at: now.toISOString() })
    .returning('revision')
    .executeTakeFirstOrThrow();
  revisions?.push(revision);
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

/** The name of a record in the outbox. */
export interface WrittenRecord {
  entity: string;
  record_id: string;
}

/**
 * The records written after a revision, each once; undefined where the outbox does not know them all
 * any more, or has no such revision: a database that was set back lost writes that its reader has.
 */
export async function writtenSince(db: Db, revision: number): Promise<WrittenRecord[] | undefined> {
  const written = await db
    .selectFrom('outbox')
    .select(['entity', 'record_id'])
    .where('revision', '>', revision)
    .groupBy(['entity', 'record_id'])
    .orderBy('entity')
    .orderBy('record_id')
    .execute();
  // Read last: what is deleted between the two reads is noticed.
  const { outbox_since } = await db
    .selectFrom('retention')
    .select('outbox_since')
    .executeTakeFirstOrThrow();
  if (revision < outbox_since) return undefined;
  return revision === outbox_since || (await hasRevision(db, revision)) ? written : undefined;
}

async function hasRevision(db: Db, revision: number): Promise<boolean> {
  const row = db.selectFrom('outbox').select('revision').where('revision', '=', revision);
  return (await row.executeTakeFirst()) !== undefined;
}

/** The last write that a target has received; 0 before the first. */
export async function deliveredTo(db: Db, name: string): Promise<number> {
  const target = await db
    .selectFrom('publishing_targets')
    .select('delivered')
    .where('name', '=', name)
    .executeTakeFirst();
  return target?.delivered ?? 0;
}

/** When the oldest write that a target has not received was made; null where it has all. */
export async function oldestUndelivered(db: Db, name: string): Promise<string | null> {
  const oldest = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('revision', '>', await deliveredTo(db, name))
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  return oldest?.created_at ?? null;
}

/**
 * Since when a write has waited with no progress of the site; null where nothing waits. A publisher
 * that is busy with thousands of pages answers all the while, with no failure. What waited while no
 * server ran, or while the site was compiled, waits from `startedAt` on. Moments to come are of a clock
 * that was set back since: up to them, nothing else would seem to stand still.
 */
export async function siteWaitsSince(
  db: Db,
  { startedAt, now }: { startedAt: string; now: Date },
): Promise<string | null> {
  const waiting = await oldestUndelivered(db, SITE);
  const latest = new Date(now.getTime() + MOST_SKEW_MS).toISOString();
  if (waiting === null || waiting > latest) return null;
  const site = await db
    .selectFrom('publishing_targets')
    .select(['attempts', 'updated_at'])
    .where('name', '=', SITE)
    .executeTakeFirst();
  const moved = site?.attempts === 0 ? site.updated_at : await lastLiveAt(db);
  const known = [waiting, moved ?? waiting, startedAt].filter((moment) => moment <= latest);
  return known.toSorted().at(-1)!;
}

/** When a write last went live; null where none has. */
async function lastLiveAt(db: Db): Promise<string | null> {
  const last = await db
    .selectFrom('outbox')
    .select('live_at')
    .where('live_at', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.live_at ?? null;
}
