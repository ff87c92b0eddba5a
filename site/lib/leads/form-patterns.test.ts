import { contactSubmission } from '#model/entities/index.ts';
import { INVISIBLE } from '#model/text/unseen.ts';
import { Check } from 'typebox/value';
import { expect, test, vi } from 'vitest';
import { excessOf } from './form-faults.ts';
import { COUNT_PATTERN, EMAIL_PATTERN } from './form-patterns.ts';

// As a browser reads a pattern attribute.
const accepts = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'v').test(value);

const { email } = contactSubmission.draft.properties;

test.for([
  ['a@b.co', true],
  ['a@b', false],
  ['a b@c.de', false],
] as const)('%s as an e-mail address: %s, here and by the API', ([address, good]) => {
  expect([accepts(EMAIL_PATTERN, address), Check(email!, address)]).toEqual([good, good]);
});

test('travellers are counted in either script', () => {
  expect(['2', '১২', '', '1000', '-1', 'two'].map((n) => accepts(COUNT_PATTERN, n))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('signs that come along with a copied number go, joiners of Bengali letters stay', () => {
  expect('\u202A+880 1711\u202C'.replace(INVISIBLE, '')).toBe('+880 1711');
  expect('র‍্যাব ক্‌ষ'.replace(INVISIBLE, '')).toBe('র‍্যাব ক্‌ষ');
});

test('a text is as long here as for the API, which keeps two characters of one Bengali letter', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { locale: 'en' } } });
  const { name } = contactSubmission.draft.properties;
  const excess = (value: string) =>
    excessOf({ value, dataset: { longest: '120' } } as unknown as HTMLInputElement, {
      missing: {},
      wrong: { other: '' },
      tooLong: '{n} of {max}',
    });
  for (const [letter, most] of [
    ['\u09df', 60],
    ['🚢', 120],
    ['a', 120],
  ] as const) {
    expect([excess(letter.repeat(most)), Check(name!, letter.repeat(most))]).toEqual([
      undefined,
      true,
    ]);
    expect([
      excess(letter.repeat(most + 1)) !== undefined,
      Check(name!, letter.repeat(most + 1)),
    ]).toEqual([true, false]);
  }
  expect(excess('\u09df'.repeat(61))).toBe('122 of 120');
  vi.unstubAllGlobals();
});
