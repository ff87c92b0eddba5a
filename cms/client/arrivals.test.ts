import { expect, test } from 'vitest';
import { arrivalsIn, type Known } from './arrivals.ts';

const lead = (id: string, minute: number) => ({
  id,
  name: id,
  subject: null,
  created_at: `2027-05-01T06:${String(minute).padStart(2, '0')}:00.000Z`,
  owner_id: null,
});

/** Tells one after the other; answers who arrived with each telling. */
function told(...tellings: ReturnType<typeof lead>[][]): string[][] {
  let known: Known | null = null;
  return tellings.map((latest) => {
    const next = arrivalsIn({ latest }, known);
    known = next.known;
    return next.arrived.map(({ id }) => id);
  });
}

const [karim, rahima, salma] = [lead('karim', 1), lead('rahima', 2), lead('salma', 3)];

test('what waited at the first telling is no news; what comes after it is, once', () => {
  expect(told([karim], [rahima, karim], [rahima, karim], [salma, rahima, karim])).toEqual([
    [],
    ['rahima'],
    [],
    ['salma'],
  ]);
});

test('to an empty inbox the first lead is news', () => {
  expect(told([], [karim])).toEqual([[], ['karim']]);
});

test('one that is marked unread again has not arrived', () => {
  expect(told([rahima], [rahima, karim], [], [rahima])).toEqual([[], [], [], []]);
  expect(told([], [karim], [], [karim])).toEqual([[], ['karim'], [], []]);
});

test('two that were sent at once both arrive, in whatever order they are told', () => {
  expect(told([], [salma], [salma, rahima])).toEqual([[], ['salma'], ['rahima']]);
});
