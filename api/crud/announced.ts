import type { Db } from '../db/database.ts';

/** The moment up to which the schedule was announced to the site. */
export async function announcedUntil(db: Db): Promise<string> {
  const found = await db.selectFrom('schedule').select('announced_until').executeTakeFirstOrThrow();
  return found.announced_until;
}

/** The clock, or what was announced by a server whose clock is ahead: nobody announces it again. */
export async function siteMoment(db: Db, now: Date): Promise<Date> {
  const until = await announcedUntil(db);
  return until > now.toISOString() ? new Date(until) : now;
}
