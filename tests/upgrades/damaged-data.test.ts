import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../api/db/database.ts';
import { damages } from '../../api/testing/damage.ts';
import { COMPILED } from '../../scripts/children.ts';
import { ROOT } from '../../scripts/run.ts';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kheya-damaged-'));
  file = join(dataDir, 'kheya.db');
  await (await openDatabase(file)).destroy();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts the server, which ends by itself. */
async function start() {
  const child = spawn(process.execPath, ['api/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...COMPILED, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, output };
}

test.for(Object.entries(damages))(
  'a start with %s says in one line what to do, ends, and leaves the file as it is',
  async ([, damage]) => {
    copyFileSync(file, `${file}.before-last-upgrade`);
    damage(file);
    const before = readFileSync(file);
    const { code, output } = await start();
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The database \S+kheya\.db is damaged: .+ keep them.+latest backup.+kheya\.db\.before-last-upgrade of .+\n$/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  },
);

test('an older program says in one line that the data are of a later one, and leaves them as they are', async () => {
  const sqlite = new SQLite(file);
  sqlite.exec(`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-future', '2030')`);
  sqlite.close();
  const before = readFileSync(file);
  const { code, output } = await start();
  expect(code).toBe(1);
  expect(output).toMatch(/^The database .+ was written by a later version, with 999-future\..+\n$/);
  expect(readFileSync(file).equals(before)).toBe(true);
});
