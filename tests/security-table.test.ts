import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (What could|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const testsIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);

test('there are rows', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.for(rows.map(([, danger, , tests]) => [danger!, tests!] as const))(
  '"%s" is held by tests that are there',
  ([, tests]) => {
    const paths = testsIn(tests);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(/\.(test|spec)\.ts$/);
      expect(existsSync(join(ROOT, path)), path).toBe(true);
    }
  },
);
