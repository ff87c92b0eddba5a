import type { Db } from '../../db/database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What an agency can plausibly get in a minute, from all visitors together: a post that went viral or
 * a mention on television. A person takes a minute for a form, so that many write at the same time.
 */
export const PLAUSIBLE_A_MINUTE = 30;
/** In an hour: more than ten staff answer in a day. */
export const PLAUSIBLE_AN_HOUR = 300;

/**
 * Whether a lead that arrives now is one of a flood. Counted in the database, so that a restart or a
 * second server counts the same. The minute counts every lead, of the flood itself, too: it goes on
 * until it is calm for that long. The hour counts those that reached the inbox alone: an hour after
 * a flood of a minute is like any other. Leads with the hidden field filled in count in neither.
 */
export async function isFlood(db: Db, now: Date): Promise<boolean> {
  const minute = (suspicion: 'flood' | null) =>
    received(db, { suspicion, now, withinMs: MINUTE_MS, most: PLAUSIBLE_A_MINUTE });
  if ((await minute(null)) + (await minute('flood')) >= PLAUSIBLE_A_MINUTE) return true;
  const hour = { suspicion: null, now, withinMs: HOUR_MS, most: PLAUSIBLE_AN_HOUR };
  return (await received(db, hour)) >= PLAUSIBLE_AN_HOUR;
}

interface Window {
  suspicion: 'flood' | null;
  now: Date;
  withinMs: number;
  /** Counted no further. */
  most: number;
}

async function received(db: Db, { suspicion, now, withinMs, most }: Window): Promise<number> {
  const found = await db
    .selectFrom('contact_submissions')
    .select('created_at')
    .where('suspicion', suspicion === null ? 'is' : '=', suspicion)
    .where('created_at', '>', new Date(now.getTime() - withinMs).toISOString())
    .where('created_at', '<=', now.toISOString())
    .limit(most)
    .execute();
  return found.length;
}

/** Whether a lead of a flood arrived within the last hour: then staff know of it. */
export async function isKnownFlood(db: Db, now: Date): Promise<boolean> {
  const away = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const last = await db
    .selectFrom('spam_counts')
    .select('last_at')
    .where('suspicion', '=', 'flood')
    .where('last_at', '>', away(-HOUR_MS))
    // Later still: of a clock that was set back since.
    .where('last_at', '<', away(HOUR_MS))
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}
