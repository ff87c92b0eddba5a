import type { SubjectKind } from '#model/catalogue/subject-kinds.ts';
import { subjectColumns, subjectsOf } from '#model/catalogue/subjects.ts';
import { entityNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { Row } from '../db/codec.ts';
import type { Db } from '../db/database.ts';
import { readableRow } from '../db/readable.ts';
import { rows, type AnyRecord } from './record.ts';
import { publicView, shown } from './views.ts';

interface Seen {
  /** Only what everybody may see at this moment. */
  shownAt?: Date;
}

const seen = (db: Db, entity: Entity, { shownAt }: Seen) => {
  const all = rows(db).selectFrom(entity.table);
  return shownAt ? all.where(shown(entity, shownAt)) : all;
};

/** A few columns of every record, in the order of the ids. */
export async function columnsOf(
  db: Db,
  entity: Entity,
  names: readonly string[],
  which: Seen,
): Promise<Row[]> {
  const part = { ...entity, columns: entity.columns.filter(({ name }) => names.includes(name)) };
  const found = await seen(db, entity, which)
    .select(['id', ...names])
    .orderBy('id')
    .execute();
  return found.map((row) => readableRow(part, row));
}

/** The records with these ids, in the order of the ids given. */
export async function withIds(
  db: Db,
  entity: Entity,
  ids: readonly string[],
  which: Seen,
): Promise<AnyRecord[]> {
  if (ids.length === 0) return [];
  const found = await seen(db, entity, which).selectAll().where('id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row['id'], row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [readableRow(entity, row) as AnyRecord] : [];
  });
}

/** The facets of every record of a kind that everybody sees at this moment. */
export async function shownSubjects(db: Db, kind: SubjectKind, now: Date): Promise<string[][]> {
  const entity = entityNamed(kind);
  const found = await columnsOf(db, entity, subjectColumns[kind] as readonly string[], {
    shownAt: now,
  });
  return found.map((record) => subjectsOf(kind, publicView(entity, record as AnyRecord, now)));
}
