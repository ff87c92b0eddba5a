import { expect, test } from 'vitest';
import { chosenShowing, showingInWords, showingOf, type HeldShowing } from './showing.ts';

/** Noon in Dhaka. */
const now = new Date('2027-05-01T06:00:00.000Z');
const [PAST, TO_COME, LATER] = ['2027-05-01T11:59', '2027-05-01T12:01', '2027-06-01T09:00'];
const held = (isOn: boolean, from = '', until = ''): HeldShowing => ({ isOn, from, until });

test.for([
  [held(false), 'draft'],
  [held(false, TO_COME), 'draft'],
  [held(true), 'published'],
  [held(true, PAST), 'published'],
  [held(true, TO_COME), 'scheduled'],
  [held(true, PAST, LATER), 'scheduled'],
  [held(true, '', LATER), 'scheduled'],
  [held(true, '', PAST), 'scheduled'],
] as const)('what holds %j is %s', ([values, showing]) => {
  expect(showingOf(values, now)).toBe(showing);
});

test('a draft has no moment to come; the moment at which it came stays known', () => {
  expect(chosenShowing('draft', held(true, TO_COME, LATER), now)).toEqual(held(false));
  expect(chosenShowing('draft', held(true, PAST), now)).toEqual(held(false, PAST));
});

test('what is published is seen now and for good', () => {
  expect(chosenShowing('published', held(false, TO_COME, LATER), now)).toEqual(held(true));
});

test('whoever changes to a schedule and back finds the moments again', () => {
  expect(chosenShowing('scheduled', held(false, TO_COME, LATER), now)).toEqual(
    held(true, TO_COME, LATER),
  );
});

test.for([
  [held(false), 'Visitors do not see it.'],
  [
    held(false, TO_COME),
    `Visitors do not see it, not even from ${TO_COME}: for that, choose Scheduled.`,
  ],
  [held(true), 'Visitors see it as soon as it is saved.'],
  [held(true, PAST), 'Visitors see it as soon as it is saved.'],
  [held(true, TO_COME), `Visitors see it from ${TO_COME}.`],
  [held(true, PAST, LATER), `Visitors see it until ${LATER}.`],
  [held(true, TO_COME, LATER), `Visitors see it from ${TO_COME} until ${LATER}.`],
  [held(true, '', PAST), `Visitors saw it until ${PAST}, and no longer do.`],
] as const)('%j in words', ([values, words]) => {
  const say = (iso: string) => new Date(Date.parse(iso) + 6 * 3_600_000).toISOString().slice(0, 16);
  expect(showingInWords(values, { now, say })).toBe(words);
});
