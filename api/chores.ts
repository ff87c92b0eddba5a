import type { Config } from './config.ts';
import { forgetSomeAnswers } from './crud/idempotency.ts';
import { forgetOldActs, forgetOldWrites, WRITES_KEPT_DAYS } from './crud/retention.ts';
import { purge } from './crud/trash.ts';
import { deleteOld, type Aging } from './db/old-rows.ts';
import { forgetOldKeys, KEYS_KEPT_DAYS } from './features/contact-submissions/idempotency-keys.ts';
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
  'suspected spam': (db, now, limit) =>
    removeSpamOlderThan(db, { days: spamDays, before: daysBefore(now, spamDays), now, limit }),
  'surplus suspected spam': removeSurplusSpam,
  leads: (db, now, limit) =>
    removeLeadsOlderThan(db, { days: leadDays, before: daysBefore(now, leadDays), now, limit }),
  trash: (db, now, limit) =>
    purge(db, {
      until: daysBefore(now, trashDays),
      limit,
      author: { userId: null, now },
      note: `After ${trashDays} days in the trash`,
    }),
  'keys of leads': (db, now, limit) =>
    forgetOldKeys(db, { before: daysBefore(now, KEYS_KEPT_DAYS), limit }),
  'stored answers': forgetSomeAnswers,
  mails: deletionOf(AGING_MAILS),
  'changed addresses': (db, _now, limit) => forgetOldAddresses(db, limit),
  'pages not found': deletionOf(AGING_NOT_FOUND),
  ...Object.fromEntries(
    SUMS.map(({ name, ...sums }) => [
      name,
      deletionOf({ ...sums, since: 'day', keptDays: PAGE_COUNTS_KEPT_DAYS }),
    ]),
  ),
  outbox: (db, now, limit) =>
    forgetOldWrites(db, { before: daysBefore(now, WRITES_KEPT_DAYS), limit }),
  'audit log': (db, now, limit) => forgetOldActs(db, { before: daysBefore(now, auditDays), limit }),
});

const deletionOf =
  (rows: Aging): Chore =>
  (db, now, limit) =>
    deleteOld(db, rows, { before: daysBefore(now, rows.keptDays), limit });

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString();
