import type { AuditAction } from '#model/access/audit.ts';
import type { PageAct } from '#model/counts/page-acts.ts';
import type { Suspicion } from '#model/contact/suspicions.ts';
import type { LeadAct } from '#model/contact/lead-events.ts';
import type { AnyEntity } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import type { RecordOf } from '#model/kit/entity.ts';
import type { Generated, Kysely } from 'kysely';

/** The column type of a value: booleans as 0 and 1, lists and maps as JSON text. */
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
  /** Part of every token: incrementing it ends the user's sessions. */
  token_version: number;
}

interface Search {
  /** Search index of a record; see crud/search.ts. */
  search_text: Generated<string>;
}

/** The tables of the entities, by the names that they give them. */
type EntityTables = {
  [E in AnyEntity as E['table']]: RowOf<RecordOf<E>> & Search;
};

export interface Tables extends EntityTables {
  users: EntityTables['users'] & Credentials;
  outbox: {
    revision: Generated<number>;
    entity: string;
    record_id: string;
    operation: 'create' | 'change' | 'remove';
    created_at: string;
    /** When it went live on the site. */
    live_at: string | null;
  };
  /** Delivery watermark of a target: everything up to `delivered` was sent. */
  publishing_targets: {
    name: string;
    delivered: number;
    /** The number of the last change of pages that was sent: caches are told of these. */
    changes: Generated<number>;
    attempts: number;
    last_status: string | null;
    next_attempt_at: string | null;
    /** When it last took something. */
    delivered_at: string | null;
    /** The first of its failures in a row. */
    failing_since: string | null;
    updated_at: string;
    /** Pages pinned to their state before a publish that was rolled back. */
    held: Generated<number>;
    /** Addresses of the pinned pages: a JSON list. */
    held_pages: Generated<string>;
    /** Revisions after this one, up to `held_until`, are hidden by the rollback. */
    held_after: number | null;
    held_until: number | null;
  };
  /** The last deliveries of each target but the site; equal failures in a row are one. */
  deliveries: {
    id: Generated<number>;
    target: string;
    started_at: string;
    ended_at: string;
    /** The save that it was about to bring. */
    revision: number;
    sent: number | null;
    removed: number | null;
    fault: string | null;
    tries: number;
  };
  /** A record, or a page of no record, that failed to publish. */
  publishing_failures: {
    entity: string;
    id: string;
    revision: number;
    reason: string;
    failed_at: string;
  };
  /** An address whose page changed, and the number of the latest change to it. */
  changed_addresses: {
    path: string;
    change: number;
  };
  previews: {
    id: string;
    entity: string;
    record: string;
    expires_at: string;
  };
  /**
   * Append-only but for what is too old, enforced by triggers. `before` and `after` are JSON
   * objects.
   */
  audit_log: {
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
  };
  /**
   * A queued or sent e-mail, or call of a webhook; see mail/queue.ts. Without a next attempt it is
   * not retried.
   */
  mails: {
    id: string;
    kind: 'lead' | 'lead_webhook' | 'lead_flood' | 'new_password' | 'publishing_alarm';
    record_id: string;
    /** JSON. */
    facts: string;
    queued_at: string;
    attempts: number;
    next_attempt_at: string | null;
    sent_at: string | null;
    last_error: string | null;
  };
  /** One row, a watermark: schedules that came due before this moment have been announced. */
  schedule: {
    id: number;
    announced_until: string;
  };
  /** One row: what has been deleted by its age. */
  retention: {
    id: number;
    /** Entries of the audit log from before this moment may be deleted. */
    audit_since: string;
    /** Removals up to this revision are no longer in the outbox. */
    outbox_since: number;
    /** The moment by which age was judged last, and what the clock said then. */
    judged_at: string | null;
    judged_by: string | null;
  };
  /** Pictures that no record shows, and since when that has been known. */
  unused_uploads: {
    stem: string;
    since: string;
  };
  /** Pictures that were removed, and how far their bucket has got with that. */
  upload_removals: {
    stem: string;
    /** A name of this one removal: a picture may be sent and removed again. */
    removal: string;
    state: 'noted' | 'begun' | 'done';
    noted_at: string;
  };
  /** Idempotency keys of leads: a lead sent twice is stored once. */
  lead_receipts: {
    client_id: string;
    submission_id: string;
    received_at: string;
  };
  /** Acts of staff about a lead, but for changes of its fields, which the audit log tells. */
  lead_events: {
    id: Generated<number>;
    lead_id: string;
    at: string;
    /** Null for the system. */
    user_id: string | null;
    /** As they were called then. */
    user_name: string | null;
    kind: LeadAct;
    /** JSON. */
    detail: string;
  };
  /** Staff who take new leads in turn. */
  lead_duty: {
    user_id: string;
    since: string;
    /** When the last lead was given to them. */
    assigned_at: string | null;
    /** How many were given to them. */
    turns: Generated<number>;
  };
  /** Leads that were taken for spam in an hour, until the audit log has their number. */
  spam_counts: {
    /** Its beginning. */
    hour: string;
    suspicion: Suspicion;
    count: number;
    last_at: string;
  };
  /** Alt texts of uploaded pictures. */
  picture_alts: {
    stem: string;
    alt_en: string | null;
    alt_bn: string | null;
  };
  /** The name that the file of an uploaded picture had where it came from. */
  upload_names: {
    stem: string;
    name: string;
  };
  /** An open session; its token carries the id. */
  sessions: {
    id: string;
    user_id: string;
    device: string;
    address: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
  };
  /** Stored answers of creates, replayed to a retry; see crud/idempotency.ts. */
  idempotency_keys: {
    owner: string;
    key: string;
    /** A digest of the request body. */
    fingerprint: string;
    /** JSON. */
    answer: string;
    created_at: string;
  };
  /** A deleted record: JSON, until it is restored or its time is over. */
  trash: {
    entity: string;
    record_id: string;
    label: string;
    record: string;
    /** In an arranged list, from 1. */
    place: number | null;
    deleted_at: string;
    /** The name of who deleted it, as it was then. */
    deleted_by: string | null;
  };
  /** Events that are limited: sign-ins, messages. Only servers that share a database count here. */
  rate_events: {
    id: Generated<number>;
    rate: string;
    /** A digest of who it is counted against. */
    key: string;
    at: string;
  };
  /** Times that a page was asked for in vain on a day, in Dhaka. */
  not_found: {
    path: string;
    day: string;
    count: number;
  };
  /** Times that an act was counted of a page on a day, in Dhaka. */
  page_counts: {
    day: string;
    /** In English. */
    path: string;
    language: Locale;
    kind: PageAct;
    count: number;
  };
  /** The same of all pages together, in an hour of the day. */
  hour_counts: {
    day: string;
    hour: number;
    language: Locale;
    kind: PageAct;
    count: number;
  };
  /**
   * A pair of texts whose translation is no longer right, was made from Bengali, or was skipped.
   */
  translations: {
    entity: string;
    record_id: string;
    /** The Bengali column. */
    field: string;
    /** The language that was written first. */
    source: 'en' | 'bn';
    /** JSON: what the source said when the translation was right; null while it is. */
    made_for: string | null;
    outdated_since: string | null;
    /** Why it is left for later. */
    skipped: string | null;
  };
  /** Changes of a record that are not public yet; they stay while it is in the trash. */
  drafts: {
    entity: string;
    record_id: string;
    label: string;
    /** JSON: the changed fields, as they were typed. */
    fields: string;
    /** JSON: the public values of the same fields, from which the changes began. */
    base: string;
    /** Another one after every save. */
    version: string;
    saved_at: string;
    saved_by: string | null;
    publish_at: string | null;
    /** Why it was not published at its moment. */
    refusal: string | null;
  };
}

export type Db = Kysely<Tables>;
