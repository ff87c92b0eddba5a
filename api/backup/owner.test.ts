import { chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from '../secrets.ts';
import { backUp, placesIn, restoreInto } from '../testing/backups.ts';
import { filledApp } from '../testing/filled-app.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { jpeg } from '../testing/pictures.ts';
import { upload } from '../testing/uploading.ts';
import { noteBackups } from './state.ts';

/** An account without any right, on every Unix. */
const NOBODY = 65_534;
const testOfRoot = test.skipIf(process.getuid?.() !== 0);

let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;
beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'data');
  mkdirSync(dataDir);
  chownSync(dataDir, NOBODY, NOBODY);
});
afterEach(() => folder.remove());

testOfRoot('the account of the server reads of a backup that root made', () => {
  noteBackups(dataDir, { made: { at: '2026-01-01T00:00:00.000Z', file: 'b', bytes: 1 } });
  const { uid, gid, mode } = statSync(join(dataDir, 'backups.json'));
  expect([uid, gid, mode & 0o777]).toEqual([NOBODY, NOBODY, 0o600]);
});

testOfRoot('the account of the server has all that root restored', async () => {
  const server = await filledApp();
  await upload(server, await jpeg(40, 40));
  const file = join(folder.path, 'kheya.backup');
  await backUp(server, file);
  await server.close();
  writeFileSync(join(dataDir, 'secrets.json'), '{}', { mode: 0o600 });
  await restoreInto(file, placesIn(dataDir));
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(names).toContain('secrets.json');
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(statSync(join(dataDir, name)).uid, name).toBe(NOBODY);
});

testOfRoot('the account of the server reads the secrets that a command of root made', () => {
  loadSecrets(dataDir, {});
  const { uid, mode } = statSync(join(dataDir, 'secrets.json'));
  expect([uid, mode & 0o777]).toEqual([NOBODY, 0o600]);
});
