import { lastRevision } from '../../crud/outbox.ts';
import type { Db } from '../../db/database.ts';
import type { Dispatcher } from './dispatcher.ts';
import type { PublisherClient } from './publisher-client.ts';
import { failures, SITE } from './site-state.ts';

/** How far each target is: a record is live where its revision has been delivered. */
export async function statusOf(
  db: Db,
  dispatcher: Dispatcher,
  publisher: Pick<PublisherClient, 'lastCheck'>,
) {
  const [revision, targets, failed, selfCheck] = await Promise.all([
    lastRevision(db),
    db.selectFrom('publishing_targets').selectAll().orderBy('name').execute(),
    failures(db),
    publisher.lastCheck(),
  ]);
  const site = targets.find(({ name }) => name === SITE);
  return {
    revision,
    sending: dispatcher.isSending(SITE),
    held: site?.held ?? 0,
    held_pages: JSON.parse(site?.held_pages ?? '[]') as string[],
    targets,
    failures: failed,
    self_check: selfCheck,
  };
}
