import { dayInDhaka, momentInDhaka } from '#model/format/dates.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { noteAct, subject } from '../../crud/audit.ts';
import type { AnyRecord, Author } from '../../crud/record.ts';
import { atomically, type Db } from '../../db/database.ts';

/** Tells the audit log who opened a lead: once for each account, lead and day, in Dhaka. */
export function noteOpening(db: Db, lead: AnyRecord, author: Author): Promise<void> {
  const own = { action: 'open' as const, ...subject(contactSubmission, lead) };
  return atomically(db, async (trx) => {
    const earlier = await trx
      .selectFrom('audit_log')
      .select('id')
      .where('entity', '=', own.entity)
      .where('record_id', '=', own.recordId)
      .where('action', '=', own.action)
      .where('actor_id', '=', author.userId)
      .where('at', '>=', startOfDay(author.now))
      .limit(1)
      .executeTakeFirst();
    if (earlier) return;
    await noteAct(trx, own, author);
  });
}

const startOfDay = (now: Date) => momentInDhaka(`${dayInDhaka(now)}T00:00`)!;
