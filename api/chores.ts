import type { Config } from './config.ts';
import { forgetOldAnswers } from './crud/idempotency.ts';
import { forgetOldActs, forgetOldWrites, WRITES_KEPT_DAYS, type Old } from './crud/retention.ts';
import { purge } from './crud/trash.ts';
import type { Db } from './db/database.ts';
import { deleteOld, type Aging } from './db/old-rows.ts';
import { AGING_KEYS } from './features/contact-submissions/repeats.ts';
import { removeLeadsOlderThan } from './features/contact-submissions/lead-removal.ts';
import { noteSpamCounts } from './features/contact-submissions/spam-counts.ts';
import {
  removeSpamOlderThan,
  removeSurplusSpam,
} from './features/contact-submissions/spam-removal.ts';
import { PAGE_COUNTS_KEPT_DAYS, SUMS } from './features/page-counts/store.ts';
import { forgetOldAddresses } from './features/publishing/changed-addresses.ts';
import type { Chore } from './features/scheduling/upkeep.ts';
import { AGING_NOT_FOUND } from './features/site-management/not-found.ts';
import { AGING_MAILS } from './mail/queue.ts';

/** Deletion by age, table by table. Sessions and previews go with the next of their kind. */
export const choresOf = ({
  auditDays,
  leadDays,
  spamDays,
  trashDays,
}: Config): Record<string, Chore> => ({
  'counts of suspected spam': noteSpamCounts,
  'suspected spam': after(spamDays, removeSpamOlderThan),
  'surplus suspected spam': removeSurplusSpam,
  leads: after(leadDays, removeLeadsOlderThan),
  trash: after(trashDays, (db, { before, days, now, limit }) =>
    purge(db, {
      until: before,
      limit,
      author: { userId: null, now },
      note: `After ${days} days in the trash`,
    }),
  ),
  'keys of leads': deletionOf(AGING_KEYS),
  'stored answers': forgetOldAnswers,
  mails: deletionOf(AGING_MAILS),
  'changed addresses': (db, _now, limit) => forgetOldAddresses(db, limit),
  'pages not found': deletionOf(AGING_NOT_FOUND),
  ...Object.fromEntries(
    SUMS.map(({ name, ...sums }) => [
      name,
      deletionOf({ ...sums, since: 'day', keptDays: PAGE_COUNTS_KEPT_DAYS }),
    ]),
  ),
  outbox: after(WRITES_KEPT_DAYS, forgetOldWrites),
  'audit log': after(auditDays, forgetOldActs),
});

const after =
  (days: number, forget: (db: Db, old: Old) => Promise<number>): Chore =>
  (db, now, limit) => {
    const before = new Date(now.getTime() - days * 86_400_000).toISOString();
    return forget(db, { before, days, now, limit });
  };

const deletionOf = (rows: Aging): Chore =>
  after(rows.keptDays, (db, old) => deleteOld(db, rows, old));
