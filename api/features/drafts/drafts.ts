import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Column, Entity } from '#model/kit/entity.ts';
import type { Fault } from '#model/kit/errors.ts';
import { labelOf, noteAct, subject } from '../../crud/audit.ts';
import { forget, type AnyRecord, type Author } from '../../crud/record.ts';
import { followed } from '../../crud/redirects.ts';
import { change, get, refuse } from '../../crud/repository.ts';
import { readJson, type Row } from '../../db/codec.ts';
import { atomically, type Db } from '../../db/database.ts';
import { refusedField, Unprocessable } from '../../errors.ts';
import { validatorCompiler } from '../../plugins/validation.ts';
import type { Draft, DraftPublish, DraftSave } from './schemas.ts';

/** Query of the drafts of records that are not in the trash, the last saved first. */
export const allDrafts = (db: Db) =>
  db
    .selectFrom('drafts as own')
    .leftJoin('users', 'users.id', 'own.saved_by')
    .where(({ not, exists, selectFrom }) => {
      const trashed = selectFrom('trash').whereRef('trash.entity', '=', 'own.entity');
      return not(exists(trashed.whereRef('trash.record_id', '=', 'own.record_id').select('label')));
    })
    .select(['entity', 'record_id as id', 'label', 'version', 'saved_at', 'publish_at', 'refusal'])
    .select('users.full_name as saved_by')
    .orderBy('saved_at', 'desc')
    .orderBy('record_id');

/** The draft of a record; null where it has none. What cannot be read is left out, and so is a field that the entity has no longer. */
export async function draftOf(db: Db, entity: Entity, id: string): Promise<Draft | null> {
  const found = await allDrafts(db)
    .select(['fields', 'base'])
    .where('entity', '=', entity.name)
    .where('record_id', '=', id)
    .executeTakeFirst();
  const known = (json: string) => part(entity, readJson(json) ?? {});
  return found ? { ...found, fields: known(found.fields), base: known(found.base) } : null;
}

/** The values of the wanted columns. */
const part = ({ columns }: Entity, values: Row, isWanted?: (column: Column) => boolean): Row => {
  const wanted = columns.filter((column) => column.name in values && (isWanted?.(column) ?? true));
  return Object.fromEntries(wanted.map(({ name }) => [name, values[name]]));
};

/**
 * Saves the draft of a record, in place of the one before it: any value of a known field, and with a
 * plan only what a save would take. Optimistic lock: another version than the stored one is a
 * conflict, but a retry is answered with what it has saved.
 */
export function saveDraft(
  db: Db,
  entity: Entity,
  id: string,
  { fields, base, version, publish_at }: DraftSave,
  author: Author,
): Promise<Draft> {
  return atomically(db, async (trx) => {
    const current = await get(trx, entity, id);
    const before = await draftOf(trx, entity, id);
    const plan = publish_at && new Date(publish_at).toISOString();
    if (version !== (before?.version ?? null)) {
      const isRepeat = isDeepStrictEqual(before?.fields, fields);
      if (before && isRepeat && before.publish_at === (plan ?? null)) return before;
      await refuseStale(trx, current, before);
    }
    const isUnknown = ({ loc }: Fault) => !entity.columns.some(({ name }) => name === loc[1]);
    const faults = faultsOf(entity, fields).filter((fault) => plan || isUnknown(fault));
    if (plan && plan <= author.now.toISOString()) faults.push(IS_OVER);
    if (faults.length > 0) throw new Unprocessable(faults);
    const planned = before?.refusal ? null : (before?.publish_at ?? null);
    const values = {
      ...stored(entity, fields, { ...current, ...base }),
      label: labelOf(entity, current),
      saved_at: author.now.toISOString(),
      saved_by: author.userId,
      publish_at: plan === undefined ? planned : plan,
      refusal: null,
    };
    await trx
      .insertInto('drafts')
      .values({ entity: entity.name, record_id: id, ...values })
      .onConflict((conflict) => conflict.columns(['entity', 'record_id']).doUpdateSet(values))
      .execute();
    await noteAct(trx, { action: 'save_draft', ...subject(entity, current) }, author);
    return (await draftOf(trx, entity, id))!;
  });
}

