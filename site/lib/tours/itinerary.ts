import type { Itinerary, ItineraryDay } from '#model/kit/field-values.ts';

type Day = ItineraryDay & { number: number };

/** The days in the order of their numbers: day2 before day10. */
export function daysOf(itinerary: Itinerary): Day[] {
  return Object.entries(itinerary)
    .map(([key, day]) => Object.assign({ number: Number(key.slice('day'.length)) }, day))
    .toSorted((a, b) => a.number - b.number);
}

/**
 * The places of a route typed in one line: "Dhaka, Khulna" or "ঢাকা – খুলনা". What has nothing but
 * marks between places is one.
 */
export function stopsOf(destinations: string): string[] {
  const stops = destinations
    .split(/\s*(?:[,،;|•→]|\s[–—-]\s)\s*/)
    .map((stop) => stop.trim())
    .filter((stop) => stop !== '');
  return stops.length > 0 ? stops : [destinations.trim()];
}
