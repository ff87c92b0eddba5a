import type { Db } from '../../db/database.ts';
import type { Aging } from '../../db/old-rows.ts';

/** The id of the lead that was stored under an idempotency key, its `client_id`. */
export async function leadWithKey(db: Db, clientId: unknown): Promise<string | undefined> {
  if (typeof clientId !== 'string') return undefined;
  const stored = await db
    .selectFrom('lead_receipts')
    .select('submission_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return stored?.submission_id;
}

/** Stores the key in the transaction of its lead: a retry finds both, or neither. */
export async function storeKey(
  db: Db,
  clientId: unknown,
  submissionId: string,
  now: Date,
): Promise<void> {
  if (typeof clientId !== 'string') return;
  await db
    .insertInto('lead_receipts')
    .values({ client_id: clientId, submission_id: submissionId, received_at: now.toISOString() })
    .execute();
}

/** Keys are kept longer than a visitor's device sends its lead again: for thirty days. */
export const AGING_KEYS: Aging = {
  table: 'lead_receipts',
  key: ['client_id'],
  since: 'received_at',
  keptDays: 90,
};
