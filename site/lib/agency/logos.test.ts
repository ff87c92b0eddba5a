import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { logoOf } from './logos.ts';

const PUBLIC = resolve(import.meta.dirname, '../../public');

test.for(['Kheya Travels', 'খেয়া ট্রাভেলস'])('%s has its logo, as large as the file', (name) => {
  const { src, width, height } = logoOf(name)!;
  expect(readFileSync(PUBLIC + src, 'utf8')).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test('an agency of another name has no letters drawn for it', () => {
  expect(logoOf('Padma Tours')).toBeUndefined();
});
