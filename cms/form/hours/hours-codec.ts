import { WEEKDAYS, type Weekday, type WorkingHours } from '#model/contact/working-hours.ts';
import { asciiDigits } from '#model/text/digits.ts';
import { isBlank } from '#model/text/blank.ts';
import { InputFault, type Codec } from '../draft/input-fault.ts';

type Typed = Record<string, string>;

/**
 * Draft value: a text for each weekday, the holidays one per line, and the days and hours of Ramadan.
 * Empty parts are left out; all of it empty is no hours.
 */
export const hours: Codec<WorkingHours, Typed> = {
  format: (value) => {
    const { week = {}, holidays = [], ramadan } = value ?? {};
    return {
      ...(Object.fromEntries(WEEKDAYS.map((day) => [day, week[day] ?? ''])) as Typed),
      holidays: holidays.map(holidayLine).join('\n'),
      ramadan_from: ramadan?.from ?? '',
      ramadan_until: ramadan?.until ?? '',
      ramadan_hours: ramadan?.hours ?? '',
    };
  },
  parse: (draft) => {
    if (Object.values(draft).every(isBlank)) return null;
    const days = WEEKDAYS.flatMap((day) => dayOf(draft, day));
    if (days.length === 0) throw new InputFault('Give the hours of the days of the week, too');
    return {
      week: Object.fromEntries(days) as Partial<Record<Weekday, string>>,
      holidays: holidaysOf(draft),
      ramadan: ramadanOf(draft),
    };
  },
};

const dayOf = (draft: Typed, day: Weekday) => {
  const typed = draft[day] ?? '';
  return isBlank(typed) ? [] : [[day, spanOf(typed, dayName(day))] as const];
};

const holidaysOf = (draft: Typed) =>
  (draft['holidays'] ?? '')
    .split('\n')
    .filter((line) => !isBlank(line))
    .map(holidayOf);

/** The control to mend first; that of Sunday where none is at fault alone. */
export function controlAtFault(draft: Typed): string {
  const parts: [control: string, parse: () => unknown][] = [
    ...WEEKDAYS.map((day) => [day, () => dayOf(draft, day)] as [string, () => unknown]),
    ['holidays', () => holidaysOf(draft)],
    ['ramadan_from', () => ramadanOf(draft)],
  ];
  return parts.find(([, parse]) => isFaulty(parse))?.[0] ?? WEEKDAYS[0];
}

function isFaulty(parse: () => unknown): boolean {
  try {
    parse();
    return false;
  } catch (error) {
    if (error instanceof InputFault) return true;
    throw error;
  }
}

type Holiday = NonNullable<WorkingHours['holidays']>[number];

const holidayLine = ({ date, name, name_bn }: Holiday) =>
  [date, [name, name_bn].filter(Boolean).join(' / ')].filter(Boolean).join(' ');

const HOLIDAY = /^(\d{4}-\d\d-\d\d)(?:\s+(.*))?$/s;

/** 2027-03-26 Independence Day / স্বাধীনতা দিবস */
function holidayOf(line: string): Holiday {
  const [, date, names = ''] = HOLIDAY.exec(withLatinDay(line.trim())) ?? [];
  if (date === undefined || Number.isNaN(Date.parse(date)))
    throw new InputFault('A holiday is a line like "2027-03-26 Independence Day / স্বাধীনতা দিবস"');
  const [name, name_bn] = names.split('/').map((text) => text.normalize('NFC').trim());
  return { date, name: name || null, name_bn: name_bn || null };
}

/** Digits of the day alone: a name keeps its own. */
const withLatinDay = (line: string) => line.replace(/^\S+/, asciiDigits);

function ramadanOf(draft: Typed): NonNullable<WorkingHours['ramadan']> | null {
  const [from = '', until = '', typed = ''] = ['from', 'until', 'hours'].map(
    (name) => draft[`ramadan_${name}`],
  );
  if ([from, until, typed].every(isBlank)) return null;
  if ([from, until, typed].some(isBlank))
    throw new InputFault('Ramadan has a first day, a last day and hours');
  if (until < from) throw new InputFault('The last day of Ramadan is after its first');
  return { from, until, hours: spanOf(typed, 'Ramadan') };
}

/** Sunday */
export const dayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

const SPAN = /^(\d{1,2})(?:[:.](\d\d))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d\d))?$/;

/** 10:00-18:00; also "10 – 18" and digits of either script. */
function spanOf(typed: string, of: string): string {
  const found = SPAN.exec(asciiDigits(typed).trim());
  const [, fromHour, fromMinute, untilHour, untilMinute] = found ?? [];
  const span = found && `${time(fromHour!, fromMinute)}-${time(untilHour!, untilMinute)}`;
  if (!span || !VALID.test(span)) throw new InputFault(`${of}: hours are like 10:00-18:00`);
  if (isByNight(span, fromHour!.length === 1))
    throw new InputFault(`${of}: ${span} is open at night; 6 in the evening is 18:00`);
  return span;
}

/**
 * Begins before dawn, or in the morning and ends on the next day: 2-8 and 10-6 by a clock of twelve hours.
 * Hours that are meant to begin at five in the morning are written 05:00.
 */
function isByNight(span: string, isShort: boolean): boolean {
  const [from, until] = span.split('-') as [string, string];
  const isOvernight = until <= from;
  return from > '00:00' && ((isShort && from < '06:00') || (isOvernight && from <= '12:00'));
}

const VALID = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const time = (hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`;
