import type { Suspicion } from '#model/contact/suspicions.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { noteAct } from '../../crud/audit.ts';
import { atomically, type Db } from '../../db/database.ts';
import { enquiries } from './lead-removal.ts';

const HOUR_MS = 3_600_000;

/** What the audit log says of them. */
const notes: Readonly<Record<Suspicion, string>> = {
  hidden_field: 'A field was filled in that people do not see',
  flood: 'More came at once than can be real',
};

/** The label of many leads in the audit log. */
export const spamLabel = (count: number) => `${enquiries(count)} under suspected spam`;

/**
 * Counts a suspected lead for the audit log, in its transaction: rows per lead would fill the disk.
 * Answers how many it is of its hour.
 */
export async function countSpam(db: Db, suspicion: Suspicion, now: Date): Promise<number> {
  await noteSpamCounts(db, now);
  const last_at = now.toISOString();
  const hour = `${last_at.slice(0, 13)}:00:00.000Z`;
  const { count } = await db
    .insertInto('spam_counts')
    .values({ hour, suspicion, count: 1, last_at })
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'suspicion'])
        .doUpdateSet((eb) => ({ count: eb('spam_counts.count', '+', 1), last_at })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Tells the audit log of suspected leads, one row an hour and suspicion. A count waits until an hour
 * after its last lead: that long a flood is known by it. Answers how many rows were written.
 */
export function noteSpamCounts(db: Db, now: Date): Promise<number> {
  return atomically(db, async (trx) => {
    const finished = await trx
      .deleteFrom('spam_counts')
      .where('last_at', '<=', new Date(now.getTime() - HOUR_MS).toISOString())
      .returningAll()
      .execute();
    for (const { suspicion, count, last_at } of finished) {
      const act = { action: 'create' as const, entity: contactSubmission.name };
      const told = { label: spamLabel(count), note: notes[suspicion], count };
      await noteAct(trx, { ...act, ...told }, { userId: null, now: new Date(last_at) });
    }
    return finished.length;
  });
}
