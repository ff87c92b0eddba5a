import { isRecoverable } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { atomically, type Db } from '../db/database.ts';
import { Conflict } from '../errors.ts';
import { inOrder, renumber } from './arrangement.ts';
import { noteRecord } from './audit.ts';
import { forget, rows, type AnyRecord, type Author } from './record.ts';
import {
  activeBeside,
  find,
  get,
  insert,
  nextRevision,
  refuse,
  refuseTaken,
} from './repository.ts';
import { keepInTrash, trashedAt } from './trash.ts';
import { filled } from './values.ts';

/** Moves a record to the trash; one of an entity that has none is gone. */
export function remove(
  db: Db,
  entity: Entity,
  id: string,
  author: Author,
  expected?: number,
): Promise<void> {
  return atomically(db, async (trx) => {
    const current = await get(trx, entity, id);
    if (expected !== undefined && expected !== current.revision) await refuse(trx, current);
    await nextRevision(trx, entity, id, 'remove', author, current.revision);
    await noteRecord(trx, entity, { before: current }, author);
    const list = entity.ordered ? await inOrder(trx, entity) : null;
    if (isRecoverable(entity)) {
      const place = list && list.findIndex((each) => each.id === id) + 1;
      await keepInTrash(trx, entity, { record: current, place }, author);
    }
    await rows(trx).deleteFrom(entity.table).where('id', '=', id).execute();
    const left = list?.filter((each) => each.id !== id);
    if (left) await renumber(trx, entity, left, current, author);
  });
}

/**
 * Restores a record from the trash as it was: under its id, from its creation on, at its place in an
 * arranged list. Where another one is active by now, and only one may be, it comes back switched off.
 * A retry is answered with the record; a unique value that another has by now is a conflict.
 */
export function restore(db: Db, entity: Entity, id: string, author: Author): Promise<AnyRecord> {
  return atomically(db, async (trx) => {
    const trashed = await trashedAt(trx, entity, id);
    if (!trashed) return get(trx, entity, id);
    const { created_at, revision: before } = trashed.record;
    const values = filled(entity, trashed.record);
    if (await find(trx, entity, id)) throw new Conflict('Another record has its address by now');
    await refuseTaken(trx, entity, id, values, 'give that one another, then restore this');
    if (entity.singleActive && (await activeBeside(trx, entity, id)).length > 0)
      values['is_active'] = false;
    const others = entity.ordered ? await inOrder(trx, entity) : [];
    const place = Math.min(trashed.place ?? 1, others.length + 1);
    if (entity.ordered) values['order'] = place;
    const revision = await nextRevision(trx, entity, id, 'create', author, before);
    const after = await insert(trx, entity, { id, created_at, revision }, values, author);
    await forget(trx, 'trash', entity.name, id);
    await noteRecord(trx, entity, { after, action: 'restore' }, author);
    if (entity.ordered)
      await renumber(trx, entity, others.toSpliced(place - 1, 0, after), after, author);
    return after;
  });
}
