import { expect, test } from 'vitest';
import { checklistOf, sendHref } from './checklist.ts';

const english = { Everyone: ['Passport', 'Photo'], Students: ['Leave letter'] };
const bengali = { 'সবার জন্য': ['পাসপোর্ট', 'ছবি'], শিক্ষার্থী: ['ছুটির চিঠি'] };

const keys = (groups: ReturnType<typeof checklistOf>) =>
  groups.flatMap(({ needs }) => needs.map(({ key }) => key));

test('a tick made in one language is there in the other', () => {
  expect(keys(checklistOf(bengali, english))).toEqual(keys(checklistOf(english, english)));
  expect(new Set(keys(checklistOf(english, english))).size).toBe(3);
});

test('a text that changes loses its tick, its neighbours keep theirs', () => {
  const [before, after] = [english, { ...english, Everyone: ['Passport', 'Two photos'] }].map(
    (list) => keys(checklistOf(list, list)),
  );
  expect(after![0]).toBe(before![0]);
  expect(after![1]).not.toBe(before![1]);
  expect(after![2]).toBe(before![2]);
});

test('lists that are no twins have ticks of their own', () => {
  const longer = { 'সবার জন্য': ['পাসপোর্ট', 'ছবি', 'টিন সনদ'] };
  expect(keys(checklistOf(longer, english))).not.toContain(keys(checklistOf(english, english))[0]);
});

test('an empty group is no group', () => {
  expect(checklistOf({ Everyone: [] }, {})).toEqual([]);
});

test('needs have ticks of their own beside a group that is empty, the same in both languages', () => {
  const [listed, translated] = [
    { Everyone: [], Students: ['Leave letter'], Owners: ['Licence'] },
    { 'সবার জন্য': [], শিক্ষার্থী: ['ছুটির চিঠি'], মালিক: ['লাইসেন্স'] },
  ];
  const ticks = keys(checklistOf(listed, listed));
  expect(new Set(ticks).size).toBe(2);
  expect(keys(checklistOf(translated, listed))).toEqual(ticks);
});

const message = (needs: string[]) => ({
  title: 'Thailand visa',
  groups: [{ heading: 'Everyone', needs: needs.map((text, i) => ({ text, done: i === 0 })) }],
  link: 'https://kheya.test/visa-services/thailand',
});

test('the list is sent as it is ticked, with its page', () => {
  const href = sendHref(message(['Passport & photo', 'পাসপোর্ট']));
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(href).searchParams.get('text')).toBe(
    '*Thailand visa*\n\n*Everyone*\n☑ Passport & photo\n☐ পাসপোর্ট\n\nhttps://kheya.test/visa-services/thailand',
  );
});

test('a list too long for a link is cut between lines, its page still named', () => {
  const href = sendHref(message(Array.from({ length: 200 }, () => 'সাদা পটভূমিতে ছবি')));
  expect(href.length).toBeLessThanOrEqual(6100);
  expect(new URL(href).searchParams.get('text')).toMatch(/ছবি\n…\n\nhttps:\/\/kheya\.test\//);
});
