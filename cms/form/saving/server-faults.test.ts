import { expect, test } from 'vitest';
import { placeFaults } from './server-faults.ts';

const fault = (loc: (string | number)[], msg: string) => ({ loc, msg, type: 'x' });

test('a fault goes to its field, with the place inside it', () => {
  const { atFields, elsewhere } = placeFaults(
    [
      fault(['body', 'price'], 'must be at least 0'),
      fault(['body', 'inclusions', 2], 'must not be empty'),
      fault(['body', 'itinerary', 'day2', 'title'], 'is required'),
    ],
    ['price', 'inclusions', 'itinerary'],
  );
  expect([...atFields]).toEqual([
    ['price', 'Must be at least 0'],
    ['inclusions', 'Entry 3 must not be empty'],
    ['itinerary', 'Day2 › title is required'],
  ]);
  expect(elsewhere).toEqual([]);
});

test('what no field shows is kept apart', () => {
  const { atFields, elsewhere, isOutdated } = placeFaults(
    [fault(['body', 'publish_at'], 'must be a date and time')],
    ['price'],
  );
  expect(atFields.size).toBe(0);
  expect(elsewhere).toEqual(['Publish_at must be a date and time']);
  expect(isOutdated).toBe(false);
});

test.for(['required', 'additionalProperties'])(
  'a fault of the kind %s in what no field shows is one of another version',
  (type) => {
    const asked = { ...fault(['body', 'meeting_point'], 'is required'), type };
    expect(placeFaults([asked], ['price']).isOutdated).toBe(true);
    expect(placeFaults([asked], ['meeting_point']).isOutdated).toBe(false);
  },
);

test('two faults of one field are both told', () => {
  const { atFields } = placeFaults(
    [fault(['body', 'tags', 0], 'is empty'), fault(['body', 'tags', 1], 'is empty')],
    ['tags'],
  );
  expect(atFields.get('tags')).toBe('Entry 1 is empty; Entry 2 is empty');
});
