import { contactSubmission } from '#model/entities/index.ts';
import { rows } from '../../crud/record.ts';
import { encoded, filled } from '../../crud/values.ts';
import type { Row } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';
import type { Aging } from '../../db/old-rows.ts';
import { SENT_FIELDS } from './schemas.ts';

interface Sent {
  lead: Row;
  isForm: boolean;
  now: Date;
}

/** The id of the lead that is sent again: of the same idempotency key, its `client_id`. */
export async function repeatedLead(
  db: Db,
  { lead, isForm, now }: Sent,
): Promise<string | undefined> {
  const clientId = lead['client_id'];
  if (typeof clientId !== 'string') return isForm ? leadWithContent(db, lead, now) : undefined;
  const stored = await db
    .selectFrom('lead_receipts')
    .select('submission_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return stored?.submission_id;
}

export const REPEATED_WITHIN_MS = 600_000;

/**
 * A plain HTML form has no key, since its page is the same for everybody: a double tap, or the retry of
 * a browser that lost the answer, is told by its content. Neither network nor digest is stored for it.
 * Compared with the inbox alone, which a flood does not fill.
 */
async function leadWithContent(db: Db, lead: Row, now: Date): Promise<string | undefined> {
  const away = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const values = encoded(contactSubmission, filled(contactSubmission, lead));
  let same = rows(db)
    .selectFrom(contactSubmission.table)
    .select('id')
    .where('suspicion', 'is', null)
    .where('created_at', '>', away(-REPEATED_WITHIN_MS))
    // Later still: of a clock that was set back since.
    .where('created_at', '<', away(REPEATED_WITHIN_MS));
  for (const name of SENT_FIELDS) same = same.where(name, 'is not distinct from', values[name]);
  const found = await same.limit(1).executeTakeFirst();
  return found && String(found['id']);
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
