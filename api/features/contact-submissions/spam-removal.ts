import { contactSubmission } from '#model/entities/index.ts';
import { noteAct } from '../../crud/audit.ts';
import { eraseLeads } from '../../crud/trash.ts';
import type { Author } from '../../crud/record.ts';
import { atomically, type Db } from '../../db/database.ts';
import { spamLabel } from './spam-counts.ts';

/** Leads per transaction: other writes wait a tenth of a second for it. */
const AT_ONCE = 10_000;

/** Deletes the suspected spam that was received up to a moment. Answers how many there were. */
export async function removeSpam(db: Db, until: string, author: Author): Promise<number> {
  const note = `All that was received until ${until}`;
  const oldest = (trx: Db) => suspected(trx).where('created_at', '<=', until).orderBy('created_at');
  for (let removed = 0; ;) {
    const some = await removeSome(db, oldest, { author, note, limit: AT_ONCE });
    removed += some;
    if (some < AT_ONCE) return removed;
  }
}

/**
 * Deletes suspected spam that nobody has touched since a moment, at most `limit`. A lead that staff
 * marked as spam stays as long from then on as one that arrived as such.
 */
export const removeSpamOlderThan = (
  db: Db,
  { before, days, now, limit }: { before: string; days: number; now: Date; limit: number },
): Promise<number> =>
  removeSome(db, (trx) => suspected(trx).where('updated_at', '<', before).orderBy('updated_at'), {
    author: { userId: null, now },
    note: `Older than ${days} days`,
    limit,
  });

const suspected = (db: Db) =>
  db.selectFrom('contact_submissions').select('id').where('is_spam', '=', 1);

interface Removal {
  author: Author;
  note: string;
  limit: number;
}

/**
 * One transaction, and one row of the audit log: what machines wrote is kept neither there nor in the
 * trash, and what a person wrote who was taken for one is erased.
 */
function removeSome(
  db: Db,
  which: (db: Db) => ReturnType<typeof suspected>,
  { author, note, limit }: Removal,
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
      await noteAct(trx, { ...act, label: spamLabel(count), note, count }, author);
    }
    return count;
  });
}
