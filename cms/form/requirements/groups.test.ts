import { expect, test } from 'vitest';
import { groupsOf, storedGroups, withGroup } from './groups.ts';

test('headings with their lists come as they are stored', () => {
  const stored = { Everyone: ['Passport', 'Two photos'], Student: ['Letter'] };
  expect(groupsOf(stored)).toEqual([
    { key: 0, heading: 'Everyone', items: 'Passport\nTwo photos' },
    { key: 1, heading: 'Student', items: 'Letter' },
  ]);
  expect(storedGroups(groupsOf(stored))).toEqual({ stored });
});

test('a bare list is one group without a heading, and back', () => {
  expect(groupsOf(['Passport'])).toEqual([{ key: 0, heading: '', items: 'Passport' }]);
  expect(storedGroups([{ key: 0, heading: ' ', items: ' Passport \n\n' }])).toEqual({
    stored: ['Passport'],
  });
});

test('nothing is stored of blank groups', () => {
  expect(storedGroups([{ key: 0, heading: '', items: ' \n' }])).toEqual({ stored: null });
  expect(
    storedGroups([
      { key: 0, heading: 'Everyone', items: 'Passport' },
      { key: 1, heading: '', items: '' },
    ]),
  ).toEqual({ stored: { Everyone: ['Passport'] } });
});

test('of several lists each needs a heading of its own', () => {
  const everyone = { key: 0, heading: 'Everyone', items: 'Passport' };
  expect(storedGroups([everyone, { key: 1, heading: '', items: 'Letter' }])).toEqual({
    fault: { kind: 'no heading' },
  });
  expect(storedGroups([everyone, { key: 1, heading: 'Everyone ', items: 'Letter' }])).toEqual({
    fault: { kind: 'same heading', heading: 'Everyone' },
  });
});

test('a new list is none of those before it', () => {
  expect(withGroup([]).map(({ key }) => key)).toEqual([0]);
  expect(withGroup(groupsOf({ a: [], b: [] }).slice(1)).map(({ key }) => key)).toEqual([1, 2]);
});
