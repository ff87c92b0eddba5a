import type { Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { departuresAt, type Departure } from '#model/catalogue/departures.ts';
import { isScheduled, isWithin, type Schedule } from '#model/catalogue/schedule.ts';
import { hoursAt, type WorkingHours } from '#model/contact/working-hours.ts';
import { dayInDhaka } from '#model/format/dates.ts';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Row } from '../db/codec.ts';
import type { AnyRecord } from './record.ts';

/** Whether everybody may see the record at this moment. */
export const isShown = (entity: Entity, record: AnyRecord, now: Date): boolean =>
  entity.shownWhen !== null &&
  !record.damaged &&
  record[entity.shownWhen] === true &&
  (!isScheduled(entity) || isWithin(record as unknown as Schedule, now.toISOString()));

/** The same condition in SQL. */
export const shown =
  (entity: Entity, now: Date) =>
  (eb: ExpressionBuilder<Record<string, Row>, string>): Expression<SqlBool> => {
    if (entity.shownWhen === null) return eb.lit(false);
    const flagged = eb(entity.shownWhen, '=', 1);
    if (!isScheduled(entity)) return flagged;
    const moment = now.toISOString();
    const isValid =
      'valid_until' in entity.fields
        ? eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', dayInDhaka(now))])
        : eb.lit(true);
    return eb.and([
      flagged,
      isValid,
      eb.or([eb('publish_at', 'is', null), eb('publish_at', '<=', moment)]),
      eb.or([eb('unpublish_at', 'is', null), eb('unpublish_at', '>', moment)]),
    ]);
  };

/** Kinds of which everybody sees less as time passes. */
const seenAt: Partial<Record<FieldKind, (value: unknown, now: Date) => unknown>> = {
  departures: (value, now) => departuresAt(value as Departure[], now),
  hours: (value, now) => hoursAt(value as WorkingHours | null, now),
};

/** The record without its staff-only fields, and without what is past at this moment. */
export function publicView(entity: Entity, record: AnyRecord, now: Date): Row {
  const names = ['id', 'created_at', 'updated_at', 'revision'];
  const columns = entity.columns.filter(({ field }) => field.visibility === 'public');
  return {
    ...Object.fromEntries(names.map((name) => [name, record[name]])),
    ...Object.fromEntries(
      columns.map(({ name, field: { kind } }) => {
        const value = record[name];
        return [name, seenAt[kind] ? seenAt[kind](value, now) : value];
      }),
    ),
  };
}

/** The same of a list, without the records that are damaged. */
export const publicViews = (entity: Entity, records: readonly AnyRecord[], now: Date): Row[] =>
  records.filter(({ damaged }) => !damaged).map((each) => publicView(entity, each, now));
