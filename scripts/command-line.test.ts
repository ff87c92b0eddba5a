import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './run.ts';

let folder: string;
let dataDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-command-line-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: dataDir, ...env },
  });

test.each([
  ['backup.ts', ['--help'], 'Say where to: npm run backup -- FILE'],
  [
    'restore.ts',
    ['--help'],
    'Say which: npm run restore -- FILE, or npm run restore -- --check FILE',
  ],
  ['restore.ts', ['s3://b'], 's3://b must be like s3://bucket/folder'],
  ['backup.ts', ['s3://bucket'], 's3://bucket needs S3_REGION, or S3_ENDPOINT'],
  ['seed.ts', ['--help'], 'npm run seed takes no --help'],
  ['site.ts', ['rebuild', '--help'], 'site:rebuild takes no --help'],
  ['site.ts', ['rollback', '7', '8'], 'site:rollback takes no 8'],
])('%s %j is refused in one line, and does nothing', async (script, args, line) => {
  await expect(run(script, args, {})).rejects.toMatchObject({ code: 1, stderr: `${line}\n` });
  expect(existsSync(dataDir)).toBe(false);
  expect(existsSync(join(folder, '--help'))).toBe(false);
});

test('what is not there is named in one line, and not made', async () => {
  await expect(run('site.ts', ['status'], {})).rejects.toMatchObject({
    code: 1,
    stderr: `There is no ${dataDir}: is it the right DATA_DIR?\n`,
  });
  const kept = join(folder, 'kept.db');
  writeFileSync(kept, '');
  const args = [`sqlite:${kept}`, `sqlite:${join(dataDir, 'kheya.db')}`];
  await expect(run('move.ts', args, {})).rejects.toMatchObject({
    code: 1,
    stderr: `There is no ${dataDir}\n`,
  });
  expect(existsSync(dataDir)).toBe(false);
});

test.each(['backup.ts', 'seed.ts', 'dev.ts', 'compile-all.ts', 'site.ts'])(
  '%s names a wrong setting in one line',
  async (script) => {
    const args = { 'backup.ts': ['file'], 'site.ts': ['status'] }[script] ?? [];
    await expect(run(script, args, { PORT: 'eighty' })).rejects.toMatchObject({
      code: 1,
      stderr: 'PORT must be a number from 0 to 65535\n',
    });
  },
);
