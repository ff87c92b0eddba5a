import type { Migration } from 'kysely/migration';
import { up as catalogue } from './001-catalogue.ts';
import { up as siteManagement } from './002-site-management.ts';
import { up as people } from './003-people.ts';
import { up as publishing } from './004-publishing.ts';
import { up as search } from './005-search.ts';
import { up as leadMail } from './006-lead-mail.ts';
import { up as audit } from './007-audit.ts';
import { up as schedule } from './008-schedule.ts';
import { up as unusedUploads } from './009-unused-uploads.ts';
import { up as publishingStatus } from './010-publishing-status.ts';
import { up as leadReceipts } from './011-lead-receipts.ts';
import { up as pictureAlts } from './012-picture-alts.ts';
import { up as heldPages } from './013-held-pages.ts';
import { up as idempotencyKeys } from './014-idempotency-keys.ts';
import { up as sessions } from './015-sessions.ts';
import { up as tags } from './016-tags.ts';
import { up as heldRevisions } from './018-held-revisions.ts';
import { up as tagsInUse } from './019-tags-in-use.ts';
import { up as mails } from './020-mails.ts';
import { up as uploadNames } from './021-upload-names.ts';

/** In the order they run; a released migration is never edited. */
export const migrations: Record<string, Migration> = {
  '001-catalogue': { up: catalogue },
  '002-site-management': { up: siteManagement },
  '003-people': { up: people },
  '004-publishing': { up: publishing },
  '005-search': { up: search },
  '006-lead-mail': { up: leadMail },
  '007-audit': { up: audit },
  '008-schedule': { up: schedule },
  '009-unused-uploads': { up: unusedUploads },
  '010-publishing-status': { up: publishingStatus },
  '011-lead-receipts': { up: leadReceipts },
  '012-picture-alts': { up: pictureAlts },
  '013-held-pages': { up: heldPages },
  '014-idempotency-keys': { up: idempotencyKeys },
  '015-sessions': { up: sessions },
  '016-tags': { up: tags },
  '018-held-revisions': { up: heldRevisions },
  '019-tags-in-use': { up: tagsInUse },
  '020-mails': { up: mails },
  '021-upload-names': { up: uploadNames },
};
