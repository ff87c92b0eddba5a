import { SITE } from '#model/publishing/names.ts';
import type { Db } from '../db/database.ts';
import { deliveredTo, lastRevision } from './outbox.ts';

/**
 * Days that a write is in the outbox after a later one of the same record. The site asks for writes of
 * the last seconds; whoever comes back after longer is sent everything.
 */
export const WRITES_KEPT_DAYS = 90;

/** Rows that are too old: those from before a moment, so many days ago. */
export interface Old {
  before: string;
  days: number;
  now: Date;
  limit: number;
}

type OldRows = Pick<Old, 'before' | 'limit'>;

/** Deletes entries of the audit log by their age; the database refuses every other deletion. */
export async function forgetOldActs(db: Db, { before, limit }: OldRows): Promise<number> {
  const old = db.selectFrom('audit_log').select('id').where('at', '<', before).limit(limit);
  if (!(await old.executeTakeFirst())) return 0;
  await db.updateTable('retention').set({ audit_since: before }).execute();
  const { numDeletedRows } = await db
    .deleteFrom('audit_log')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Deletes writes that the site has from the outbox: those that a later one of the same record follows,
 * and removals. The last write of each other record stays, because it says whether the record is live,
 * and so does the last of all, because it is the revision of the site. Other targets are sent a
 * number, never a row.
 */
export async function forgetOldWrites(db: Db, { before, limit }: OldRows): Promise<number> {
  const old = await db
    .selectFrom('outbox')
    .select(['revision', 'operation'])
    .where('created_at', '<', before)
    .where('revision', '<=', await deliveredTo(db, SITE))
    .where('revision', '<', await lastRevision(db))
    .where((eb) =>
      eb.or([
        eb('operation', '=', 'remove'),
        eb.exists(
          eb
            .selectFrom('outbox as later')
            .select('later.revision')
            .whereRef('later.entity', '=', 'outbox.entity')
            .whereRef('later.record_id', '=', 'outbox.record_id')
            .whereRef('later.revision', '>', 'outbox.revision'),
        ),
      ]),
    )
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  // A removal leaves no other trace: a reader of before it has to be sent everything.
  const removals = old.filter(({ operation }) => operation === 'remove');
  const outbox_since = Math.max(0, ...removals.map(({ revision }) => revision));
  await db
    .updateTable('retention')
    .set({ outbox_since })
    .where('outbox_since', '<', outbox_since)
    .execute();
  const revisions = old.map(({ revision }) => revision);
  await db.deleteFrom('outbox').where('revision', 'in', revisions).execute();
  return old.length;
}
