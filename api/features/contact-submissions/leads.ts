import { contactSubmission } from '#model/entities/index.ts';
import type { AnyRecord, Author } from '../../crud/record.ts';
import * as repository from '../../crud/repository.ts';
import type { Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { queueMail } from '../../mail/queue.ts';
import { leadWithKey, storeKey } from './idempotency-keys.ts';

/**
 * Outbox: stores a lead and its e-mail in one transaction. Suspected spam is stored without one.
 * Idempotent by `client_id`: a retry answers the first lead.
 */
export function receiveLead(
  db: Db,
  { website, client_id, ...given }: Row,
  author: Author,
  { notifies }: { notifies: boolean },
): Promise<AnyRecord> {
  const is_spam = typeof website === 'string' && website.trim() !== '';
  return atomically(db, async (trx) => {
    const earlier = await leadWithKey(trx, client_id);
    if (earlier !== undefined) return repository.get(trx, contactSubmission, earlier);
    const lead = await repository.create(trx, contactSubmission, { ...given, is_spam }, author);
    await storeKey(trx, client_id, lead.id, author.now);
    if (notifies && !is_spam)
      await queueMail(trx, { kind: 'lead', recordId: lead.id, once: true }, author.now);
    return lead;
  });
}

/** No-op for a lead that is read already, so that its revision stays. */
export function markRead(
  db: Db,
  id: string,
  author: Author,
  revision: number | undefined,
): Promise<AnyRecord> {
  return atomically(db, async (trx) => {
    const lead = await repository.get(trx, contactSubmission, id);
    if (lead['is_read'] === true) return lead;
    const change = { is_read: true, ...(revision === undefined ? {} : { revision }) };
    return repository.change(trx, contactSubmission, id, change, author);
  });
}
