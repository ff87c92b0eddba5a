import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeFileWhole } from './folder/files.ts';
import { prepareRelease } from './folder/releases.ts';
import { keepUp } from './upkeep.ts';

const folder = mkdtempSync(join(tmpdir(), 'kheya-upkeep-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a fault that lasts is logged once, and again where it comes back', async () => {
  const siteDir = join(folder, 'site');
  const appDir = join(folder, 'app');
  mkdirSync(join(appDir, 'client/_astro'), { recursive: true });
  writeFileSync(join(appDir, 'client/_astro/a.css'), 'a{}');
  const release = await prepareRelease(siteDir, appDir);
  writeFileSync(release.contentFile, 'content');
  const page = join(release.dir, 'tours.html');
  mkdirSync(page);
  let repairs = 0;
  const repair = () => {
    repairs++;
    return writeFileWhole(page, Buffer.from('a page'));
  };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const told = () => log.mock.calls.filter(([line]) => String(line).includes('not be repaired'));
  const stop = new AbortController();
  const address = { file: join(siteDir, 'publisher.json'), bytes: Buffer.from('{}') };
  const kept = { release, publisher: { repair }, address, isSeen: () => false, lookMs: 5 };
  const keptUp = keepUp(kept, stop.signal);
  try {
    await expect.poll(() => repairs).toBeGreaterThan(2);
    expect(told()).toHaveLength(1);
    rmSync(page, { recursive: true });
    await expect.poll(() => readFileSync(page, 'utf8')).toBe('a page');
    rmSync(page);
    mkdirSync(page);
    rmSync(join(release.dir, '_astro'), { recursive: true });
    await expect.poll(told).toHaveLength(2);
  } finally {
    stop.abort();
    await keptUp;
    log.mockRestore();
  }
});
