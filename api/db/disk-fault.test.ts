import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataError } from '../start-error.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { mountSmallDisk, unmount } from '../testing/small-disk.ts';
import { needingRoom } from './disk-fault.ts';
import { isFull } from './disk-room.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => folder.remove());

const fault = (code: string) => Object.assign(new Error('disk I/O error'), { code });
const start = (code: string) =>
  needingRoom(join(folder.path, 'kheya.db'), () => Promise.reject(fault(code)));

test.for(['SQLITE_FULL', 'ENOSPC', 'EDQUOT'])('%s is that of a full disk', (code) => {
  expect(isFull(fault(code), folder.path)).toBe(true);
});

test.for(['SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'SQLITE_CANTOPEN'])(
  '%s is that of a full disk where the disk is full, and of nothing else elsewhere',
  (code, context) => {
    expect(isFull(fault(code), folder.path)).toBe(false);
    if (!mountSmallDisk(folder.path, '64k')) return context.skip('cannot mount here');
    try {
      writeFileSync(join(folder.path, 'filler'), Buffer.alloc(32_768));
      expect(isFull(fault(code), folder.path)).toBe(true);
      expect(readdirSync(folder.path)).toEqual(['filler']);
    } finally {
      unmount(folder.path);
    }
  },
);

test.for([
  ['SQLITE_FULL', /^The server cannot start: the disk of .+ is full \(SQLITE_FULL\); make room/],
  [
    'SQLITE_IOERR_WRITE',
    /^The server cannot start: the disk of .+ is full or fails \(SQLITE_IOERR/,
  ],
  ['SQLITE_CORRUPT_INDEX', /^The database .+ is damaged: disk I\/O error\. Move it aside with/],
] as const)('a start that meets %s ends with one line', async ([code, line]) => {
  await expect(start(code)).rejects.toThrow(line);
});

test('damage that the start meets later is of the data, and any other error is itself', async () => {
  await expect(start('SQLITE_CORRUPT')).rejects.toBeInstanceOf(DataError);
  await expect(start('EWHATEVER')).rejects.toThrow(/^disk I\/O error$/);
});
