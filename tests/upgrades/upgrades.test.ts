import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { SEED } from '../harness/seed.ts';
import { contentsOf, isWhole, missing, type Contents } from './contents.ts';
import { FIRST, writeOldData } from './old-data.ts';
import { proveFirstStarts, proveUpgrades } from './proofs.ts';
import { startOnce } from './starts.ts';

let folder: string;
let oldFile: string;
let contents: Contents;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-upgrades-'));
  oldFile = join(folder, 'old.db');
  await writeOldData(oldFile, FIRST, 50);
  contents = contentsOf(oldFile);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder with only the first release's database. */
function oldDataDir(name: string): { dataDir: string; database: string } {
  const dataDir = join(folder, name);
  const database = join(dataDir, 'kheya.db');
  mkdirSync(dataDir);
  copyFileSync(oldFile, database);
  return { dataDir, database };
}

test.each([
  ['an upgrade', proveUpgrades],
  ['a first start', proveFirstStarts],
] as const)('%s killed at any moment: the next start has everything', async (_, prove) => {
  const own = mkdtempSync(join(folder, 'proof-'));
  const proof = await prove({ folder: own, seed: SEED, kills: 5 });
  expect(proof.wrong, `FC_SEED=${SEED}`).toEqual([]);
  expect(proof.cutOff + proof.late).toBe(5);
});

describe('the copy that an upgrade begins with', () => {
  const copies = (dataDir: string) =>
    readdirSync(dataDir).filter((name) => name.startsWith('kheya.db.'));

  test('is the old data, whole, for its owner alone, and kept until the next good start', async () => {
    const { dataDir, database } = oldDataDir('kept');
    const copy = `${database}.before-last-upgrade`;
    await startOnce({ dataDir });
    expect(copies(dataDir)).toEqual(['kheya.db.before-last-upgrade']);
    expect(missing(contents, contentsOf(copy))).toEqual([]);
    expect(isWhole(copy)).toBe(true);
    expect(statSync(copy).mode & 0o077).toBe(0);
    await startOnce({ dataDir });
    expect(copies(dataDir)).toEqual([]);
  });

  test('is not made of a new database', async () => {
    const dataDir = join(folder, 'new');
    let found: string[] = ['unasked'];
    await startOnce({ dataDir, use: async () => void (found = copies(dataDir)) });
    expect(found).toEqual([]);
  });
});

/** Starts the server with a file size limit of `limitKb`. */
function startUnder(limitKb: number, dataDir: string): Promise<{ code: unknown; errors: string }> {
  const script = `ulimit -f ${limitKb}; exec "$0" api/main.ts`;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  return new Promise((resolve) =>
    execFile('bash', ['-c', script, process.execPath], { cwd: ROOT, env }, (error, _, errors) =>
      resolve({ code: error?.code ?? 0, errors }),
    ),
  );
}

describe('without room for an upgrade', () => {
  test.each([8, 64, 256])(
    'where %i KB is the most that a file may have, the data stays as it was and one line says so',
    async (limitKb) => {
      const { dataDir, database } = oldDataDir(`full-${limitKb}`);
      const { code, errors } = await startUnder(limitKb, dataDir);
      expect(errors).toMatch(
        /^The database (could not be migrated|.+ cannot be opened): the disk .+ is full .+\n$/,
      );
      expect(code).toBe(1);
      expect(existsSync(`${database}.before-upgrade.tmp`)).toBe(false);
      expect(contentsOf(database)).toEqual(contents);

      expect((await startOnce({ dataDir })).readyMs).toBeDefined();
      expect(missing(contents, contentsOf(database, contents))).toEqual([]);
    },
  );
});
