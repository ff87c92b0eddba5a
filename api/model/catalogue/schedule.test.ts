import { expect, test } from 'vitest';
import { impliedShowing, isWithin, showingFault, type Showing } from './schedule.ts';

const [early, noon, late] = [
  '2027-01-01T06:00:00.000Z',
  '2027-01-01T12:00:00.000Z',
  '2027-01-01T18:00:00.000Z',
];

test.for([
  [null, null, true],
  [early, null, true],
  [noon, null, true],
  [late, null, false],
  [null, early, false],
  [null, noon, false],
  [null, late, true],
  [early, late, true],
  [noon, late, true],
  [early, noon, false],
] as const)(
  'published at %s and taken down at %s, it is seen at noon: %s',
  ([from, until, seen]) => {
    expect(isWithin({ publish_at: from, unpublish_at: until }, noon)).toBe(seen);
  },
);

test.for([
  [null, null, undefined],
  [noon, null, undefined],
  [null, noon, undefined],
  [early, noon, undefined],
  [noon, noon, 'unpublish_at'],
  [late, noon, 'unpublish_at'],
] as const)('published at %s and taken down at %s, the fault is of %s', ([from, until, field]) => {
  const given = { publish_at: from, unpublish_at: until };
  const before = '2026-12-31T00:00:00.000Z';
  expect(showingFault(given, {}, { flag: 'is_available', now: before })?.loc[1]).toBe(field);
});

const on = { isOn: true, publish_at: null, unpublish_at: null };
const off = { ...on, isOn: false };

test.for<[what: string, given: Showing, current: Showing, implied: Showing]>([
  ['a moment to come turns the switch on', { publish_at: late }, off, { isOn: true }],
  ['one that has passed turns nothing on', { publish_at: early }, off, {}],
  [
    'off calls off what was to come',
    { isOn: false },
    { ...on, publish_at: late },
    { publish_at: null },
  ],
  ['off keeps the moment it came at', { isOn: false }, { ...on, publish_at: early }, {}],
  [
    'off keeps the end of what may be shown again',
    { isOn: false },
    { ...on, unpublish_at: late },
    {},
  ],
  [
    'on forgets an end that has passed',
    { isOn: true },
    { ...off, unpublish_at: early },
    { unpublish_at: null },
  ],
  ['on keeps an end to come', { isOn: true }, { ...off, unpublish_at: late }, {}],
  ['what is on already stays ended', { isOn: true }, { ...on, unpublish_at: early }, {}],
  ['a write of something else changes neither', {}, { ...off, publish_at: late }, {}],
])('%s', ([, given, current, implied]) => {
  expect(impliedShowing(given, current, noon)).toEqual(implied);
});

test.for<[what: string, given: Showing, current: Showing, field: string | undefined]>([
  ['off with a moment to come', { isOn: false, publish_at: late }, on, 'is_available'],
  ['off with a moment that has passed', { isOn: false, publish_at: early }, on, undefined],
  ['on with an end that has passed', { isOn: true, unpublish_at: early }, on, 'unpublish_at'],
  ['an end that has passed on what is on', { unpublish_at: noon }, on, 'unpublish_at'],
  ['an end that has passed on a draft', { unpublish_at: early }, off, undefined],
  [
    'what is written again as it was',
    { isOn: true, publish_at: null, unpublish_at: early },
    { ...on, unpublish_at: early },
    undefined,
  ],
])('%s: the fault is of the field that keeps it from being seen', ([, given, current, field]) => {
  const fault = showingFault(given, current, { flag: 'is_available', now: noon });
  expect(fault?.loc[1]).toBe(field);
});
