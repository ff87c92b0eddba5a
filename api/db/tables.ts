import type { AuditAction } from '#model/audit.ts';
import type { EntityName, RecordNamed } from '#model/entities/index.ts';
import type { Generated } from 'kysely';

/** How a value lies in the database: booleans as 0 and 1, lists and maps as JSON text. */
type Stored<V> = V extends boolean
  ? number
  : V extends string | number | null
    ? V
    : Exclude<V, null> extends object
      ? string | (null extends V ? null : never)
      : V;

type RowOf<R> = { [C in keyof R]: Stored<R[C]> };

interface Credentials {
  password_hash: string;
  /** Part of every token: raising it ends the user's sessions. */
  token_version: number;
}

interface OutboxTable {
  revision: Generated<number>;
  entity: string;
  record_id: string;
  operation: 'create' | 'change' | 'remove';
  created_at: string;
  /** When the site showed it. */
  live_at: string | null;
}

/** A record, or a page of no record's, that the site could not be given. */
interface FailureTable {
  entity: string;
  id: string;
  revision: number;
  reason: string;
  failed_at: string;
}

/** An address whose page came out differently, and with which of the changes so far it last did. */
interface ChangedAddressTable {
  path: string;
  change: number;
}

interface PreviewTable {
  id: string;
  entity: string;
  record: string;
  expires_at: string;
}

/** What a target has been told: everything up to `delivered`. */
interface TargetTable {
  name: string;
  delivered: number;
  attempts: number;
  last_status: string | null;
  next_attempt_at: string | null;
  updated_at: string;
  /** Pages that stay as they were before a publish that was taken back. */
  held: Generated<number>;
  /** Their addresses: a JSON list. */
  held_pages: Generated<string>;
  /** What was saved after the one revision up to the other is not shown because of that. */
  held_after: number | null;
  held_until: number | null;
}

interface Search {
  /** What a record is found by; see crud/search.ts. */
  search_text: Generated<string>;
}

/** Only ever added to: the database refuses the rest. `before` and `after` are JSON objects. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  action: AuditAction;
  entity: string;
  record_id: string | null;
  label: string | null;
  before: string | null;
  after: string | null;
  note: string | null;
  count: number;
  request_id: string | null;
  address: string | null;
}

/** One row: the moment up to which what comes and goes by its schedule has been announced. */
interface ScheduleTable {
  id: number;
  announced_until: string;
}

/** Pictures that no record shows, and since when that is known. */
interface UnusedUploadTable {
  stem: string;
  since: string;
}

/** What uploaded pictures show, in words. */
interface PictureAltTable {
  stem: string;
  alt_en: string | null;
  alt_bn: string | null;
}

/** An e-mail that is owed or was sent; see mail/queue.ts. Without a next attempt it is not tried again. */
interface MailTable {
  id: string;
  kind: 'lead' | 'new_password';
  record_id: string;
  /** JSON. */
  facts: string;
  queued_at: string;
  attempts: number;
  next_attempt_at: string | null;
  sent_at: string | null;
  last_error: string | null;
}

/** Leads that arrived with a name of the sender's own, so that one sent twice is kept once. */
interface LeadReceiptTable {
  client_id: string;
  submission_id: string;
  received_at: string;
}

/** Answers of creates, for a caller who sends one again; see crud/idempotency.ts. */
interface IdempotencyKeyTable {
  owner: string;
  key: string;
  /** Of what was sent: a digest. */
  fingerprint: string;
  /** JSON. */
  answer: string;
  created_at: string;
}

/** A sign-in that has not ended; its token carries the id. */
interface SessionTable {
  id: string;
  user_id: string;
  device: string;
  address: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

type TableOf<N extends EntityName> = RowOf<RecordNamed<N>> & Search;

export interface Tables {
  tour_packages: TableOf<'tour-package'>;
  umrah_packages: TableOf<'umrah-package'>;
  visa_services: TableOf<'visa-service'>;
  flights: TableOf<'flight'>;
  blog_posts: TableOf<'blog-post'>;
  hero_scenes: TableOf<'hero-scene'>;
  hero_content: TableOf<'hero-content'>;
  contact_info: TableOf<'contact-info'>;
  service_options: TableOf<'service-option'>;
  tags: TableOf<'tag'>;
  contact_submissions: TableOf<'contact-submission'>;
  users: TableOf<'user'> & Credentials;
  outbox: OutboxTable;
  publishing_targets: TargetTable;
  publishing_failures: FailureTable;
  changed_addresses: ChangedAddressTable;
  previews: PreviewTable;
  audit_log: AuditTable;
  mails: MailTable;
  schedule: ScheduleTable;
  unused_uploads: UnusedUploadTable;
  lead_receipts: LeadReceiptTable;
  picture_alts: PictureAltTable;
  sessions: SessionTable;
  idempotency_keys: IdempotencyKeyTable;
}
