import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.for([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [5 * 1024 ** 2, '5.00 MB'],
  [3.25 * 1024 ** 3, '3.25 GB'],
  [2048 * 1024 ** 3, '2048.00 GB'],
] as const)('%i bytes are shown as %s', ([bytes, shown]) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
