import { expect, test } from 'vitest';
import { pictureAlt, uploadStem } from './picture-alts.ts';

const stem = `${'a'.repeat(32)}-800x600`;
const address = `/static/uploads/${stem}.webp`;

test('an uploaded picture is known by its name, and nothing else is', () => {
  expect(uploadStem(address)).toBe(stem);
  for (const other of ['/stock/bali.webp', 'https://kheya.test/a.webp', `${address}?x`, ''])
    expect(uploadStem(other), other).toBeUndefined();
});

test('a picture is described in the language of the page, and by nobody’s words in the other', () => {
  const tour = { picture_alts: { [address]: { alt_en: 'A boat at dawn', alt_bn: null } } };
  expect(pictureAlt(tour, 'en', [null, address])).toBe('A boat at dawn');
  expect(pictureAlt(tour, 'bn', [address])).toBeUndefined();
  expect(pictureAlt(tour, 'en', ['/stock/bali.webp', address])).toBeUndefined();
  expect(pictureAlt({}, 'en', [address])).toBeUndefined();
  expect(pictureAlt(tour, 'en', [])).toBeUndefined();
});
