import type { Db } from '../../db/database.ts';
import { possibleOwners } from './owners.ts';

/** A duty ends by itself after so many hours: nobody is given leads at night who forgot to end it. */
export const DUTY_HOURS = 14;

const HOUR_MS = 3_600_000;
const earliest = (now: Date) => new Date(now.getTime() - DUTY_HOURS * HOUR_MS).toISOString();

export interface Owner {
  id: string;
  full_name: string;
  /** Since when they take new leads in turn; null where they do not. */
  on_duty_since: string | null;
}

/** Everybody who may own a lead, by name. */
export async function ownersOf(db: Db, now: Date): Promise<Owner[]> {
  const found = await possibleOwners(db)
    .leftJoin('lead_duty', (join) =>
      join.onRef('lead_duty.user_id', '=', 'users.id').on('lead_duty.since', '>', earliest(now)),
    )
    .select(['users.id', 'users.full_name', 'lead_duty.since as on_duty_since'])
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute();
  return found;
}

/** Begins or ends somebody's duty. One that has begun goes on: no place in the queue is won by it. */
export async function setDuty(db: Db, userId: string, isOnDuty: boolean, now: Date): Promise<void> {
  const over = db.deleteFrom('lead_duty').where('user_id', '=', userId);
  if (!isOnDuty) {
    await over.execute();
    return;
  }
  await over.where('since', '<=', earliest(now)).execute();
  await db
    .insertInto('lead_duty')
    .values({ user_id: userId, since: now.toISOString(), assigned_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/**
 * Takes the next of those on duty for a lead: who has waited longest since their last one, or since they came.
 * Null where nobody is on duty. In the transaction of the lead, so that two that arrive at once go to two.
 */
export async function takeTurn(db: Db, now: Date): Promise<string | null> {
  const next = await possibleOwners(db)
    .innerJoin('lead_duty', 'lead_duty.user_id', 'users.id')
    .select('users.id')
    .where('lead_duty.since', '>', earliest(now))
    .orderBy((eb) => eb.fn.coalesce('lead_duty.assigned_at', 'lead_duty.since'))
    // Two leads of one millisecond: who had none goes first.
    .orderBy('lead_duty.turns')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  await db
    .updateTable('lead_duty')
    .set((eb) => ({ assigned_at: now.toISOString(), turns: eb('turns', '+', 1) }))
    .where('user_id', '=', next.id)
    .execute();
  return next.id;
}
