import type { Entity } from '#model/entity.ts';
import type { Row } from '../db/codec.ts';
import type { AnyRecord } from './record.ts';

/** Whether everybody may see the record. */
export const isShown = (entity: Entity, record: AnyRecord) =>
  entity.shownWhen !== null && record[entity.shownWhen] === true;

/** The record without what only staff see. */
export function publicView(entity: Entity, record: AnyRecord): Row {
  const names = Object.keys(entity.publicRecord.properties);
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}
