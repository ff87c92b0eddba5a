import { expect, test } from 'vitest';
import { chosenShowing, showingInWords, showingOf, type DraftShowing } from './showing.ts';

/** Noon in Dhaka. */
const now = new Date('2027-05-01T06:00:00.000Z');
const [PAST, TO_COME, LATER] = ['2027-05-01T11:59', '2027-05-01T12:01', '2027-06-01T09:00'];
const showing = (isOn: boolean, from = '', until = ''): DraftShowing => ({ isOn, from, until });

test.for([
  [showing(false), 'draft'],
  [showing(false, TO_COME), 'draft'],
  [showing(true), 'published'],
  [showing(true, PAST), 'published'],
  [showing(true, TO_COME), 'scheduled'],
  [showing(true, PAST, LATER), 'scheduled'],
  [showing(true, '', LATER), 'scheduled'],
  [showing(true, '', PAST), 'scheduled'],
] as const)('what holds %j is %s', ([values, showing]) => {
  expect(showingOf(values, now)).toBe(showing);
});

test('a draft has no moment to come; the moment at which it came stays known', () => {
  expect(chosenShowing('draft', showing(true, TO_COME, LATER), now)).toEqual(showing(false));
  expect(chosenShowing('draft', showing(true, PAST), now)).toEqual(showing(false, PAST));
});

test('what is published is seen now and for good', () => {
  expect(chosenShowing('published', showing(false, TO_COME, LATER), now)).toEqual(showing(true));
});

test('whoever changes to a schedule and back finds the moments again', () => {
  expect(chosenShowing('scheduled', showing(false, TO_COME, LATER), now)).toEqual(
    showing(true, TO_COME, LATER),
  );
});

test.for([
  [showing(false), 'Visitors do not see it.'],
  [
    showing(false, TO_COME),
    `Visitors do not see it, not even from ${TO_COME}: for that, choose Scheduled.`,
  ],
  [showing(true), 'Visitors see it as soon as it is saved.'],
  [showing(true, PAST), 'Visitors see it as soon as it is saved.'],
  [showing(true, TO_COME), `Visitors see it from ${TO_COME}.`],
  [showing(true, PAST, LATER), `Visitors see it until ${LATER}.`],
  [showing(true, TO_COME, LATER), `Visitors see it from ${TO_COME} until ${LATER}.`],
  [showing(true, '', PAST), `Visitors saw it until ${PAST}, and no longer do.`],
] as const)('%j in words', ([values, words]) => {
  const say = (iso: string) => new Date(Date.parse(iso) + 6 * 3_600_000).toISOString().slice(0, 16);
  expect(showingInWords(values, { now, say })).toBe(words);
});
