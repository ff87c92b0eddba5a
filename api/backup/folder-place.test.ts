import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { FolderPlace } from './folder-place.ts';

const folder = temporaryFolder();
afterEach(() => folder.remove());

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
