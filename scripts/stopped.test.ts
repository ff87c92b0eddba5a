import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../api/db/database.ts';
import { until } from '../api/testing/eventually.ts';
import { temporaryFolder } from '../api/testing/folder.ts';
import { ROOT } from './run.ts';

/** Together more than is copied between two looks. */
const PICTURES = 3_000;
const PICTURE = Buffer.alloc(20_000, 'picture');

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(async () => {
  folder = temporaryFolder();
  for (const name of ['data/uploads', 'kept', 'temporary'])
    mkdirSync(at(name), { recursive: true });
  await (await openDatabase(at('data/kheya.db'))).destroy();
  for (let n = 0; n < PICTURES; n++)
    writeFileSync(at(`data/uploads/${String(n).padStart(32, '0')}-60x40.webp`), PICTURE);
});
afterAll(() => folder.remove());

const at = (name: string) => join(folder.path, name);
const started = (script: string, args: string[]) =>
  spawn(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    env: {
      ...process.env,
      DATA_DIR: at('data'),
      SITE_URL: 'http://localhost:8000',
      TMPDIR: at('temporary'),
      NODE_COMPILE_CACHE: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** At a moment when a place has something of it. */
async function stopped(
  process: ReturnType<typeof started>,
  place: string,
  signals: readonly NodeJS.Signals[],
): Promise<void> {
  await until(() => readdirSync(at(place)).length > 0, { everyMs: 5 });
  for (const signal of signals) process.kill(signal);
  expect(await once(process, 'exit')).toEqual([null, signals[0]]);
  expect(readdirSync(at(place))).toEqual([]);
}

// A terminal sends SIGINT to all of its processes, and npm passes it on.
describe.for<NodeJS.Signals[]>([['SIGINT', 'SIGINT'], ['SIGTERM'], ['SIGHUP']])('%s', (signals) => {
  test('takes along what a backup has begun', () =>
    stopped(started('backup.ts', [at('kept/cut-off')]), 'kept', signals));

  test('takes along what the check of a backup has restored, and calls no backup bad', async () => {
    const whole = at(`of-${signals[0]}`);
    expect(await once(started('backup.ts', [whole]), 'exit')).toEqual([0, null]);
    await stopped(started('restore.ts', ['--check', whole]), 'temporary', signals);
    expect(readFileSync(at('data/backups.json'), 'utf8')).not.toContain('proved');
  });
});
