import { isDraftWhenOff } from '#model/catalogue/schedule.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Db } from '../db/database.ts';
import { rows, type AnyRecord } from './record.ts';
import { wasSeen } from './seen.ts';
import { isShown } from './views.ts';

interface Written {
  before: AnyRecord;
  after: AnyRecord;
}

/**
 * Dates what was written as a draft by the moment at which everybody sees it first: readers of a feed
 * and of a list by date miss what comes with an older one. Answers the record as it is then.
 */
export async function datedAsShown(
  db: Db,
  entity: Entity,
  { before, after }: Written,
  now: Date,
): Promise<AnyRecord> {
  const created_at = isDraftWhenOff(entity)
    ? await firstShown(db, entity, { before, after }, now)
    : undefined;
  if (created_at === undefined || created_at <= after.created_at) return after;
  await rows(db).updateTable(entity.table).set({ created_at }).where('id', '=', after.id).execute();
  return { ...after, created_at };
}

/** Undefined where that is not known, or was dated already. */
async function firstShown(
  db: Db,
  entity: Entity,
  { before, after }: Written,
  now: Date,
): Promise<string | undefined> {
  // A schedule whose moment has passed goes with the choice of "Published".
  if (isShown(entity, before, now))
    return after['publish_at'] === null
      ? ((before['publish_at'] ?? undefined) as string)
      : undefined;
  if (!isShown(entity, after, now)) return undefined;
  const isSeenAgain = await wasSeen(db, entity, before, { now, addressOf: () => '' });
  return isSeenAgain ? undefined : now.toISOString();
}
