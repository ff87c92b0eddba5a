import type { Db } from '../../db/database.ts';

/** An e-mail that is due. */
export interface DueMail {
  submission_id: string;
  attempts: number;
}

/** After so many failures, which take about four days, nobody is going to receive it. */
export const MAX_ATTEMPTS = 100;

export async function queueLeadMail(db: Db, submissionId: string, now: Date): Promise<void> {
  await db
    .insertInto('lead_mails')
    .values({
      submission_id: submissionId,
      attempts: 0,
      next_attempt_at: now.toISOString(),
      sent_at: null,
      last_error: null,
    })
    .execute();
}

export function dueMails(db: Db, now: Date): Promise<DueMail[]> {
  return db
    .selectFrom('lead_mails')
    .select(['submission_id', 'attempts'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('submission_id')
    .limit(50)
    .execute();
}

/** When the next one is due; undefined when none waits. */
export async function nextAttempt(db: Db): Promise<Date | undefined> {
  const { next } = await db
    .selectFrom('lead_mails')
    .select((eb) => eb.fn.min('next_attempt_at').as('next'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return next === null ? undefined : new Date(next);
}

export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('lead_mails')
    .set({ sent_at: now.toISOString(), next_attempt_at: null, last_error: null })
    .where('submission_id', '=', id)
    .execute();
}

export async function noteFailed(
  db: Db,
  { submission_id, attempts }: DueMail,
  reason: string,
  next: Date,
): Promise<void> {
  const last = attempts + 1 >= MAX_ATTEMPTS;
  await db
    .updateTable('lead_mails')
    .set({
      attempts: attempts + 1,
      next_attempt_at: last ? null : next.toISOString(),
      last_error: reason,
    })
    .where('submission_id', '=', submission_id)
    .execute();
}

/** What staff call spam before it was sent is owed to nobody. */
export async function dropMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('lead_mails').where('submission_id', '=', id).execute();
}
