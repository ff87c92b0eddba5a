import { isBlank } from '#model/text/blank.ts';
import { dayNumber } from '#model/kit/field.ts';
import type { Itinerary, ItineraryDay } from '#model/kit/field-values.ts';
import { typedLine, typedLines } from '../draft/typed-text.ts';

/** One day while somebody types: lists may hold blank lines, texts may be empty. */
export interface DraftDay extends Partial<ItineraryDay> {
  number: number;
}

const KEY = /^day[1-9][0-9]{0,2}$/;

/** The days that a JSON text holds, in their order; undefined where it holds something else. */
export function daysIn(draft: string): DraftDay[] | undefined {
  if (draft.trim() === '') return [];
  try {
    return daysOf(JSON.parse(draft));
  } catch {
    return undefined;
  }
}

function daysOf(value: unknown): DraftDay[] | undefined {
  if (!isPlainObject(value)) return undefined;
  const entries = Object.entries(value);
  if (!entries.every(([key, day]) => KEY.test(key) && isDay(day))) return undefined;
  return entries
    .map(([key, day]) => ({ ...(day as ItineraryDay), number: dayNumber(key) }))
    .toSorted((a, b) => a.number - b.number);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isTextOrNothing = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string';
const isListOrNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.every((each) => typeof each === 'string'));

const isDay = (value: unknown) =>
  isPlainObject(value) &&
  ['title', 'description', 'accommodation'].every((name) => isTextOrNothing(value[name])) &&
  ['activities', 'meals'].every((name) => isListOrNothing(value[name]));

/** The days as the JSON text that a form holds. */
export const daysText = (days: readonly DraftDay[]): string =>
  days.length === 0
    ? ''
    : JSON.stringify(
        Object.fromEntries(days.map(({ number, ...day }) => [`day${number}`, day])),
        null,
        2,
      );

const renumbered = (days: readonly DraftDay[]): DraftDay[] =>
  days.map((day, place) => ({ ...day, number: place + 1 }));

export const added = (days: readonly DraftDay[]): DraftDay[] => [
  ...days,
  { title: '', number: (days.at(-1)?.number ?? 0) + 1 },
];

/** A copy right behind the day. */
export const duplicated = (days: readonly DraftDay[], place: number): DraftDay[] =>
  renumbered([...days.slice(0, place + 1), ...days.slice(place)]);

export const removed = (days: readonly DraftDay[], place: number): DraftDay[] =>
  renumbered(days.toSpliced(place, 1));

/** Days with one that was removed from an earlier version of them, at its place there. */
export function putBack(
  days: readonly DraftDay[],
  before: readonly DraftDay[],
  place: number,
): DraftDay[] {
  const whole = days.toSpliced(place, 0, before[place]!);
  if (whole.length !== before.length) return renumbered(whole);
  return whole.map((day, at) => ({ ...day, number: before[at]!.number }));
}

export const moved = (days: readonly DraftDay[], from: number, to: number): DraftDay[] =>
  renumbered(days.toSpliced(from, 1).toSpliced(to, 0, days[from]!));

export const changed = (
  days: readonly DraftDay[],
  place: number,
  part: Partial<ItineraryDay>,
): DraftDay[] => days.with(place, { ...days[place]!, ...part });

/** The target with an empty day for each number of the source that it lacks. */
export function structureFrom(
  source: readonly DraftDay[],
  target: readonly DraftDay[],
): DraftDay[] {
  const numbers = [...new Set([...source, ...target].map(({ number }) => number))];
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => target.find((day) => day.number === number) ?? { title: '', number });
}

/** Stored form of the days, without blanks; `untitled` is the first day that cannot be stored. */
export function storedDays(days: readonly DraftDay[]): {
  itinerary: Itinerary;
  untitled: number | undefined;
} {
  const filled = days
    .map(({ number, ...day }) => ({ number, day: withoutBlanks(day) }))
    .filter(({ day }) => Object.keys(day).length > 0);
  return {
    itinerary: Object.fromEntries(
      filled.map(({ number, day }) => [`day${number}`, day as ItineraryDay]),
    ),
    untitled: filled.find(({ day }) => !day.title)?.number,
  };
}

function withoutBlanks(day: Partial<ItineraryDay>): Partial<ItineraryDay> {
  const tidy = Object.entries(day).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map(typedLine).filter((line) => !isBlank(line))
      : typeof value === 'string'
        ? (name === 'description' ? typedLines : typedLine)(value)
        : value,
  ]);
  return Object.fromEntries(tidy.filter(([, value]) => !isNothing(value)));
}

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' ? isBlank(value) : (value as unknown[]).length === 0);
