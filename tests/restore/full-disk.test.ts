import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteAct } from '../../api/crud/audit.ts';
import { openDatabase } from '../../api/db/database.ts';
import { temporaryFolder } from '../../api/testing/folder.ts';
import { mountSmallDisk, unmount } from '../../api/testing/small-disk.ts';
import { command } from '../harness/command.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const full = at('full');
mkdirSync(full);
const isMounted = mountSmallDisk(full, '3m');
afterAll(() => {
  if (isMounted) unmount(full);
  folder.remove();
});

const NO_ROOM = 'database or disk is full\n';

beforeAll(async () => {
  mkdirSync(at('data/uploads'), { recursive: true });
  const db = await openDatabase(at('data/kheya.db'));
  const note = randomBytes(2_000_000).toString('base64');
  const author = { userId: null, now: new Date() };
  await noteAct(db, { action: 'change', entity: 'tour-package', note }, author);
  await db.destroy();
  const made = await command('scripts/backup.ts', [at('a.backup')], { DATA_DIR: at('data') });
  expect(made).toMatchObject({ code: 0, stderr: '' });
});

test.runIf(isMounted)(
  'a restore onto a disk that is full says so, and leaves nothing',
  async () => {
    const env = { DATA_DIR: join(full, 'restored') };
    const { code, stderr } = await command('scripts/restore.ts', [at('a.backup')], env);
    expect(stderr).toBe(`Nothing was restored into ${env.DATA_DIR}: ${NO_ROOM}`);
    expect(code).toBe(1);
    const left = readdirSync(env.DATA_DIR).filter((name) => !name.startsWith('start.'));
    expect(left).toEqual([]);
  },
);

test.runIf(isMounted)('a check of a backup says so, too', async () => {
  const env = { DATA_DIR: at('data'), TMPDIR: full };
  const { code, stderr } = await command('scripts/restore.ts', ['--check', at('a.backup')], env);
  expect(stderr).toMatch(new RegExp(`^Nothing was restored into \\S+: ${NO_ROOM}$`));
  expect(code).toBe(1);
});

test.runIf(isMounted)('so does a move, and the database is where it was', async () => {
  const [from, to] = [at('data/kheya.db'), join(full, 'kheya.db')];
  const { code, stderr } = await command('scripts/move.ts', [`sqlite:${from}`, `sqlite:${to}`], {});
  expect(stderr).toBe(`Nothing was moved: ${NO_ROOM}`);
  expect(code).toBe(1);
  expect(readdirSync(full).filter((name) => name.startsWith('kheya'))).toEqual([]);
});
