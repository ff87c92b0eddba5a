import { dayInDhaka, momentInDhaka } from '../format/dates.ts';

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** "10:00-18:00". What ends before it begins ends on the next day. */
type Span = string;

export interface Holiday {
  /** 2027-03-26 */
  date: string;
  name?: string | null;
  name_bn?: string | null;
}

/** When somebody answers, in Dhaka. A day that the week leaves out is closed. */
export interface WorkingHours {
  week: Partial<Record<Weekday, Span>>;
  holidays?: Holiday[];
  /** Other hours from one day until another, both included, on days that are open otherwise. */
  ramadan?: { from: string; until: string; hours: Span } | null;
}

/** Hours at a moment: without those of a Ramadan that is over. */
export const hoursAt = (hours: WorkingHours | null, now: Date): WorkingHours | null =>
  hours?.ramadan && hours.ramadan.until < dayInDhaka(now) ? { ...hours, ramadan: null } : hours;

const DAY_MS = 86_400_000;
/** Days that are looked ahead: whoever is closed for longer has no opening. */
const HORIZON_DAYS = 400;

interface Opening {
  from: number;
  until: number;
}

/** The opening that begins on a day, 2027-03-26; undefined where it is closed. */
function openingOn({ week, holidays, ramadan }: WorkingHours, day: string): Opening | undefined {
  const usual = week[weekdayOf(day)];
  if (usual === undefined || holidays?.some(({ date }) => date === day)) return undefined;
  const isRamadan = ramadan && ramadan.from <= day && day <= ramadan.until;
  const [from, until] = (isRamadan ? ramadan.hours : usual).split('-') as [string, string];
  const start = momentOf(day, from);
  const end = momentOf(day, until);
  return { from: start, until: end > start ? end : end + DAY_MS };
}

const weekdayOf = (day: string): Weekday => WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()]!;

const momentOf = (day: string, time: string): number =>
  time === '24:00' ? momentOf(day, '00:00') + DAY_MS : Date.parse(momentInDhaka(`${day}T${time}`)!);

const dayAfter = (at: Date, days: number) => dayInDhaka(new Date(at.getTime() + days * DAY_MS));

/** Without hours, or with a week that has none, somebody answers always. */
export const isAlways = (hours: WorkingHours | null): hours is null =>
  hours === null || Object.keys(hours.week).length === 0;

export const isOpen = (hours: WorkingHours | null, at: Date): boolean =>
  isAlways(hours) ||
  // Yesterday's opening may last until after midnight.
  [-1, 0].some((days) => {
    const opening = openingOn(hours, dayAfter(at, days));
    return opening && opening.from <= at.getTime() && at.getTime() < opening.until;
  });

/** The moment from which somebody answers: `at` itself where it is open; undefined where nobody will. */
export function nextOpening(hours: WorkingHours | null, at: Date): Date | undefined {
  if (isOpen(hours, at)) return at;
  for (let days = 0; days <= HORIZON_DAYS; days++) {
    const opening = openingOn(hours!, dayAfter(at, days));
    if (opening && opening.from > at.getTime()) return new Date(opening.from);
  }
  return undefined;
}
