import { hasStopped, SITE, type Publishing } from '#model/publishing/index.ts';
import { lastRevision, siteWaitsSince } from '../../crud/outbox.ts';
import type { Db } from '../../db/database.ts';
import { NEVER_DELIVERED, type Dispatcher } from './dispatcher.ts';
import type { PublisherClient } from './publisher-client.ts';
import { failures, pinnedRevisions } from './site-state.ts';

export interface StatusSources {
  dispatcher: Dispatcher;
  publisher: Pick<PublisherClient, 'lastCheck'>;
  clock: () => Date;
  /** Of this server, ISO 8601. */
  startedAt: string;
}

/** Status of targets: a record is live where its revision has been delivered. */
export async function statusOf(
  db: Db,
  { dispatcher, publisher, clock, startedAt }: StatusSources,
): Promise<Publishing> {
  const now = clock();
  const [revision, rows, failed, selfCheck, waitingSince] = await Promise.all([
    lastRevision(db),
    db.selectFrom('publishing_targets').selectAll().orderBy('name').execute(),
    failures(db),
    publisher.lastCheck(),
    siteWaitsSince(db, { startedAt, now }),
  ]);
  const site = rows.find(({ name }) => name === SITE);
  // Of the configured ones alone: what is stored of earlier ones is no state.
  const targets = dispatcher.names.flatMap((name) => {
    const row = rows.find((each) => each.name === name);
    return row ?? (name === SITE ? [] : [{ ...NEVER_DELIVERED, name, updated_at: startedAt }]);
  });
  return {
    revision,
    stopped: hasStopped(waitingSince, now),
    sending: dispatcher.isSending(SITE),
    pinned: site?.held ?? 0,
    pinned_pages: JSON.parse(site?.held_pages ?? '[]') as string[],
    pinned_revisions: pinnedRevisions(site),
    targets,
    failures: failed,
    self_check: selfCheck,
  };
}
