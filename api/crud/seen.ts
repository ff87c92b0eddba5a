import type { Entity } from '#model/kit/entity.ts';
import { isScheduled, type Schedule } from '#model/catalogue/schedule.ts';
import type { Db } from '../db/database.ts';
import type { AnyRecord } from './record.ts';
import { versionsOf } from './versions.ts';
import { isShown } from './views.ts';

interface Seeing {
  now: Date;
  addressOf: (record: AnyRecord) => string;
}

/**
 * Whether everybody could see a record at the address that it had before its last write, up to that write:
 * by its history, which tells what its switch and its schedule were.
 */
export async function wasSeen(
  db: Db,
  entity: Entity,
  before: AnyRecord,
  { now, addressOf }: Seeing,
): Promise<boolean> {
  if (isShown(entity, before, now)) return true;
  const address = addressOf(before);
  const [, ...earlier] = await versionsOf(db, entity, before.id);
  // The log forgets with time: the record was as before the first change that it knows.
  const made = { at: before.created_at, before: null };
  const record = { ...before };
  let until = now.toISOString();
  for (const { at, before: were } of [...earlier, made]) {
    if (addressOf(record) !== address) return false;
    if (isShownBetween(entity, record, at, until)) return true;
    Object.assign(record, were);
    until = at;
  }
  return false;
}

function isShownBetween(entity: Entity, record: AnyRecord, from: string, until: string): boolean {
  if (entity.shownWhen === null || record[entity.shownWhen] !== true) return false;
  if (!isScheduled(entity)) return true;
  const { publish_at, unpublish_at } = record as unknown as Schedule;
  return (publish_at ?? from) <= until && (unpublish_at ?? until) >= from;
}
