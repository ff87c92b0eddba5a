import type { Author } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import { leadIds, removeLeads } from './lead-removal.ts';
import { spamLabel } from './spam-counts.ts';

/** Leads per transaction: other writes wait a tenth of a second for it. */
const AT_ONCE = 10_000;

/** Deletes the suspected spam that was received up to a moment. Answers how many there were. */
export async function removeSpam(db: Db, until: string, author: Author): Promise<number> {
  const note = `All that was received until ${until}`;
  const oldest = (trx: Db) => suspected(trx).where('created_at', '<=', until).orderBy('created_at');
  for (let removed = 0; ;) {
    const some = await removeLeads(db, oldest, { author, label: spamLabel, note, limit: AT_ONCE });
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
  removeLeads(db, (trx) => suspected(trx).where('updated_at', '<', before).orderBy('updated_at'), {
    author: { userId: null, now },
    label: spamLabel,
    note: `Older than ${days} days`,
    limit,
  });

const suspected = (db: Db) => leadIds(db).where('is_spam', '=', 1);
