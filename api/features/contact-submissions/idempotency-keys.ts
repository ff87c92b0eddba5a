import type { Db } from '../../db/database.ts';

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

/** Days that a key is kept; a visitor's device sends its lead again for thirty. */
export const KEYS_KEPT_DAYS = 90;

/** Deletes keys that were stored before a moment. Answers how many. */
export async function forgetOldKeys(
  db: Db,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const old = db
    .selectFrom('lead_receipts')
    .select('client_id')
    .where('received_at', '<', before)
    .limit(limit);
  const { numDeletedRows } = await db
    .deleteFrom('lead_receipts')
    .where('client_id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
