import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPlaces } from '../config.ts';
import { until } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { nameAt } from './kept.ts';
import { BackupProofs } from './proofs.ts';
import { noteBackups, readBackupState } from './state.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-25T06:00:00Z');

let folder: ReturnType<typeof temporaryFolder>;
let env: NodeJS.ProcessEnv;
let errors: unknown[][];
let proofs: BackupProofs | undefined;
beforeEach(() => {
  folder = temporaryFolder();
  errors = [];
  const to = join(folder.path, 'backups');
  mkdirSync(to);
  env = { DATA_DIR: join(folder.path, 'data'), BACKUP_DIR: to, BACKUP_EVERY: '1d' };
});
afterEach(async () => {
  await proofs?.stop();
  folder.remove();
});

const proved = () => readBackupState(env['DATA_DIR']!).proved;
const put = (day: number, text = 'no backup at all') =>
  writeFileSync(join(env['BACKUP_DIR']!, nameAt(new Date(Date.UTC(2026, 10, day)))), text);
const noted = (daysAgo: number, passed: boolean) => {
  const at = new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString();
  noteBackups(env['DATA_DIR']!, { proved: { at, file: 'earlier', passed, seconds: 1 } });
};
function started({ isLeading = true, ...more }: { isLeading?: boolean; command?: string } = {}) {
  const { backups, ...places } = readPlaces(env);
  const log = { info: () => undefined, error: (...args: unknown[]) => void errors.push(args) };
  const clock = () => NOW;
  proofs = new BackupProofs({
    ...more,
    places,
    settings: backups,
    clock,
    isLeading: () => isLeading,
    log: log as never,
    afterMs: 0,
  });
  proofs.start();
  return proofs;
}

describe('the latest backup', () => {
  test('is not called bad where the folder for temporary files is: its name is said', async () => {
    put(24);
    const { TMPDIR } = process.env;
    process.env['TMPDIR'] = join(folder.path, 'gone');
    try {
      started();
      await until(() => proved() !== undefined);
    } finally {
      if (TMPDIR === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = TMPDIR;
    }
    expect(proved()).toMatchObject({
      passed: false,
      reason: expect.stringMatching(
        /^No backup was tried out: TMPDIR cannot be used \(ENOENT.*gone.*\)\.$/,
      ),
    });
  });

  test('is tried by itself, and one that cannot be restored is said in plain words', async () => {
    put(20);
    put(24);
    noted(8, true);
    started();
    await until(() => errors.length > 0);
    const latest = join(env['BACKUP_DIR']!, nameAt(new Date(Date.UTC(2026, 10, 24))));
    expect(proved()).toMatchObject({
      file: latest,
      passed: false,
      reason: `${nameAt(new Date(Date.UTC(2026, 10, 24)))} is not a backup of this program.`,
    });
    expect(JSON.stringify(errors)).toContain('a backup did not prove itself');
    // The one that passed before is kept for it.
    expect(readBackupState(env['DATA_DIR']!).passed).toEqual({ file: 'earlier' });
  });

  test('is tried although a clock that was set back since has made one, and has tried it', async () => {
    put(24);
    put(400);
    noted(-400, true);
    started();
    await until(() => errors.length > 0);
    expect(proved()).toMatchObject({ file: expect.stringContaining('2026-11-24'), passed: false });
  });

  test('is noted as failed where the check is killed', async () => {
    put(24);
    const command = join(folder.path, 'killed.mjs');
    writeFileSync(command, 'process.kill(process.pid, "SIGKILL");');
    started({ command });
    await until(() => errors.length > 0);
    expect(proved()).toMatchObject({ passed: false, reason: expect.stringContaining('ended') });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
    'is not called bad where %s to all processes ends the check',
    async (signal) => {
      put(24);
      const seen = join(folder.path, 'seen');
      const command = join(folder.path, 'stopped.mjs');
      const script = `
        import { writeFileSync } from 'node:fs';
        writeFileSync(${JSON.stringify(seen)}, process.env.TMPDIR);
        process.kill(process.pid, ${JSON.stringify(signal)});
      `;
      writeFileSync(command, script);
      started({ command });
      await until(() => existsSync(seen) && !existsSync(readFileSync(seen, 'utf8')));
      await sleep(50);
      expect([proved(), errors]).toEqual([undefined, []]);
    },
  );

  test('is tried in a temporary folder that goes with the check', async () => {
    put(24);
    const command = join(folder.path, 'left.mjs');
    const seen = join(folder.path, 'seen');
    const script = `
      import { writeFileSync } from 'node:fs';
      writeFileSync(process.env.TMPDIR + '/rows', 'of somebody');
      writeFileSync(${JSON.stringify(seen)}, process.env.TMPDIR);
    `;
    writeFileSync(command, script);
    started({ command });
    await until(() => errors.length > 0);
    expect(existsSync(readFileSync(seen, 'utf8'))).toBe(false);
  });

  test.for<[string, { days?: number; passed?: boolean; isLeading?: boolean; every?: string }]>([
    ['the last check is of this week', { days: 6, passed: true }],
    ['one failed an hour ago', { days: 1 / 24, passed: false }],
    ['another server leads', { isLeading: false }],
    ['it is switched off', { every: 'never' }],
  ])('is left alone where %s', async ([, { days, passed = true, isLeading = true, every }]) => {
    put(24);
    if (days !== undefined) noted(days, passed);
    if (every !== undefined) env['BACKUP_CHECK_EVERY'] = every;
    started({ isLeading });
    await sleep(100);
    expect(proved()?.file).toBe(days && 'earlier');
    expect(errors).toEqual([]);
  });

  test('that is none yet is no failure', async () => {
    started();
    await sleep(100);
    expect(proved()).toBeUndefined();
    expect(errors).toEqual([]);
  });
});
