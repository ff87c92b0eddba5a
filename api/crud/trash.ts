import { placedInPipeline } from '#model/contact/pipeline.ts';
import { contactSubmission, type RecoverableName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { readJson } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { Conflict } from '../errors.ts';
import { actorName, labelOf, noteAct } from './audit.ts';
import { forget, forgetAll, type AnyRecord, type Author } from './record.ts';

/** A deleted record, and its place in an arranged list, from 1. */
interface Trashed {
  record: AnyRecord;
  place: number | null;
}

/** Keeps a record that is deleted, so that it can be restored; its own table forgets it. */
export async function keepInTrash(
  db: Db,
  entity: Entity,
  { record, place }: Trashed,
  author: Author,
): Promise<void> {
  await forget(db, 'trash', entity.name, record.id);
  await db
    .insertInto('trash')
    .values({
      entity: entity.name,
      record_id: record.id,
      label: labelOf(entity, record),
      record: JSON.stringify(record),
      place,
      deleted_at: author.now.toISOString(),
      deleted_by: await actorName(db, author.userId),
    })
    .execute();
}

export async function trashedAt(db: Db, entity: Entity, id: string): Promise<Trashed | undefined> {
  const found = await db
    .selectFrom('trash')
    .select(['record', 'place'])
    .where('entity', '=', entity.name)
    .where('record_id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const record = readJson<AnyRecord>(found.record);
  if (!record) throw new Conflict('What the trash has of it cannot be read');
  const isLead = entity.name === contactSubmission.name;
  return { record: isLead ? placedInPipeline(record) : record, place: found.place };
}

/** The values of a column that records in the trash have: no new address takes one of these. */
export async function trashedValues(db: Db, entity: Entity, column: string): Promise<unknown[]> {
  const all = db.selectFrom('trash').where('entity', '=', entity.name);
  if (column === 'id') return (await all.select('record_id').execute()).map((row) => row.record_id);
  const found = await all.select('record').execute();
  return found.map(({ record }) => readJson(record)?.[column]);
}

export interface TrashQuery {
  entity?: RecoverableName | undefined;
  id?: string;
  /** ISO: what was deleted up to this moment. */
  until?: string;
}

/** Query of the trash, the last deleted first. */
export const inTrash = (db: Db, { entity, id, until }: TrashQuery) => {
  let found = db.selectFrom('trash');
  if (entity !== undefined) found = found.where('entity', '=', entity);
  if (id !== undefined) found = found.where('record_id', '=', id);
  if (until !== undefined) found = found.where('deleted_at', '<=', until);
  return found.orderBy('deleted_at', 'desc').orderBy('entity').orderBy('record_id');
};

interface Purge extends TrashQuery {
  limit: number;
  author: Author;
  note: string | null;
}

/** Removes records from the trash for good, in the transaction of `db`. Answers how many. */
export async function purge(db: Db, { limit, author, note, ...query }: Purge): Promise<number> {
  const doomed = await inTrash(db, query)
    .select(['entity', 'record_id', 'label'])
    .limit(limit)
    .execute();
  for (const { entity: name, record_id, label } of doomed) {
    await forgetAll(db, name, record_id);
    await noteAct(db, { action: 'purge', entity: name, recordId: record_id, label, note }, author);
  }
  const leads = doomed.filter(({ entity }) => entity === contactSubmission.name);
  await eraseLeads(
    db,
    leads.map(({ record_id }) => record_id),
  );
  return doomed.length;
}

/** Kinds in the queue of what is sent to others about a lead. */
export const TOLD_OF_LEADS = ['lead', 'lead_webhook'] as const;

/**
 * Erases the timelines and the mails of leads, and what visitors wrote, and from where, from the audit log: who did
 * what to the enquiries, and when, stays. The database refuses it while an enquiry is there, or in the trash.
 */
export async function eraseLeads(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('lead_events').where('lead_id', 'in', ids).execute();
  await db
    .deleteFrom('mails')
    .where('kind', 'in', TOLD_OF_LEADS)
    .where('record_id', 'in', ids)
    .execute();
  await db
    .updateTable('audit_log')
    .set((eb) => ({
      label: null,
      before: null,
      after: null,
      address: eb.case().when('actor_id', 'is', null).then(null).else(eb.ref('address')).end(),
    }))
    .where('entity', '=', contactSubmission.name)
    .where('record_id', 'in', ids)
    .execute();
}
