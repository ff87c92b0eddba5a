import type { Entity } from '#model/entity.ts';
import { SCHEDULE, scheduleFault, type Schedule } from '#model/schedule.ts';
import { encodeValue, type Row } from '../db/codec.ts';
import { Unprocessable } from '../errors.ts';

/** The given properties in the form they are stored in; null is what a cleared field holds. */
export function normalised(entity: Entity, given: Row): Row {
  const values: Row = {};
  for (const { name, field, presence, empty } of entity.columns) {
    const value = given[name];
    if (value === undefined) continue;
    values[name] =
      value === null ? (presence === 'optional' ? null : empty) : field.normalise(value);
  }
  return values;
}

/** A whole record: what was given, and the empty value of everything else. */
export const filled = (entity: Entity, draft: Row): Row => ({
  ...Object.fromEntries(entity.columns.map((column) => [column.name, column.empty])),
  ...normalised(entity, draft),
});

/** Refuses a schedule that cannot be kept, where the write has a part in it. */
export function requireSchedule(entity: Entity, values: Row, current: Row = {}): void {
  if (!Object.keys(SCHEDULE).some((name) => name in entity.fields && name in values)) return;
  const fault = scheduleFault({ ...current, ...values } as unknown as Schedule);
  if (fault) throw new Unprocessable([fault]);
}

export function encoded(entity: Entity, values: Row): Row {
  const row: Row = {};
  for (const column of entity.columns) {
    const value = values[column.name];
    if (value !== undefined) row[column.name] = encodeValue(column, value);
  }
  return row;
}
