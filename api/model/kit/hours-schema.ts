import Type, { type TSchema } from 'typebox';
import { WEEKDAYS, type WorkingHours } from '../contact/working-hours.ts';
import { isBlank } from '../text/blank.ts';
import { nfc, ONE_LINE, textOf } from '../text/characters.ts';
import { calendarDay, givenDay } from './day-schema.ts';

const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]';
const span = () => Type.String({ maxLength: 11, pattern: `^${TIME}-(${TIME}|24:00)$` });
const strict = { additionalProperties: false };
const name = () => Type.Optional(Type.Union([textOf(80, `^(${ONE_LINE}|)$`), Type.Null()]));

const MOST_HOLIDAYS = 200;

const week = Type.Object(
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, Type.Optional(span())])),
  strict,
);

const hours = (day: TSchema) =>
  Type.Object(
    {
      week,
      holidays: Type.Optional(
        Type.Array(Type.Object({ date: day, name: name(), name_bn: name() }, strict), {
          maxItems: MOST_HOLIDAYS,
        }),
      ),
      ramadan: Type.Optional(
        Type.Union([Type.Object({ from: day, until: day, hours: span() }, strict), Type.Null()]),
      ),
    },
    strict,
  );

export const storedHours = hours(calendarDay());

/** Refuses an end before its beginning, and a day that is a holiday twice. */
export const givenHours = Type.Refine(
  hours(givenDay()),
  (given) => {
    const { holidays = [], ramadan } = given as WorkingHours;
    const days = new Set(holidays.map(({ date }) => date));
    return days.size === holidays.length && (!ramadan || ramadan.from <= ramadan.until);
  },
  () => 'must end after it begins, and have no holiday twice',
);

/** Holidays in the order of their days, and names without a word left out. */
export function storedWorkingHours({
  week: days,
  holidays = [],
  ramadan,
}: WorkingHours): WorkingHours {
  const named = holidays.map(({ date, ...names }) => ({
    date,
    name: filled(names.name),
    name_bn: filled(names.name_bn),
  }));
  return {
    week: Object.fromEntries(
      WEEKDAYS.flatMap((weekday) => (days[weekday] ? [[weekday, days[weekday]]] : [])),
    ),
    holidays: named.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    ramadan: ramadan ? { from: ramadan.from, until: ramadan.until, hours: ramadan.hours } : null,
  };
}

const filled = (text: string | null | undefined) =>
  text === null || text === undefined || isBlank(text) ? null : (nfc(text) as string);
