import type { Db } from '../../db/database.ts';

/** The id of the lead received with this `client_id` before. */
export async function earlierLead(db: Db, clientId: unknown): Promise<string | undefined> {
  if (typeof clientId !== 'string') return undefined;
  const receipt = await db
    .selectFrom('lead_receipts')
    .select('submission_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return receipt?.submission_id;
}

export async function noteReceipt(
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
