import type { Db } from '../db/database.ts';
import type { QueuedKind } from './queue.ts';

/** Mails and calls that the other side does not take. */
export interface Refusals {
  refused: number;
  /** ISO 8601: when the oldest of them was queued. */
  since: string;
  /** A code of the other side. */
  reason: string;
}

/**
 * Refused and not sent yet, or given up, and none that was queued later got through. Undefined where
 * all goes well.
 */
export async function refusalsOf(
  db: Db,
  kinds: readonly QueuedKind[],
): Promise<Refusals | undefined> {
  const ofKinds = db.selectFrom('mails').where('kind', 'in', kinds);
  const lastSent = ofKinds
    .where('sent_at', 'is not', null)
    .select((eb) => eb.fn.coalesce(eb.fn.max('queued_at'), eb.val('')).as('last'));
  const oldest = await ofKinds
    .where('sent_at', 'is', null)
    .where('attempts', '>', 0)
    .where((eb) => eb.or([eb('next_attempt_at', 'is not', null), eb('queued_at', '>', lastSent)]))
    .select((eb) => ['queued_at', 'last_error', eb.fn.countAll<number>().over().as('refused')])
    .orderBy('queued_at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return undefined;
  const { refused, queued_at: since, last_error } = oldest;
  return { refused, since, reason: last_error ?? '' };
}
