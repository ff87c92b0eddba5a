import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { isScheduled, SCHEDULE } from '#model/catalogue/schedule.ts';
import { labelOf, noteAct } from '../../crud/audit.ts';
import { noteWrite } from '../../crud/outbox.ts';
import { rows, type AnyRecord } from '../../crud/record.ts';
import { decodeRow } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';

type Column = keyof typeof SCHEDULE;

const columns = Object.keys(SCHEDULE) as Column[];
const scheduled = publicEntities.filter(isScheduled);
const places = scheduled.flatMap((entity) => columns.map((column) => ({ entity, column })));

interface Due {
  entity: Entity;
  column: Column;
  record: AnyRecord;
}

/**
 * Announces every record whose schedule came due, as a write would: with an outbox revision that is
 * published. The record is unchanged, so its editors have no conflict. Answers how many.
 */
export async function announceDue(db: Db, now: Date): Promise<number> {
  // Read first, without the write lock: usually nothing is due.
  if (!(await hasWork(db, now))) return 0;
  return atomically(db, async (trx) => {
    const moment = now.toISOString();
    const due = await allDue(trx, await announcedUntil(trx), moment);
    for (const { entity, column, record } of due) {
      await noteWrite(trx, entity, record.id, 'change', moment);
      const act = { action: SCHEDULE[column], entity: entity.name, recordId: record.id };
      const label = labelOf(entity, record);
      await noteAct(trx, { ...act, label, note: 'By its schedule' }, { userId: null, now });
    }
    await trx.updateTable('schedule').set({ announced_until: moment }).execute();
    return due.length;
  });
}

/** A clock that was set back resets the watermark. */
async function hasWork(db: Db, now: Date): Promise<boolean> {
  const since = await announcedUntil(db);
  const moment = now.toISOString();
  return since > moment || (await allDue(db, since, moment)).length > 0;
}

async function announcedUntil(db: Db): Promise<string> {
  const found = await db.selectFrom('schedule').select('announced_until').executeTakeFirstOrThrow();
  return found.announced_until;
}

async function allDue(db: Db, since: string, moment: string): Promise<Due[]> {
  const due: Due[] = [];
  for (const { entity, column } of places)
    for (const record of await dueIn(db, entity, column, since, moment))
      due.push({ entity, column, record });
  return due;
}

/** Records due since the watermark, without those written after: that write announced them. */
async function dueIn(
  db: Db,
  entity: Entity,
  column: Column,
  since: string,
  moment: string,
): Promise<AnyRecord[]> {
  const found = await rows(db)
    .selectFrom(entity.table)
    .selectAll()
    .where(column, '>', since)
    .where(column, '<=', moment)
    .whereRef(column, '>', 'updated_at')
    .where(entity.shownWhen!, '=', 1)
    .orderBy(column)
    .orderBy('id')
    .execute();
  return found.map((row) => decodeRow(entity, row) as AnyRecord);
}

/** The next due moment, in milliseconds; Infinity where there is none. */
export async function nextMoment(db: Db, now: Date): Promise<number> {
  let next = Infinity;
  for (const { entity, column } of places) {
    const first = await rows(db)
      .selectFrom(entity.table)
      .select(column)
      .where(column, '>', now.toISOString())
      .orderBy(column)
      .limit(1)
      .executeTakeFirst();
    if (first) next = Math.min(next, Date.parse(String(first[column])));
  }
  return next;
}
