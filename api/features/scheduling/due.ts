import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { isScheduled, SCHEDULE } from '#model/catalogue/schedule.ts';
import { announcedUntil } from '../../crud/announced.ts';
import { labelColumns, noteAct, subject } from '../../crud/audit.ts';
import { noteWrite } from '../../crud/outbox.ts';
import { rows, type AnyRecord } from '../../crud/record.ts';
import { atomically, type Db } from '../../db/database.ts';
import { endedDays, lastMidnight, nextMidnight } from './ended-days.ts';

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
 * Announces every record whose schedule came due, or of which a departure ended, as a write would: with
 * an outbox revision that is published. The record is unchanged, so its editors have no conflict. Where
 * the clock was set back, announces those whose moment is to come again. Answers how many.
 */
export async function announceDue(db: Db, now: Date): Promise<number> {
  // Read first, without the write lock: usually nothing is due.
  if (!(await hasWork(db, now))) return 0;
  return atomically(db, async (trx) => {
    const moment = now.toISOString();
    const { due, ended, isSetBack } = await work(trx, moment);
    for (const { entity, column, record } of due) {
      await noteWrite(trx, entity, record.id, 'change', { now });
      // Undone by the clock, not by anybody: there is nothing to tell in the log.
      if (isSetBack) continue;
      const act = { action: SCHEDULE[column], ...subject(entity, record) };
      await noteAct(trx, { ...act, note: 'By its schedule' }, { userId: null, now });
    }
    const known = new Set(due.map(({ entity, record }) => `${entity.name} ${record.id}`));
    const others = ended.filter(({ entity, id }) => !known.has(`${entity.name} ${id}`));
    for (const { entity, id } of others) await noteWrite(trx, entity, id, 'change', { now });
    await trx.updateTable('schedule').set({ announced_until: moment }).execute();
    return due.length + others.length;
  });
}

/** A clock that was set back moves the watermark, too, and so does each midnight. */
export async function hasWork(db: Db, now: Date): Promise<boolean> {
  const moment = now.toISOString();
  const until = await announcedUntil(db);
  return until > moment || until < lastMidnight(now) || (await work(db, moment)).due.length > 0;
}

interface Work {
  due: Due[];
  /** Records of which a departure ended, or is to come again. */
  ended: { entity: Entity; id: string }[];
  isSetBack: boolean;
}

/** What was announced or written in what is now the future is undone; else what came due. */
async function work(db: Db, moment: string): Promise<Work> {
  const since = await announcedUntil(db);
  const written = await lastWrittenAt(db);
  const latest = since > written ? since : written;
  const isSetBack = latest > moment;
  const due = isSetBack
    ? await inPlaces(db, (query, column) => between(query, column, moment, latest))
    : await allDue(db, since, moment);
  const ended = isSetBack
    ? await endedDays(db, { after: moment, until: latest, counts: () => true })
    : await endedDays(db, {
        after: since,
        until: moment,
        counts: (end, writtenAt) => end > writtenAt || writtenAt > moment,
      });
  return { due, ended, isSetBack };
}

/** The moment of the last write of public content; empty before the first. */
async function lastWrittenAt(db: Db): Promise<string> {
  const last = await db
    .selectFrom('outbox')
    .select('created_at')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at ?? '';
}

type Found = ReturnType<typeof shownIn>;

/**
 * Records due since the watermark, without those written after: that write announced them. Those that
 * were written before the clock was set back are announced in any case.
 */
const allDue = (db: Db, since: string, moment: string) =>
  inPlaces(db, (query, column) =>
    between(query, column, since, moment).where((is) =>
      is.or([is(column, '>', is.ref('updated_at')), is('updated_at', '>', moment)]),
    ),
  );

async function inPlaces(db: Db, which: (query: Found, column: Column) => Found): Promise<Due[]> {
  const due: Due[] = [];
  for (const { entity, column } of places)
    for (const row of await which(shownIn(db, entity), column).orderBy(column).execute())
      due.push({ entity, column, record: row as AnyRecord });
  return due;
}

/** Reads no more than the log tells: one record that cannot be read stops no other. */
const shownIn = (db: Db, entity: Entity) =>
  rows(db)
    .selectFrom(entity.table)
    .select(['id', ...labelColumns(entity)])
    .where(entity.shownWhen!, '=', 1);

const between = (query: Found, column: Column, after: string, until: string): Found =>
  query.where(column, '>', after).where(column, '<=', until);

/** The next due moment, in milliseconds: midnight in Dhaka at the latest. */
export async function nextMoment(db: Db, now: Date): Promise<number> {
  let next = nextMidnight(now);
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
