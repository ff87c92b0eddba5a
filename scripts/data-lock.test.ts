import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../api/testing/folder.ts';
import { lockData } from './data-lock.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const locked = () => lockData(folder.path, new AbortController().signal, 0);

test('a lock that cannot be opened is named in one line', async () => {
  mkdirSync(join(folder.path, 'start.lock'));
  await expect(locked()).rejects.toMatchObject({
    name: 'StartError',
    message: `DATA_DIR cannot be written: ${folder.path}/start.lock cannot be opened: unable to open database file`,
  });
});

test('a start that cannot say who it is goes on', async () => {
  mkdirSync(join(folder.path, 'start.pid'));
  const unlock = await locked();
  await expect(locked()).rejects.toThrow('Another start (process unknown) is at work');
  unlock();
});
