import type { Entity } from '#model/kit/entity.ts';
import type { Db } from '../db/database.ts';
import { readableRow } from '../db/readable.ts';
import { noteAct, subject } from './audit.ts';
import { noteWrite } from './outbox.ts';
import { rows, type AnyRecord, type Author } from './record.ts';

/** Every record of a list, in the order that staff arranged. */
export async function inOrder(db: Db, entity: Entity): Promise<AnyRecord[]> {
  const found = await rows(db)
    .selectFrom(entity.table)
    .selectAll()
    .orderBy('order')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.map((row) => readableRow(entity, row) as AnyRecord);
}

/**
 * Renumbers the records 1…n in the given order. Only changed ones are written: each gets a revision
 * and an outbox entry, and the audit log one entry for all, under the record that was moved.
 * Answers how many were written.
 */
export async function renumber(
  db: Db,
  entity: Entity,
  arranged: readonly AnyRecord[],
  cause: AnyRecord,
  author: Author,
): Promise<number> {
  const moved = arranged
    .map((record, index) => ({ id: record.id, from: record['order'], to: index + 1 }))
    .filter(({ from, to }) => from !== to);
  if (moved.length === 0) return 0;
  const now = author.now.toISOString();
  for (const { id, to } of moved) {
    const revision = await noteWrite(db, entity, id, 'change', author);
    await rows(db)
      .updateTable(entity.table)
      .set({ order: to, updated_at: now, updated_by: author.userId, revision })
      .where('id', '=', id)
      .execute();
  }
  await noteAct(
    db,
    {
      action: 'reorder',
      ...subject(entity, cause),
      before: Object.fromEntries(moved.map(({ id, from }) => [id, from])),
      after: Object.fromEntries(moved.map(({ id, to }) => [id, to])),
    },
    author,
  );
  return moved.length;
}
