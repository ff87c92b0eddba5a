import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countries } from '#model/geo/countries.ts';
import { flagEmoji, flagSources, OWN_FLAGS } from './flags.ts';

test('an uploaded flag comes first, then the country’s, then any', () => {
  expect(flagSources(OWN_FLAGS, 'TH', '/static/uploads/x.webp')).toEqual([
    '/static/uploads/x.webp',
    '/flags/th.svg',
    '/flags/generic.svg',
  ]);
  expect(flagSources(OWN_FLAGS, undefined, null)).toEqual(['/flags/generic.svg']);
});

test('another source is a template with the code in small letters', () => {
  expect(flagSources('https://flags.test/w80/{code}.png', 'GB', null)[0]).toBe(
    'https://flags.test/w80/gb.png',
  );
});

test('the emoji of a country is its code in regional letters', () => {
  expect(flagEmoji('TH')).toBe('🇹🇭');
  expect(flagEmoji('bd')).toBe('🇧🇩');
  expect(flagEmoji(undefined)).toBe('🏳️');
  expect(flagEmoji('X1')).toBe('🏳️');
});

test('there is a flag of every country', () => {
  const folder = join(import.meta.dirname, '../../../node_modules/country-flag-icons/3x2');
  const there = new Set(readdirSync(folder));
  expect(countries.filter(({ code }) => !there.has(`${code}.svg`))).toEqual([]);
});
