import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Aging } from '../db/old-rows.ts';
import type { Tables } from '../db/tables.ts';

/** Kinds of what is queued; each goes by one channel. */
export type QueuedKind = Tables['mails']['kind'];

/** Kinds of mail; each has its composer. */
export type MailKind = Exclude<QueuedKind, 'lead_webhook'>;
const mailKinds: Readonly<Record<MailKind, true>> = {
  lead: true,
  lead_flood: true,
  new_password: true,
  publishing_alarm: true,
};
export const MAIL_KINDS = Object.keys(mailKinds) as MailKind[];

/** Something queued that is due. */
export interface Due<Kind extends QueuedKind = QueuedKind> {
  id: string;
  kind: Kind;
  /** The lead, or the account. */
  record_id: string;
  /** JSON: facts that the record does not hold later. */
  facts: string;
  queued_at: string;
  attempts: number;
}

/** First and longest wait between two attempts. */
export const BACK_OFF_MS: readonly [number, number] = [1_000, 3_600_000];
/** Gives up after this many failures, about four days. */
export const MAX_ATTEMPTS = 100;

/**
 * Outbox: queues a mail, or a call of a webhook, in the transaction of the write that it reports. `once` makes it the only
 * one of its kind for the record.
 */
export async function queueMail(
  db: Db,
  { kind, recordId, facts = {}, once = false }: New,
  now: Date,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: `${kind.replaceAll('_', '-')}.${once ? recordId : randomUUID()}`,
      kind,
      record_id: recordId,
      facts: JSON.stringify(facts),
      queued_at: now.toISOString(),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      sent_at: null,
      last_error: null,
    })
    .execute();
}

interface New {
  kind: QueuedKind;
  recordId: string;
  facts?: object;
  once?: boolean;
}

/**
 * Next message to send; undefined where nothing is due. One that was never refused goes first: a
 * receiver that hangs at old ones keeps no new one waiting. Due, too, is one that was never tried, by
 * whichever clock it was queued, and what would wait longer than anything does: the clock was set back since.
 */
export function firstDue<Kind extends QueuedKind>(
  db: Db,
  kinds: readonly Kind[],
  now: Date,
): Promise<Due<Kind> | undefined> {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'record_id', 'facts', 'queued_at', 'attempts'])
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .where((is) =>
      is.or([
        is('attempts', '=', 0),
        is('next_attempt_at', '<=', now.toISOString()),
        is('next_attempt_at', '>', new Date(now.getTime() + BACK_OFF_MS[1]).toISOString()),
      ]),
    )
    .orderBy('attempts')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .executeTakeFirst() as Promise<Due | undefined> as Promise<Due<Kind> | undefined>;
}

/** When the next of these kinds is due; undefined where none waits. */
export async function nextAttempt(db: Db, kinds: readonly QueuedKind[]): Promise<Date | undefined> {
  const { next } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.min('next_attempt_at').as('next'))
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return next === null ? undefined : new Date(next);
}

export async function noteSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now.toISOString(), next_attempt_at: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function noteFailed(
  db: Db,
  { id, attempts }: Pick<Due, 'id' | 'attempts'>,
  reason: string,
  next: Date,
): Promise<void> {
  const last = attempts + 1 >= MAX_ATTEMPTS;
  await db
    .updateTable('mails')
    .set({
      attempts: attempts + 1,
      next_attempt_at: last ? null : next.toISOString(),
      last_error: reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Mails that were sent or given up stay for a while, to look up what became of them. */
export const AGING_MAILS: Aging = {
  table: 'mails',
  key: ['id'],
  since: 'queued_at',
  only: sql`next_attempt_at IS NULL`,
  keptDays: 90,
};

/** Removes what is obsolete from the queue. */
export async function dropQueued(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mails').where('id', '=', id).execute();
}
