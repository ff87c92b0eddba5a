import { hasRole, ROLES } from '#model/access/roles.ts';
import type { ChangeNamed } from '#model/entities/index.ts';
import type { Db } from '../../db/database.ts';
import { refusedField } from '../../errors.ts';

/** Roles that may read leads. */
const READERS = ROLES.filter((role) => hasRole(role, 'moderator'));

/** Query of the accounts that may own a lead. */
export const possibleOwners = (db: Db) =>
  db.selectFrom('users').where('users.is_active', '=', 1).where('users.role', 'in', READERS);

/** Whether an account may own a lead: one of an owner who may not any more is nobody's. */
export const mayOwn = async (db: Db, userId: string): Promise<boolean> =>
  (await possibleOwners(db)
    .select('users.id')
    .where('users.id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** Refuses an owner who does not exist, may not sign in, or may not read leads. */
export async function refuseUnknownOwner(
  db: Db,
  { owner_id }: ChangeNamed<'contact-submission'>,
): Promise<void> {
  if (owner_id === undefined || owner_id === null || (await mayOwn(db, owner_id))) return;
  const msg = 'must be an active account that may read enquiries';
  throw refusedField('owner_id', msg, 'owner');
}

/** Leaves the leads of an account to nobody, in the transaction that removes it. */
export async function forgetOwner(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('contact_submissions')
    .set((eb) => ({
      owner_id: null,
      updated_at: now.toISOString(),
      revision: eb('revision', '+', 1),
    }))
    .where('owner_id', '=', userId)
    .execute();
}

/** A duty ends by itself after so many hours: nobody is given leads at night who forgot to end it. */
export const DUTY_HOURS = 14;

const HOUR_MS = 3_600_000;
/** Moments between which a duty that is not over began; later still, by a clock that was set back since. */
const begun = (now: Date) => {
  const away = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
  return { after: away(-DUTY_HOURS), before: away(1) };
};

/** Everybody who may own a lead, by name, and since when they take new leads in turn. */
export const ownersOf = (db: Db, now: Date) =>
  possibleOwners(db)
    .leftJoin('lead_duty', (join) =>
      join
        .onRef('lead_duty.user_id', '=', 'users.id')
        .on('lead_duty.since', '>', begun(now).after)
        .on('lead_duty.since', '<', begun(now).before),
    )
    .select(['users.id', 'users.full_name', 'lead_duty.since as on_duty_since'])
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute();

/** Begins or ends somebody's duty. One that has begun goes on: no place in the queue is won by it. */
export async function setDuty(db: Db, userId: string, isOnDuty: boolean, now: Date): Promise<void> {
  const over = db.deleteFrom('lead_duty').where('user_id', '=', userId);
  if (!isOnDuty) {
    await over.execute();
    return;
  }
  const { after, before } = begun(now);
  await over.where((is) => is.or([is('since', '<=', after), is('since', '>=', before)])).execute();
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
  const { after, before } = begun(now);
  const next = await possibleOwners(db)
    .innerJoin('lead_duty', 'lead_duty.user_id', 'users.id')
    .select('users.id')
    .where('lead_duty.since', '>', after)
    .where('lead_duty.since', '<', before)
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
