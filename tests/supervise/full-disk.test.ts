import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../api/testing/eventually.ts';
import { fillerOf, mountSmallDisk, unmount } from '../../api/testing/small-disk.ts';
import { SITE_URL } from '../harness/product.ts';
import { freePort } from '../harness/ports.ts';
import { running, start, type Started } from '../harness/started.ts';

let disk: string;
let isMounted: boolean;
let started: Started | undefined;
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), 'kheya-disk-'));
  isMounted = mountSmallDisk(disk, '40m');
});
afterEach(async () => {
  started?.process.kill('SIGTERM');
  await started?.ended;
  if (isMounted) unmount(disk);
  rmSync(disk, { recursive: true });
});

test('a publisher that has no room for its first start gets there once there is room', async ({
  skip,
}) => {
  skip(!isMounted, 'only root mounts a disk');
  const port = await freePort();
  const dataDir = join(disk, 'data');
  const env = { PORT: String(port), DATA_DIR: dataDir, SITE_URL, SEED: 'none' };
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status, String);

  started = start(env);
  await running(started);
  started.process.kill('SIGTERM');
  await started.ended;
  rmSync(join(dataDir, 'site'), { recursive: true });
  const filler = fillerOf(disk);
  filler.fill();

  started = start(env);
  await until(() =>
    started!.errors().includes('publisher/main.ts ended; starting it again in 1 s'),
  );
  expect(started.errors()).toMatch(/^ENOSPC: no space left on device.*$/m);
  expect(started.errors()).not.toMatch(/^ {4}at /m);
  expect(await statusOf('/api/v1/tour-packages')).toBe(200);
  expect(await statusOf('/')).toBe(503);
  filler.free();
  filler.close();
  await running(started);
  expect(await statusOf('/')).toBe(200);
});
