import { expect, test } from 'vitest';
import { skeleton } from './confusable.ts';

test.for([
  ['a letter of no width', 'ka\u200brim@kheya.test'],
  ['a soft hyphen', 'karim\u00ad@kheya.test'],
  ['full-width letters', 'ｋａｒｉｍ@kheya.test'],
  ['a full-width at sign', 'karim＠kheya.test'],
  ['Cyrillic letters', 'kаrіm@khеуа.test'],
  ['Greek letters', 'κarιm@kheya.test'],
  ['a dotless i', 'karım@kheya.test'],
  ['bold letters', '𝐤𝐚𝐫𝐢𝐦@kheya.test'],
  ['capitals', 'KARIM@Kheya.Test'],
  ['Cyrillic capitals', 'КАRIМ@kheya.test'],
] as const)('%s makes an address look like another', ([, address]) => {
  expect(skeleton(address)).toBe(skeleton('karim@kheya.test'));
});

test.for([
  'rahim@kheya.test',
  'karim1@kheya.test',
  'kariml@kheya.test',
  'kàrim@kheya.test',
  'karim@kheya.example',
])('%s is read as another address', (address) => {
  expect(skeleton(address)).not.toBe(skeleton('karim@kheya.test'));
});

test('no letter is read as two', () => {
  for (const address of ['করিম@kheya.test', 'abcdefghijklmnopqrstuvwxyz0123456789-.@_+'])
    expect(skeleton(skeleton(address))).toBe(skeleton(address));
  expect(skeleton('abcdefghijklmnopqrstuvwxyz-.0123456789')).toBe(
    'abcdefghijklmnopqrstuvwxyz-.0123456789',
  );
});
