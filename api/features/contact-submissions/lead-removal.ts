import { contactSubmission } from '#model/entities/index.ts';
import { noteAct } from '../../crud/audit.ts';
import { eraseLeads } from '../../crud/trash.ts';
import type { Author } from '../../crud/record.ts';
import type { Old } from '../../crud/retention.ts';
import { atomically, type Db } from '../../db/database.ts';

/** Query of the ids of leads. */
export const leadIds = (db: Db) => db.selectFrom('contact_submissions').select('id');

interface Removal {
  author: Author;
  /** Name of many of them in the audit log. */
  label: (count: number) => string;
  note: string;
  limit: number;
}

/** "3 enquiries" */
export const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/**
 * Deletes leads for good, at most `limit`, in one transaction and with one row of the audit log. What
 * was written in them stays neither there nor in the trash.
 */
export function removeLeads(
  db: Db,
  which: (db: Db) => ReturnType<typeof leadIds>,
  { author, label, note, limit }: Removal,
): Promise<number> {
  return atomically(db, async (trx) => {
    const deleted = await trx
      .deleteFrom('contact_submissions')
      .where('id', 'in', which(trx).limit(limit))
      .returning('id')
      .execute();
    const count = deleted.length;
    if (count > 0) {
      await eraseLeads(
        trx,
        deleted.map(({ id }) => id),
      );
      const act = { action: 'remove' as const, entity: contactSubmission.name };
      await noteAct(trx, { ...act, label: label(count), note, count }, author);
    }
    return count;
  });
}

/** Deletes leads that arrived before a moment, at most `limit`, whatever became of them. */
export const removeLeadsOlderThan = (db: Db, { before, days, now, limit }: Old): Promise<number> =>
  removeLeads(
    db,
    (trx) => leadIds(trx).where('created_at', '<', before).orderBy('created_at').orderBy('id'),
    {
      author: { userId: null, now },
      label: enquiries,
      note: `Older than ${days} days`,
      limit,
    },
  );
