import { publicEntities } from '#model/entities/index.ts';
import { endOf, type Departure } from '#model/catalogue/departures.ts';
import { dayInDhaka, midnightInDhaka } from '#model/format/dates.ts';
import type { Entity } from '#model/kit/entity.ts';
import { rows } from '../../crud/record.ts';
import { decodeValue, ifReadable } from '../../db/codec.ts';
import type { Db } from '../../db/database.ts';

const DAY_MS = 86_400_000;

const places = (publicEntities as readonly Entity[]).flatMap((entity) =>
  entity.columns
    .filter(({ name, field }) => name === 'valid_until' || field.kind === 'departures')
    .map((column) => ({ entity, column })),
);

/** The ends of departures, or that of a fare. Days that are damaged have none. */
const endsOf = (value: readonly Departure[] | string): string[] =>
  (typeof value === 'string' ? [{ from: value }] : value)
    .filter(({ from }) => !Number.isNaN(Date.parse(from)))
    .map(endOf);

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
 * Records of which a departure, or the last day of a fare, ended within a span. All that have any are
 * read for it, once a day: where no midnight lies in the span, none.
 */
export async function endedDepartures(db: Db, { after, until, counts }: Span): Promise<Ended[]> {
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
      const ends = ifReadable(() =>
        endsOf(decodeValue(column, row[column.name]) as Departure[] | string),
      );
      const isEnd = (end: string) =>
        after < end && end <= until && counts(end, String(row['updated_at']));
      if (ends?.some(isEnd)) ended.push({ entity, id: String(row['id']) });
    }
  }
  return ended;
}
