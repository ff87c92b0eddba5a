import {
  isPinned,
  PAGE,
  SITE,
  type PinnedRevisions,
  type RecordPublishing,
  type SiteReport,
} from '#model/publishing/index.ts';
import type { Db } from '../../db/database.ts';

/** Stores the publisher's report: what is live since when, failures, changed addresses. */
export async function noteSite(db: Db, report: SiteReport, now: string): Promise<void> {
  const { revision, failures, broken, pinned, pinned_pages, pinned_revisions, changed } = report;
  await db
    .updateTable('outbox')
    .set({ live_at: now })
    .where('revision', '<=', revision)
    .where('live_at', 'is', null)
    .where('revision', '>', await lastLive(db))
    .execute();
  await db
    .updateTable('publishing_targets')
    .set({
      held: pinned,
      held_pages: JSON.stringify(pinned_pages),
      held_after: pinned_revisions?.after ?? null,
      held_until: pinned_revisions?.until ?? null,
    })
    .where('name', '=', SITE)
    .execute();
  await db.deleteFrom('publishing_failures').execute();
  const rows = [
    ...failures,
    ...broken.map(({ path, reason }) => ({
      entity: PAGE,
      id: path,
      revision,
      reason,
      failed_at: now,
    })),
  ];
  for (const row of rows) await db.insertInto('publishing_failures').values(row).execute();
  const change = (await lastChange(db)) + 1;
  for (const path of changed)
    await db
      .insertInto('changed_addresses')
      .values({ path, change })
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ change }))
      .execute();
}

/** The number of the latest page change. */
export async function lastChange(db: Db): Promise<number> {
  const { change } = await db
    .selectFrom('changed_addresses')
    .select((eb) => eb.fn.max('change').as('change'))
    .executeTakeFirstOrThrow();
  return change ?? 0;
}

/** Watermark: everything up to here has a `live_at`. */
async function lastLive(db: Db): Promise<number> {
  const row = await db
    .selectFrom('outbox')
    .select('revision')
    .where('live_at', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Publishing state of a record; undefined for one that was never saved. */
export async function recordState(
  db: Db,
  entity: string,
  id: string,
  isSending: boolean,
): Promise<RecordPublishing | undefined> {
  const saved = await db
    .selectFrom('outbox')
    .select(['revision', 'live_at'])
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!saved) return undefined;
  const { revision, live_at } = saved;
  const failure = await db
    .selectFrom('publishing_failures')
    .select('reason')
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('revision', '>=', revision)
    .executeTakeFirst();
  if (failure) return { state: 'failed', revision, live_at: null, reason: failure.reason };
  const site = await db
    .selectFrom('publishing_targets')
    .select(['attempts', 'last_status', 'held_after', 'held_until'])
    .where('name', '=', SITE)
    .executeTakeFirst();
  if (live_at) {
    const state = isPinned(revision, pinnedRevisions(site)) ? 'pinned' : 'live';
    return { state, revision, live_at, reason: null };
  }
  if (site && site.attempts > 0)
    return { state: 'failed', revision, live_at: null, reason: site.last_status ?? '' };
  return { state: isSending ? 'publishing' : 'saved', revision, live_at: null, reason: null };
}

interface PinnedColumns {
  held_after: number | null;
  held_until: number | null;
}

/** Revisions hidden by a rollback; null where there are none. */
export function pinnedRevisions(site: PinnedColumns | undefined): PinnedRevisions | null {
  const { held_after: after, held_until: until } = site ?? { held_after: null, held_until: null };
  return after === null || until === null ? null : { after, until };
}

export const failures = (db: Db) =>
  db.selectFrom('publishing_failures').selectAll().orderBy('entity').orderBy('id').execute();
