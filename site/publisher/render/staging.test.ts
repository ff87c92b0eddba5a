import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discard, Staging } from './staging.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kheya-staging-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const page = (path: string, text: string) => ({
  path,
  bytes: Buffer.from(text),
  reads: new Map(),
  links: [],
});

test('pages wait under temporary names in the order of adding; unchanged ones are not written', async () => {
  writeFileSync(join(folder, 'same.html'), 'as it was');
  const staging = new Staging(folder);
  await staging.add(page('/tours/a', 'first'));
  await staging.add(page('/same', 'as it was'));
  await staging.add(page('/b', 'second'));
  const staged = await staging.all();
  expect(staged.map(({ path }) => path)).toEqual(['/tours/a', '/same', '/b']);
  const texts = staged.map((each) => each.temporary && readFileSync(each.temporary, 'utf8'));
  expect(texts).toEqual(['first', undefined, 'second']);
  expect(existsSync(join(folder, 'b.html'))).toBe(false);
});

test('none stays where one cannot be written, or where they are of no use', async () => {
  writeFileSync(join(folder, 'tours'), 'a file in the place of a folder');
  const failing = new Staging(folder);
  await failing.add(page('/b', 'second'));
  await failing.add(page('/tours/a', 'first'));
  await expect(failing.all()).rejects.toThrow('EEXIST');
  expect(readdirSync(folder)).toEqual(['tours']);

  const discarded = new Staging(folder);
  await discarded.add(page('/b', 'second'));
  discard(await discarded.all());
  expect(readdirSync(folder)).toEqual(['tours']);
});

test('the first of many that cannot be written is told at the end, when none stays', async () => {
  writeFileSync(join(folder, 'tours'), 'a file in the place of a folder');
  const staging = new Staging(folder);
  await staging.add(page('/tours/a', 'first'));
  for (let n = 0; n < 20; n++) await staging.add(page(`/${n}`, 'another'));
  await expect(staging.all()).rejects.toThrow('EEXIST');
  expect(readdirSync(folder)).toEqual(['tours']);
});
