import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/run.ts';

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name!);

/** Compiled into the pages of an image: a container that is started with another has no such pages. */
const COMPILED = 'FLAG_URL';

test('a container takes every setting that the README has, or has its own', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1]!);
  const settings = namesIn(rows.join('\n'), /`([A-Z][A-Z\d_]{3,})`/g);
  expect(settings.length).toBeGreaterThan(40);
  const known = new Set([
    COMPILED,
    ...namesIn(read('compose.yaml'), /^ +([A-Z\d_]+):/gm),
    ...namesIn(read('Dockerfile'), /([A-Z\d_]+)=/g),
  ]);
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
});
