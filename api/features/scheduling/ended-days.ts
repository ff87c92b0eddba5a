import { publicEntities } from '#model/entities/index.ts';
import type { Departure } from '#model/catalogue/departures.ts';
import { dayInDhaka, endOfDayInDhaka, midnightInDhaka } from '#model/format/dates.ts';
import type { WorkingHours } from '#model/contact/working-hours.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { rows } from '../../crud/record.ts';
import { decodeValue, ifReadable } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';

const DAY_MS = 86_400_000;

const ENDING: ReadonlySet<FieldKind> = new Set(['departures', 'hours']);
const places = (publicEntities as readonly Entity[]).flatMap((entity) =>
  entity.columns
    .filter(({ name, field }) => name === 'valid_until' || ENDING.has(field.kind))
    .map((column) => ({ entity, column })),
);

/** Days of departures, the last of a fare, or of Ramadan: what is told of them ends with the day. */
type Ending = readonly Departure[] | string | WorkingHours;

function daysOf(value: Ending): string[] {
  if (typeof value === 'string') return [value];
  if ('week' in value) return value.ramadan ? [value.ramadan.until] : [];
  return value.map(({ from }) => from);
}

/** The ends of these days. Those that are damaged have none. */
const endsOf = (value: Ending): string[] =>
  daysOf(value)
    .filter((day) => !Number.isNaN(Date.parse(day)))
    .map(endOfDayInDhaka);

interface Ended {
  entity: Entity;
  id: string;
}

interface Span {
  after: string;
  until: string;
  /** Whether an end counts of a record that was written at a moment. */
  counts: (end: string, writtenAt: string) => boolean;
}

/** The last midnight in Dhaka, when the departures of the day before ended. */
export const lastMidnight = (now: Date): string => midnightInDhaka(dayInDhaka(now));

export const nextMidnight = (now: Date): number => Date.parse(lastMidnight(now)) + DAY_MS;

/**
 * Records of which a departure, the last day of a fare, or Ramadan ended within a span. All that have any are
 * read for it, once a day: where no midnight lies in the span, none.
 */
export async function endedDays(db: Db, { after, until, counts }: Span): Promise<Ended[]> {
  if (lastMidnight(new Date(until)) <= after) return [];
  const ended: Ended[] = [];
  for (const { entity, column } of places) {
    const found = await rows(db)
      .selectFrom(entity.table)
      .select(['id', 'updated_at', column.name])
      .where(entity.shownWhen!, '=', 1)
      .where(column.name, '!=', '[]')
      .orderBy('id')
      .execute();
    for (const row of found) {
      const ends = ifReadable(() => endsOf(decodeValue(column, row[column.name]) as Ending));
      const isEnd = (end: string) =>
        after < end && end <= until && counts(end, String(row['updated_at']));
      if (ends?.some(isEnd)) ended.push({ entity, id: String(row['id']) });
    }
  }
  return ended;
}
