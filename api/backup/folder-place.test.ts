import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryName } from '../files/durable.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { FolderPlace } from './folder-place.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('two backups that are written under one name at once leave a whole one', async () => {
  const place = new FolderPlace(folder.path);
  async function* quick() {
    yield Buffer.from('quick');
  }
  async function* slow() {
    yield Buffer.from('slow, ');
    await place.write('a.backup', quick());
    yield Buffer.from('and slow');
  }
  expect(await place.write('a.backup', slow())).toBe('slow, and slow'.length);
  expect(readdirSync(folder.path)).toEqual(['a.backup']);
  expect(readFileSync(join(folder.path, 'a.backup'), 'utf8')).toBe('slow, and slow');
});

test('a sweep leaves a backup that is being written, and takes what one has left', async () => {
  const place = new FolderPlace(folder.path);
  const left = temporaryName(join(folder.path, 'left.backup'));
  writeFileSync(left, 'cut off');
  utimesSync(left, 0, 0);
  async function* swept() {
    yield Buffer.from('begun, ');
    await place.sweep(() => true);
    yield Buffer.from('and ended');
  }
  expect(await place.write('a.backup', swept())).toBe('begun, and ended'.length);
  expect(readdirSync(folder.path)).toEqual(['a.backup']);
});
