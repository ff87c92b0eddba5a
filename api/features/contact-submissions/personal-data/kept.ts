import { contactSubmission } from '#model/entities/index.ts';
import { parsed } from '../../../crud/audit.ts';
import { TOLD_OF_LEADS } from '../../../crud/trash.ts';
import type { Row } from '../../../db/codec.ts';
import type { Db } from '../../../db/database.ts';
import { readableRow } from '../../../db/readable.ts';
import type { Found } from './person.ts';

/** Ids of one statement. */
const AT_ONCE = 5_000;

async function enquiriesOf(db: Db, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => readableRow(contactSubmission, row as unknown as Row));
}

async function trashOf(db: Db, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('trash')
    .select(['record', 'deleted_at'])
    .where('entity', '=', contactSubmission.name)
    .where('record_id', 'in', ids)
    .orderBy('deleted_at')
    .orderBy('record_id')
    .execute();
  return rows.map(({ record, deleted_at }) => ({ ...(JSON.parse(record) as Row), deleted_at }));
}

const timelineOf = (db: Db, ids: readonly string[]): Promise<Row[]> =>
  db
    .selectFrom('lead_events')
    .select(['lead_id', 'at', 'user_name', 'kind', 'detail'])
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute() as Promise<unknown[]> as Promise<Row[]>;

const mailsOf = (db: Db, ids: readonly string[]): Promise<Row[]> =>
  db
    .selectFrom('mails')
    .select(['record_id as lead_id', 'kind', 'queued_at', 'sent_at'])
    .where('kind', 'in', TOLD_OF_LEADS)
    .where('record_id', 'in', ids)
    .orderBy('queued_at')
    .orderBy('id')
    .execute() as Promise<unknown[]> as Promise<Row[]>;

async function auditOf(db: Db, ids: readonly string[]): Promise<Row[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['record_id as lead_id', 'at', 'actor_name', 'action', 'before', 'after', 'address'])
    .where('entity', '=', contactSubmission.name)
    .where('record_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map(({ before, after, actor_name, address, ...entry }) => ({
    ...entry,
    actor_name,
    // The address of staff is theirs, not the visitor's.
    address: actor_name === null ? address : null,
    before: parsed(before),
    after: parsed(after),
  }));
}

/** Everything that hangs on the leads of a person, by kind. */
const readers = {
  enquiries: enquiriesOf,
  in_trash: trashOf,
  timeline: timelineOf,
  mails: mailsOf,
  audit_entries: auditOf,
};
type Kind = keyof typeof readers;
export type Kept = Record<Kind, Row[]>;

export const byKind = <V>(valueOf: (kind: Kind) => V) =>
  Object.fromEntries(KINDS.map((kind) => [kind, valueOf(kind)])) as Record<Kind, V>;
const KINDS = Object.keys(readers) as Kind[];

/** Reads what is kept of leads, their timelines, mails and entries of the audit log. */
export async function keptOf(db: Db, { leads, trashed }: Found): Promise<Kept> {
  const ids = [...leads, ...trashed];
  const found = byKind((): Row[] => []);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const kind of KINDS)
      found[kind].push(...(await readers[kind](db, ids.slice(from, from + AT_ONCE))));
  return found;
}
