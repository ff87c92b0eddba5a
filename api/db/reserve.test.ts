import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { Reserve } from './reserve.ts';

const KB = 1024;

let folder: ReturnType<typeof temporaryFolder>;
let lines: string[];
beforeEach(() => {
  folder = temporaryFolder();
  lines = [];
});
afterEach(() => folder.remove());

function reserveOf(bytes: number): Reserve {
  const note = (...given: unknown[]) => void lines.push(String(given.at(-1)));
  return new Reserve({ folder: folder.path, log: { error: note, info: note } as never, bytes });
}

/** A write that finds room once so much of the reserve is given back. */
const needing = (reserve: Reserve, room: number) => {
  let tries = 0;
  const work = async () => {
    tries++;
    if (reserve.missing < room) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    return tries;
  };
  return work;
};

test('it is allocated, not only promised', async () => {
  const reserve = reserveOf(256 * KB);
  expect([reserve.bytes, reserve.missing]).toEqual([0, 256 * KB]);
  await reserve.fill();
  const { size, blocks } = statSync(join(folder.path, 'reserve'));
  expect(size).toBe(256 * KB);
  expect(blocks * 512).toBeGreaterThanOrEqual(256 * KB);
  expect(reserve.missing).toBe(0);
});

test('a write that meets a full disk gets as much of it as it needs, at once', async () => {
  const reserve = reserveOf(512 * KB);
  await reserve.fill();
  expect(await reserve.spentOn(needing(reserve, 200 * KB))).toBe(3);
  expect(reserve.bytes).toBe(256 * KB);
  expect(lines).toEqual(['the disk is full: its reserve is used; make room']);
});

test('what fails for another reason takes nothing of it', async () => {
  const reserve = reserveOf(512 * KB);
  await reserve.fill();
  const refused = () => Promise.reject(Object.assign(new Error('no'), { code: 'SQLITE_BUSY' }));
  await expect(reserve.spentOn(refused)).rejects.toThrow('no');
  expect(reserve.missing).toBe(0);
});

test('used up it refuses, says so, and is whole again once it is filled', async () => {
  const reserve = reserveOf(200 * KB);
  await reserve.fill();
  await expect(reserve.spentOn(needing(reserve, 999 * KB))).rejects.toThrow('full');
  expect(reserve.bytes).toBe(0);
  expect(lines.at(-1)).toContain('enquiries are refused');
  await reserve.fill();
  expect(reserve.missing).toBe(0);
  expect(lines.at(-1)).toContain('the reserve is whole');
});

test('what another process used of it is filled up, too', async () => {
  const before = reserveOf(512 * KB);
  await before.fill();
  await before.spentOn(needing(before, 100 * KB));
  const after = reserveOf(512 * KB);
  expect(after.bytes).toBe(384 * KB);
  await after.fill();
  expect(after.missing).toBe(0);
});
