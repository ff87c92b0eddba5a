import { expect, test } from 'vitest';
import {
  chosenShowing,
  isUnsettled,
  showingInWords,
  showingOf,
  type DraftShowing,
} from './showing.ts';

/** Noon in Dhaka. */
const now = new Date('2027-05-01T06:00:00.000Z');
const [PAST, TO_COME, LATER] = ['2027-05-01T11:59', '2027-05-01T12:01', '2027-06-01T09:00'];
const draft = (isOn: boolean, from = '', until = ''): DraftShowing => ({ isOn, from, until });

test.for([
  [draft(false), 'draft'],
  [draft(false, TO_COME), 'draft'],
  [draft(true), 'published'],
  [draft(true, PAST), 'published'],
  [draft(true, TO_COME), 'scheduled'],
  [draft(true, PAST, LATER), 'scheduled'],
  [draft(true, '', LATER), 'scheduled'],
  [draft(true, '', PAST), 'scheduled'],
] as const)('what holds %j is %s', ([values, showing]) => {
  expect(showingOf(values, now)).toBe(showing);
});

test('what is off with another moment to come than the stored one is not settled', () => {
  expect(isUnsettled(draft(false, TO_COME), '', now)).toBe(true);
  expect(isUnsettled(draft(false, TO_COME), TO_COME, now)).toBe(false);
  expect(isUnsettled(draft(false, PAST), '', now)).toBe(false);
  expect(isUnsettled(draft(true, TO_COME), '', now)).toBe(false);
});

test('a draft has no moment to come; the moment at which it came stays known', () => {
  expect(chosenShowing('draft', draft(true, TO_COME, LATER), now)).toEqual(draft(false));
  expect(chosenShowing('draft', draft(true, PAST), now)).toEqual(draft(false, PAST));
});

test('what is published is seen now and for good', () => {
  expect(chosenShowing('published', draft(false, TO_COME, LATER), now)).toEqual(draft(true));
});

test('whoever changes to a schedule and back finds the moments again', () => {
  expect(chosenShowing('scheduled', draft(false, TO_COME, LATER), now)).toEqual(
    draft(true, TO_COME, LATER),
  );
});

test.for([
  [draft(false), 'Visitors do not see it.'],
  [
    draft(false, TO_COME),
    `Visitors do not see it, not even from ${TO_COME}: for that, choose Scheduled.`,
  ],
  [draft(true), 'Visitors see it as soon as it is saved.'],
  [draft(true, PAST), 'Visitors see it as soon as it is saved.'],
  [draft(true, TO_COME), `Visitors see it from ${TO_COME}.`],
  [draft(true, PAST, LATER), `Visitors see it until ${LATER}.`],
  [draft(true, TO_COME, LATER), `Visitors see it from ${TO_COME} until ${LATER}.`],
  [draft(true, '', PAST), `Visitors saw it until ${PAST}, and no longer do.`],
] as const)('%j in words', ([values, words]) => {
  const say = (iso: string) => new Date(Date.parse(iso) + 6 * 3_600_000).toISOString().slice(0, 16);
  expect(showingInWords(values, { now, say })).toBe(words);
});
