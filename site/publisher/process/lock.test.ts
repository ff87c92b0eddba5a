import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openContent } from '../state/damaged-content.ts';
import type { SiteModule } from '../compiled/site.ts';
import { lockFolder } from './lock.ts';

test('files that cannot be used are named, with what SQLite says and what it means', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-lock-'));
  mkdirSync(join(folder, 'publisher.lock'));
  await expect(lockFolder(folder)).rejects.toThrow(
    `${folder}/publisher.lock cannot be opened: unable to open database file`,
  );
  const openContentDb = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_SHMSIZE' });
  };
  expect(() => openContent(`${folder}/a.db`, { openContentDb } as unknown as SiteModule)).toThrow(
    `${folder}/a.db cannot be used: disk I/O error (SQLITE_IOERR_SHMSIZE); has its disk room?`,
  );
  rmSync(folder, { recursive: true });
});

/** Root may write everything: an account without any right stands in for it. */
const other = process.getuid?.() === 0 ? { uid: 65_534 } : {};

test('a lock that this account may not write is none, and is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kheya-lock-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'start.lock');
  writeFileSync(file, '', { mode: 0o444 });
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lock.ts')).href);
  const code = `import { lockFile } from ${module}; lockFile(${JSON.stringify(file)});`;
  const locked = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], other);
  await expect(locked).rejects.toMatchObject({
    stderr: expect.stringContaining(`${file} cannot be opened: EACCES`) as string,
  });
  rmSync(folder, { recursive: true });
});
