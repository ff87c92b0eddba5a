import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryName } from '../files/durable.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { placesIn, restoreInto } from '../testing/backups.ts';
import { draftOf } from '../testing/drafts.ts';
import { until } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { jpeg } from '../testing/pictures.ts';
import { upload } from '../testing/uploading.ts';
import { backupsIn, momentOf, nameAt, superfluous } from './kept.ts';
import { openBackups } from './places.ts';
import { noteBackups } from './state.ts';

const KEY = 'nmRz-7Qp3_wLx0vKcT5uYb2eHjD8sFaG';
const A_DAY_MS = 86_400_000;
/** Names tell seconds. */
const EVERY_MS = 1_200;

let folder: ReturnType<typeof temporaryFolder>;
let dir: string;
let server: TestApp;
beforeEach(() => {
  folder = temporaryFolder();
  dir = join(folder.path, 'backups');
});
afterEach(async () => {
  await server.close();
  folder.remove();
});

const started = async (everyMs: number, keep = 2, clock = () => new Date()) => {
  const backups = { everyMs, to: dir, key: KEY, keep, checkEveryMs: undefined };
  server = await testApp({ config: { backups }, backupAfterMs: 0, healthEveryMs: 20, clock });
};
const made = () =>
  existsSync(dir) ? readdirSync(dir).filter((name) => !name.startsWith('.')) : [];
const backup = async () =>
  (await server.call('GET', '/health', { headers: server.as('moderator') })).json().backup;

