import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
