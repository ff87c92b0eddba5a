import type { Suspicion } from '#model/contact/suspicions.ts';
import { formatNumber } from '#model/format/money.ts';
import { totalOf, type Author } from '../../crud/record.ts';
import type { Old } from '../../crud/retention.ts';
import type { Db } from '../../db/database.ts';
import { leadIds, removeLeads } from './lead-removal.ts';
import { countSpam, spamLabel } from './spam-counts.ts';

/** Leads per transaction: other writes wait a tenth of a second for it. */
const AT_ONCE = 10_000;
/** Leads that are kept under suspected spam: a flood that does not end fills no disk. */
export const MOST_SUSPECTED = 50_000;
/** Suspected leads of an hour between two looks at how many are kept. */
const LOOKED_AT_EVERY = 1_000;

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
export const removeSpamOlderThan = (db: Db, { before, days, now, limit }: Old): Promise<number> =>
  removeLeads(db, (trx) => suspected(trx).where('updated_at', '<', before).orderBy('updated_at'), {
    author: { userId: null, now },
    label: spamLabel,
    note: `Older than ${days} days`,
    limit,
  });

/** Deletes the oldest suspected spam beyond the newest `MOST_SUSPECTED`, at most `limit`. */
export async function removeSurplusSpam(db: Db, now: Date, limit: number): Promise<number> {
  const surplus = (await totalOf(suspected(db).clearSelect())) - MOST_SUSPECTED;
  if (surplus <= 0) return 0;
  return removeLeads(db, (trx) => suspected(trx).orderBy('updated_at'), {
    author: { userId: null, now },
    label: spamLabel,
    note: `Beyond the newest ${formatNumber(MOST_SUSPECTED, 'en')}`,
    limit: Math.min(limit, surplus),
  });
}

/** Ring buffer: a suspected lead is counted, and from time to time makes the oldest go. */
export async function noteSuspected(db: Db, suspicion: Suspicion, now: Date): Promise<void> {
  const count = await countSpam(db, suspicion, now);
  if (count % LOOKED_AT_EVERY === 0) await removeSurplusSpam(db, now, AT_ONCE);
}

const suspected = (db: Db) => leadIds(db).where('is_spam', '=', 1);
