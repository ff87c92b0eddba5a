import { expect, test } from 'vitest';
import { isSameNumber, partOfKey, phoneKeys } from './phone-key.ts';

test.for([
  '01711-000000',
  '০১৭১১০০০০০০',
  '+880 1711 000000',
  '+৮৮০ ১৭১১-০০০০০০',
  '8801711000000',
  '008801711000000',
  '+880 (0) 1711-000000',
  '1711000000',
  '(+৮৮০) ১৭১১ ০০০০০০',
  '01711000000/01711-000000',
  ' (01711) 000.000 ',
])('%s is one number of Bangladesh', (typed) => {
  expect(phoneKeys(typed)).toEqual(['8801711000000']);
});

test.for([
  ['02-9123456', ['88029123456']],
  ['+880 2 9123456', ['88029123456']],
  ['+44 20 7946 0958', ['442079460958']],
  ['0044 20 7946 0958', ['442079460958']],
  ['+44 (0)20 7946 0958', ['442079460958']],
  ['01711-000000 / 01811-000000', ['8801711000000', '8801811000000']],
  ['01711-000000, 01811-000000', ['8801711000000', '8801811000000']],
  ['01711000000 / ০১৮১১০০০০০০', ['8801711000000', '8801811000000']],
  [null, []],
  [undefined, []],
  ['', []],
  ['16247', []],
  ['016', []],
  ['call me', []],
] as const)('%s is %j', ([typed, keys]) => {
  expect(phoneKeys(typed)).toEqual(keys);
});

test('a number is one in either script and spelling, and a short code, too', () => {
  expect(isSameNumber('+8801711000000', '০১৭১১-০০০০০০')).toBe(true);
  expect(isSameNumber('16247', '১৬২৪৭')).toBe(true);
  expect(isSameNumber('01711000000/01811000000', '০১৮১১-০০০০০০ / ০১৭১১-০০০০০০')).toBe(true);
  expect(isSameNumber('+8801711000000', '+৮৮০ ১৭০০-০০০০০০')).toBe(false);
  expect(isSameNumber('16247', '১৬২৪৮')).toBe(false);
});

test.for([
  ['01711-00', '171100'],
  ['০১৭১১', '1711'],
  ['+880 (0) 1711', '8801711'],
  ['00971 50', '97150'],
  ['711 000', '711000'],
  ['0', undefined],
  ['', undefined],
  ['Umrah 2027', undefined],
  ['01711000000 / 01811000000', undefined],
] as const)('of %s, %s is looked for in numbers', ([query, part]) => {
  expect(partOfKey(query)).toBe(part);
});
