import { expect, test } from 'vitest';
import { faultOfPicture, MAX_BYTES, savingOf } from './picture-rules.ts';

test('5 MB pass, one byte more does not', () => {
  expect(faultOfPicture({ type: 'image/png', size: MAX_BYTES })).toBeUndefined();
  expect(faultOfPicture({ type: 'image/png', size: MAX_BYTES + 1 })).toBe(
    '5.00 MB is more than the 5 MB that a picture may have',
  );
});

test('what is no picture of the four kinds is not sent', () => {
  for (const type of ['image/svg+xml', 'application/pdf', ''])
    expect(faultOfPicture({ type, size: 10 })).toBe(
      'Only JPG, PNG, GIF and WebP pictures can be uploaded',
    );
});

test('the saving tells both sizes and the per cent between them', () => {
  expect(savingOf([{ original_size: 2 * 1024 * 1024, size: 512 * 1024 }])).toBe(
    '2.00 MB → 512.00 KB WebP, 75% smaller',
  );
  expect(savingOf([{ original_size: 1000, size: 1100 }])).toBe(
    '1000 Bytes → 1.07 KB WebP, 10% larger',
  );
});
