import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MIN_BYTES, Precompressed } from './precompress.ts';

const FILES = 800;

let folder: string;
let precompressed: Precompressed;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-precompress-'));
  precompressed = new Precompressed(folder, folder);
});
afterEach(async () => {
  await precompressed.close();
  rmSync(folder, { recursive: true });
});

test('files that go while a folder is looked through stop nobody', async () => {
  const files = Array.from({ length: FILES }, (_, n) => join(folder, `${n}.html`));
  for (const file of files) writeFileSync(file, 'x'.repeat(MIN_BYTES));
  const looking = precompressed.repair();
  // Half-way through, as far as that can be said of another's work.
  await wait(10);
  for (const file of files) unlinkSync(file);
  await expect(looking).resolves.toBeUndefined();
});

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('what a full disk had no room for is compressed once there is room', async (context) => {
  if (!mountSmallDisk()) return context.skip('cannot mount here');
  try {
    const page = join(folder, 'page.html');
    const filler = join(folder, 'filler');
    writeFileSync(page, 'x'.repeat(MIN_BYTES));
    writeFileSync(filler, Buffer.alloc(60 * 1024));
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    precompressed.add([page]);
    await expect.poll(() => told.mock.calls.length).toBe(1);
    told.mockRestore();
    expect(readdirSync(folder).toSorted()).toEqual(['filler', 'page.html']);
    writeFileSync(filler, '');
    await expect
      .poll(() => readdirSync(folder).toSorted())
      .toEqual(['filler', 'page.html', 'page.html.br', 'page.html.gz']);
  } finally {
    await precompressed.close();
    execFileSync('umount', [folder]);
  }
});

test('closing waits for the file that is compressed', async () => {
  const page = join(folder, 'page.html');
  writeFileSync(page, randomBytes(5_000_000).toString('base64'));
  precompressed.add([page]);
  // The first of its temporary files: the end is not reached.
  await expect.poll(() => readdirSync(folder).length).toBeGreaterThan(1);
  expect(existsSync(`${page}.gz`)).toBe(false);
  await precompressed.close();
  expect(existsSync(`${page}.gz`)).toBe(true);
});
