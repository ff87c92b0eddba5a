import { atomically, type Db } from '../db/database.ts';

const HOUR_MS = 3_600_000;
/** A day, and an upkeep that was late or missed. */
const STEP_MS = 48 * HOUR_MS;
/** Less than a day: timers are not exact. */
const BETWEEN_STEPS_MS = 20 * HOUR_MS;

/**
 * The moment by which rows are old enough to be deleted: that of the clock, unless it is more than two
 * days ahead of the last one. Then it follows in steps of two days, one for each day by the clock, so that
 * a clock that is years ahead costs what would have gone a few days later, and no more. Steps are kept in
 * the database: neither a restart nor a further server makes more of them.
 */
export const plausibleNow = (db: Db, now: Date): Promise<Date> =>
  atomically(db, async (trx) => {
    const { judged_at, judged_by } = await trx
      .selectFrom('retention')
      .select(['judged_at', 'judged_by'])
      .executeTakeFirstOrThrow();
    const last = judged_at === null ? now.getTime() : Date.parse(judged_at);
    const since = judged_by === null ? Infinity : now.getTime() - Date.parse(judged_by);
    // Before the last: the clock was set back since.
    const isDue = since >= BETWEEN_STEPS_MS || since < 0;
    const isAhead = now.getTime() - last > STEP_MS;
    const judged = isAhead ? new Date(last + (isDue ? STEP_MS : 0)) : now;
    if (isDue)
      await trx
        .updateTable('retention')
        .set({ judged_at: judged.toISOString(), judged_by: now.toISOString() })
        .execute();
    return judged;
  });