const IS_OVER: Fault = { loc: ['body', 'publish_at'], msg: 'must be to come', type: 'schedule' };

/**
 * Publishes a draft, or its part in one language, by an ordinary save, in one transaction with its
 * removal. Where the record has other values than those that the draft began from, it is a conflict.
 */
export function publishDraft(
  db: Db,
  entity: Entity,
  id: string,
  { version, language }: DraftPublish,
  author: Author,
  cause?: string,
): Promise<{ revision: number; draft: Draft | null }> {
  return atomically(db, async (trx) => {
    const current = await get(trx, entity, id);
    const draft = await draftOf(trx, entity, id);
    if (draft?.version !== version) return refuseStale(trx, current, draft);
    const { fields, base } = draft;
    const isTaken = ({ twinOf }: Column) => !language || (twinOf ? 'bn' : 'en') === language;
    const taken = part(entity, fields, isTaken);
    const left = part(entity, fields, (column) => !isTaken(column));
    if (Object.keys(taken).length === 0)
      throw refusedField('language', 'has nothing in it', 'language');
    const contested = Object.keys(taken).filter((name) =>
      [base, taken].every((values) => !isDeepStrictEqual(current[name], values[name])),
    );
    if (contested.length > 0) await refuseStale(trx, current, draft, contested);
    const faults = faultsOf(entity, taken);
    if (faults.length > 0) throw new Unprocessable(faults);
    // Noted before the save, which has the last word on what became of the record.
    const act = { action: 'publish_draft' as const, ...subject(entity, current) };
    await noteAct(trx, { ...act, note: cause ?? null }, author);
    const { revision } = await followed(trx, entity, id, author, (own) =>
      change(own, entity, id, taken, author),
    );
    if (Object.keys(left).length === 0) await forget(trx, 'drafts', entity.name, id);
    else {
      const rest = trx.updateTable('drafts').set(stored(entity, left, base));
      await rest.where('entity', '=', entity.name).where('record_id', '=', id).execute();
    }
    return { revision, draft: await draftOf(trx, entity, id) };
  });
}

/** Discards a draft; the audit log keeps what it said. */
export function discardDraft(
  db: Db,
  entity: Entity,
  id: string,
  version: string,
  author: Author,
): Promise<void> {
  return atomically(db, async (trx) => {
    const current = await get(trx, entity, id);
    const draft = await draftOf(trx, entity, id);
    if (!draft) return;
    if (draft.version !== version) await refuseStale(trx, current, draft);
    await forget(trx, 'drafts', entity.name, id);
    const act = { action: 'discard_draft' as const, ...subject(entity, current) };
    await noteAct(trx, { ...act, before: draft.fields }, author);
  });
}

/** Refuses what would overwrite somebody's text, with record and draft as they are. */
async function refuseStale(
  db: Db,
  current: AnyRecord,
  draft: Draft | null,
  contested: readonly string[] = [],
): Promise<never> {
  const message = 'Somebody changed this draft since you opened it';
  const isOfDraft = draft !== null && contested.length === 0;
  const ofDraft = isOfDraft
    ? { message, changed_by: draft.saved_by, changed_by_id: await saverOf(db, draft) }
    : {};
  return refuse(db, current, { draft, contested, ...ofDraft });
}

/** The account that saved a draft last. */
const saverOf = (db: Db, { entity, id }: Draft) =>
  db
    .selectFrom('drafts')
    .select('saved_by')
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .executeTakeFirst()
    .then((row) => row?.saved_by ?? null);

const stored = (entity: Entity, fields: Row, base: Row) => ({
  fields: JSON.stringify(part(entity, fields)),
  base: JSON.stringify(part(entity, base, ({ name }) => name in fields)),
  version: randomUUID(),
});

/** The faults of the fields, as a save would find them. */
function faultsOf({ change: schema }: Entity, fields: Row): Fault[] {
  const validate = validatorCompiler({ schema, httpPart: 'body', method: 'PUT', url: '' });
  const { error } = validate(fields) as { error?: Unprocessable };
  return error ? (error.detail as Fault[]) : [];
}
