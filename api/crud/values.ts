import { leavesEmpty, type Entity } from '#model/kit/entity.ts';
import {
  impliedShowing,
  isScheduled,
  showingFault,
  type Showing,
} from '#model/catalogue/schedule.ts';
import { encodeValue, type Row } from '../db/codec.ts';
import { Unprocessable } from '../errors.ts';

/** The given properties in their stored form; a cleared field holds null. */
export function normalised(entity: Entity, given: Row): Row {
  const values: Row = {};
  for (const column of entity.columns) {
    const { name, field, presence, empty } = column;
    const value = given[name];
    if (value === undefined) continue;
    values[name] = !leavesEmpty(column, value)
      ? field.normalise(value)
      : presence === 'optional'
        ? null
        : empty;
  }
  return values;
}

/** Fills a draft with the empty values of all other columns. */
export const filled = (entity: Entity, draft: Row): Row => ({
  ...Object.fromEntries(entity.columns.map((column) => [column.name, column.empty])),
  ...normalised(entity, draft),
});

/**
 * The given values, with the switch or schedule adjusted to match. Refuses a combination that keeps
 * the record from ever being public.
 */
export function withShowing(entity: Entity, given: Row, current: Row, now: string): Row {
  const flag = entity.shownWhen;
  if (flag === null || !isScheduled(entity)) return given;
  const showing = ({ [flag]: isOn, publish_at, unpublish_at }: Row) =>
    ({ isOn, publish_at, unpublish_at }) as Showing;
  const [before, asGiven] = [showing(current), showing(given)];
  const implied = impliedShowing(asGiven, before, now);
  const fault = showingFault(asGiven, { ...before, ...implied }, { flag, now });
  if (fault) throw new Unprocessable([fault]);
  const { isOn, ...schedule } = implied;
  return { ...given, ...schedule, ...(isOn === undefined ? {} : { [flag]: isOn }) };
}

export function encoded(entity: Entity, values: Row): Row {
  const row: Row = {};
  for (const column of entity.columns) {
    const value = values[column.name];
    if (value !== undefined) row[column.name] = encodeValue(column, value);
  }
  return row;
}