describe('backups that are made by themselves', () => {
  test('come at their interval, can be restored, and the oldest go', async () => {
    await started(EVERY_MS);
    const seen = new Set<string>();
    await until(() => made().forEach((name) => seen.add(name)) ?? seen.size > 3);
    await until(() => made().length <= 2);
    expect(made().every((name) => [...seen].includes(name) || name > [...seen].at(-1)!)).toBe(true);
    const [oldest] = [...seen].toSorted();
    expect(made()).not.toContain(oldest);
    const places = placesIn(join(folder.path, 'new'));
    const { header } = await restoreInto(join(dir, made().toSorted().at(-1)!), places, KEY);
    await until(async () => (await backup()).state === 'made');
    expect((await backup()).made_at >= header.made_at).toBe(true);
    expect((await backup()).age_seconds).toBeLessThan(60);
  });

  test('wait for their time where the last one was made before this start', async () => {
    mkdirSync(dir);
    writeFileSync(join(dir, nameAt(new Date())), 'of a start before');
    writeFileSync(join(dir, `.${nameAt(new Date(0))}.tmp`), 'cut off, of an earlier version');
    writeFileSync(temporaryName(join(dir, nameAt(new Date(0)))), 'cut off');
    for (const name of readdirSync(dir)) utimesSync(join(dir, name), 0, 0);
    await started(A_DAY_MS);
    await expect.poll(async () => (await backup()).state).toBe('none');
    expect(made()).toEqual([expect.stringMatching(/^kheya-/)]);
    const [own] = made();
    rmSync(join(dir, own!));
    await server.close();
    await started(A_DAY_MS);
    await until(() => made().length === 1);
    // Temporary files of a backup that was cut off are removed, so that their room is free.
    expect(readdirSync(dir)).toEqual(made());
  });

  test('are made although some are of a clock that was set back since, and those go first', async () => {
    mkdirSync(dir);
    const toCome = [300, 400].map((days) => nameAt(new Date(Date.now() + days * A_DAY_MS)));
    for (const name of toCome) writeFileSync(join(dir, name), 'of a wrong clock');
    await started(A_DAY_MS);
    await until(async () => (await backup()).state === 'made');
    await until(() => made().length === 2);
    const [own, left] = made().toSorted();
    expect(momentOf(own!)!.getTime()).toBeLessThan(Date.now());
    expect(toCome).toContain(left);
    expect(await backupsIn(openBackups(dir), new Date())).toEqual([own, left]);
  });

  test('that fail are told to staff, and to nobody else', async () => {
    writeFileSync(dir, 'a file where the folder should be');
    await started(EVERY_MS);
    await until(async () => (await backup()).state === 'failed');
    expect((await backup()).reason).toContain(dir);
    expect((await server.call('GET', '/health')).json()).not.toHaveProperty('backup');
    expect((await server.call('GET', '/health/ready')).statusCode).toBe(200);
    rmSync(dir);
    await until(async () => (await backup()).state === 'made');
  });

  test('are made, and told of, where there is no room to note them', async () => {
    await started(EVERY_MS);
    // Keeps the file from being written, as a full disk does.
    const inTheWay = join(server.config.dataDir, 'backups.json.tmp');
    mkdirSync(inTheWay);
    const seen = new Set<string>();
    await until(() => made().forEach((name) => seen.add(name)) ?? seen.size > 2);
    await until(async () => (await backup()).state === 'made');
    rmSync(dir, { recursive: true });
    writeFileSync(dir, 'a file where the folder should be');
    await until(async () => (await backup()).state === 'failed');
    expect(existsSync(join(server.config.dataDir, 'backups.json'))).toBe(false);
    rmSync(inTheWay, { recursive: true });
    rmSync(dir);
    await until(async () => (await backup()).state === 'made');
    expect(existsSync(join(server.config.dataDir, 'backups.json'))).toBe(true);
  });

  test('that no process can be started for are told to staff, and tried again', async () => {
    const { execPath } = process;
    process.execPath = join(folder.path, 'nothing');
    try {
      await started(EVERY_MS);
      await until(async () => (await backup()).reason?.endsWith('ENOENT'));
    } finally {
      process.execPath = execPath;
    }
    await until(() => made().length > 0);
  });

  test('without any picture that records show are told to staff, and no older one goes for them', async () => {
    await started(EVERY_MS, 1);
    const { url } = (await upload(server, await jpeg(60, 40))).json();
    const body = draftOf(tourPackage, { cover_photo: url });
    const headers = server.as('moderator');
    expect((await server.call('POST', tourPackage.path, { headers, body })).statusCode).toBe(201);
    const { uploadsDir } = server.config;
    renameSync(uploadsDir, `${uploadsDir}.unmounted`);
    mkdirSync(uploadsDir);
    await until(async () => (await backup()).state === 'failed');
    expect((await backup()).reason).toContain('None of the pictures that records show');
    const before = made();
    await until(() => made().length > before.length + 1);
    expect(made()).toEqual(expect.arrayContaining(before));
    rmSync(uploadsDir, { recursive: true });
    renameSync(`${uploadsDir}.unmounted`, uploadsDir);
    await until(async () => (await backup()).state === 'made');
    await until(() => made().length === 1);
  });

  test('that are too old are late, and what the last proof said is told', async () => {
    let now = new Date();
    await started(A_DAY_MS, 2, () => now);
    await until(async () => (await backup()).state === 'made');
    expect(await backup()).toMatchObject({ proved: null, proved_at: null });
    const at = now.toISOString();
    noteBackups(server.config.dataDir, {
      proved: { at, file: made()[0]!, passed: true, seconds: 40 },
    });
    now = new Date(now.getTime() + 2.5 * A_DAY_MS);
    await until(async () => (await backup()).state === 'late');
    expect(await backup()).toMatchObject({ proved: true, proved_at: at });
    expect((await backup()).age_seconds).toBeGreaterThan(200_000);
    const failed = { at, file: 'c', passed: false, seconds: 4, reason: 'c is damaged' };
    noteBackups(server.config.dataDir, { proved: failed });
    await until(async () => (await backup()).proved === false);
    expect((await backup()).reason).toBe('c is damaged');
  });
});

test('the last that has proved itself is kept, however old', async () => {
  await started(A_DAY_MS);
  const names = ['e', 'd', 'c', 'b', 'a'];
  expect(superfluous(names, 2, undefined)).toEqual(['c', 'b', 'a']);
  expect(superfluous(names, 2, '/mnt/backups/b')).toEqual(['c', 'a']);
  expect(superfluous(names, 9, '/mnt/backups/b')).toEqual([]);
});
