import { expect, test } from 'vitest';
import { faultOfType, narrowness, savingOf, tooLarge } from './picture-rules.ts';

test('what says that it is no picture is not looked into', () => {
  for (const type of ['image/svg+xml', 'application/pdf', 'video/mp4'])
    expect(faultOfType({ type })).toBe('Only JPG, PNG, GIF and WebP pictures can be uploaded');
});

test('what phones make is, with a type or without one', () => {
  for (const type of ['image/jpeg', 'image/heic', 'image/heif', ''])
    expect(faultOfType({ type })).toBeUndefined();
});

test('a name of a kind that is none, as programs give it, is left to the bytes', () => {
  for (const type of ['image/jpg', 'image/pjpeg', 'image/x-png', 'application/octet-stream'])
    expect(faultOfType({ type })).toBeUndefined();
});

test('a picture of too many bytes is told how many it has', () => {
  expect(tooLarge(7.5 * 1024 * 1024)).toBe('7.50 MB is more than the 5 MB that a picture may have');
});

test('the saving tells both sizes and the per cent between them', () => {
  expect(savingOf([{ original_size: 2 * 1024 * 1024, size: 512 * 1024 }])).toBe(
    '2.00 MB → 512.00 KB WebP, 75% smaller',
  );
  expect(savingOf([{ original_size: 1000, size: 1100 }])).toBe(
    '1000 Bytes → 1.07 KB WebP, 10% larger',
  );
});

test('a picture that has become too narrow to be read is told by its narrow side', () => {
  expect(narrowness({ width: 102, height: 4_096 })).toBe('only 102 pixels wide now');
  expect(narrowness({ width: 4_096, height: 199 })).toBe('only 199 pixels high now');
  expect(narrowness({ width: 4_096, height: 200 })).toBeUndefined();
});
