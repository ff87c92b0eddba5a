import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketIn, type Bucket } from '../bucket.ts';
import { requireNoBackups, readPublishTo } from '../publish-to.ts';
import { placesIn, settled, sumsOf } from '../testing/backups.ts';
import { BucketGate, type Fate } from '../testing/bucket-gate.ts';
import { S3Server } from '../testing/bucket.ts';
import { until } from '../testing/eventually.ts';
import { filledApp, type FilledApp } from '../testing/filled-app.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { grain } from '../testing/pictures.ts';
import { upload } from '../testing/uploading.ts';
import { BucketPlace } from './bucket-place.ts';
import { backupsIn, nameAt, removeSuperfluous, sweepBackups } from './kept.ts';
import { restore } from './restore.ts';
import { BackupSchedule } from './schedule.ts';
import { writeBackup } from './write.ts';

const KEY = 'nmRz-7Qp3_wLx0vKcT5uYb2eHjD8sFaG';
const S3_KEY = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
/** Several parts, of a backup that is small. */
const PART_BYTES = 64 * 1024;
const PATIENCE = { answerMs: 60_000, attempts: 2 };
const HASTE = { ...PATIENCE, answerMs: 500 };
const NAME = nameAt(new Date('2026-11-25T02:45:53Z'));

let s3: S3Server;
let gate: BucketGate;
let server: FilledApp;
let folder: ReturnType<typeof temporaryFolder>;
let bucket: Bucket;
let place: BucketPlace;
let number = 0;
beforeAll(async () => {
  s3 = await new S3Server().start();
  gate = await BucketGate.before(s3.endpoint);
  server = await filledApp();
  folder = temporaryFolder();
  const noise = await grain(600, 500).jpeg({ quality: 100 }).toBuffer();
  expect((await upload(server, noise)).statusCode).toBe(201);
});
beforeEach(() => {
  number += 1;
  const S3_ENDPOINT = gate.endpoint;
  bucket = bucketIn('BACKUP_DIR', `s3://kheya/backups-${number}/`, { ...S3_KEY, S3_ENDPOINT });
  place = new BucketPlace(bucket, PATIENCE, PART_BYTES);
});
afterEach(() => gate.open());
afterAll(async () => {
  await server.close();
  gate.close();
  await s3.stop();
  folder.remove();
});

const made = (key?: string, name = NAME) => {
  const { uploadsDir, bucket: pictures } = server.config;
  const source = { uploadsDir, bucket: pictures, now: () => new Date(), key };
  return writeBackup(server.db, { place, name }, source);
};
const restored = (key?: string) => {
  const places = placesIn(join(folder.path, `data-${number}`));
  return restore({ place, name: NAME }, places, { key, lock: async () => () => undefined });
};
const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (refused: Error) => refused,
  );
  expect(error?.name, error?.stack).toBe('BackupRefused');
  return error!.message;
};
const asked = (method: string) => gate.asked.filter((each) => each.startsWith(method)).length;

describe('a backup in a bucket', () => {
  test.for([undefined, KEY])('comes back row by row, from parts; with key %s', async (key) => {
    const { bytes } = await made(key);
    expect(asked('PUT')).toBe(Math.ceil(bytes / PART_BYTES));
    expect(asked('PUT')).toBeGreaterThan(2);
    const { sums, manifest } = await restored(key);
    expect(settled(sums)).toEqual(await sumsOf(server.db));
    expect(manifest.uploads.files).toBeGreaterThan(0);
    expect(await refusal(made(key))).toBe(
      `s3://kheya/backups-${number}/${NAME} is there already: choose another name.`,
    );
    if (key !== undefined) expect(await refusal(restored())).toContain('set BACKUP_KEY');
  });

  test('is there whole or not at all, wherever its upload is cut off', async () => {
    gate.judge = (method, path) => (path.includes('partNumber=3') ? 'cut' : 'pass');
    expect(await refusal(made())).toMatch(/^s3:\S+: it cannot be reached \(\w+\)\.$/);
    // Parts of it that have arrived are given back.
    expect(asked('DELETE')).toBe(1);
    gate.judge = (method) => (method === 'POST' ? { status: 503 } : 'pass');
    expect(await refusal(made())).toMatch(/^s3:\S+: it answered POST with 503\.$/);
    gate.open();
    expect(await place.names('')).toEqual([]);
    expect(await refusal(restored())).toBe(`There is no s3://kheya/backups-${number}/${NAME}.`);
  });

  test('is kept where only the last answer was lost, and not where that says an error', async () => {
    let finishing = 0;
    const isLast = (method: string, path: string) => method === 'POST' && /uploadId/.test(path);
    gate.judge = (method, path) =>
      isLast(method, path) && finishing++ === 0 ? 'cut after' : 'pass';
    // The second try is answered as Amazon answers one that is done.
    const passed = gate.judge;
    gate.judge = async (method, path) => {
      if (isLast(method, path) && finishing > 0)
        return { status: 404, body: '<Code>NoSuchUpload</Code>' };
      return passed(method, path);
    };
    const { bytes } = await made();
    expect(bytes).toBeGreaterThan(PART_BYTES);
    expect(finishing).toBe(1);
    await place.remove(NAME);
    gate.judge = (method, path) =>
      isLast(method, path)
        ? { status: 200, body: '<Error><Code>InternalError</Code></Error>' }
        : 'pass';
    expect(await refusal(made())).toBe(
      `${bucket.place}: it did not keep what it was sent (InternalError).`,
    );
  });

  test.for([
    ['403', { status: 403, body: '<Code>AccessDenied</Code>' }, 'with 403 AccessDenied. Are '],
    ['429', { status: 429 }, 'with 429.'],
    ['503', { status: 503, body: '<Code>SlowDown</Code>' }, 'with 503 SlowDown.'],
    ['a hang', new Promise<never>(() => undefined), 'it did not answer in time.'],
  ] as const)('says %s in one line, in both directions', async ([, fate, line]) => {
    await made();
    if (fate instanceof Promise) place = new BucketPlace(bucket, HASTE, PART_BYTES);
    for (const [method, work] of [
      ['PUT', () => made(undefined, nameAt(new Date()))],
      ['GET', () => restored()],
    ] as const) {
      gate.judge = (each) => (each === method ? fate : 'pass');
      const said = await refusal(work());
      expect(said).toContain(line);
      expect(said).not.toMatch(/\n|S3RVER/);
    }
  });

  test.for([
    ['is busy', { status: 503 }],
    ['waited for bytes that stalled', { status: 400, body: '<Code>RequestTimeout</Code>' }],
  ] as const)('that %s for a moment is asked again', async ([, fate]) => {
    // A restore has what it needs before the last bytes that it asked for are there.
    const own = `/backups-${number}/`;
    let refused = 0;
    gate.judge = (method, path) =>
      ['PUT', 'GET'].includes(method) && path.includes(own) && refused++ % 2 === 0 ? fate : 'pass';
    await made();
    expect(settled((await restored()).sums)).toEqual(await sumsOf(server.db));
  });

  test('is refused where it was cut off or replaced', async () => {
    await made();
    const other = async function* other() {
      yield Buffer.from('x'.repeat(3 * PART_BYTES));
    };
    let reads = 0;
    gate.judge = async (method): Promise<Fate> => {
      if (method === 'GET' && ++reads === 2) await place.write(NAME, other());
      return 'pass';
    };
    expect(await refusal(restored())).toMatch(/ is not a backup | was replaced while it was read/);
    gate.open();
    await place.write(NAME, other());
    expect(await refusal(restored())).toBe(`${NAME} is not a backup of this program.`);
  });

  test.for([
    ['nothing', 'bytes 0-9/100', ''],
    ['another part', 'bytes 9-9/100', 'x'],
    ['no place of it', '', 'x'],
  ] as const)('is refused where a range of it is %s', async ([, range, body]) => {
    gate.judge = () => ({ status: 206, headers: { etag: '"a"', 'content-range': range }, body });
    expect(await refusal(restored())).toContain('it answered GET with another range.');
  });
});

test('old ones go by the rule for files, and parts of uploads that nobody finishes', async () => {
  const names = [1, 2, 3, 4].map((day) => nameAt(new Date(Date.UTC(2026, 10, day))));
  const bytes = async function* bytes() {
    yield Buffer.from('one');
  };
  for (const name of [...names, 'an-operators-own.backup']) await place.write(name, bytes());
  expect(await removeSuperfluous(place, 2, place.addressOf(names[0]!), new Date())).toBe(1);
  expect(await backupsIn(place, new Date())).toEqual([names[3], names[2], names[0]]);
  expect(await place.names('an-')).toHaveLength(1);

  const left = (name: string, initiated: string) =>
    `<Upload><Key>${bucket.prefix}${name}</Key><UploadId>of-${name}</UploadId>` +
    `<Initiated>${initiated}</Initiated></Upload>`;
  const forgotten: string[] = [];
  gate.judge = (method, path) => {
    if (method === 'DELETE') forgotten.push(path);
    const body = [
      left(names[0]!, '2026-11-01T00:00:00Z'),
      left(names[1]!, new Date().toISOString()),
      left('of-others', '2026-11-01T00:00:00Z'),
    ].join('');
    return { status: method === 'DELETE' ? 204 : 200, body: method === 'GET' ? body : '' };
  };
  await sweepBackups(place);
  expect(forgotten).toEqual([expect.stringContaining(`uploadId=of-${names[0]}`)]);
  gate.judge = () => ({ status: 501 });
  await sweepBackups(place);
});

test('where old ones are locked against deletion, new ones are made, and the log says what stays', async () => {
  const old = [1, 2].map((day) => nameAt(new Date(Date.UTC(2026, 9, day))));
  for (const name of old) await place.write(name, Readable.from([Buffer.from('old')]));
  gate.judge = (method, path) =>
    method === 'DELETE' || (method === 'GET' && path.includes('?uploads='))
      ? { status: 403 }
      : 'pass';
  const errors: string[] = [];
  const log = {
    info: () => undefined,
    error: (_: unknown, line: string) => void errors.push(line),
  };
  const schedule = new BackupSchedule({
    places: { ...server.config, dataDir: folder.path },
    settings: { everyMs: 86_400_000, to: bucket, key: KEY, keep: 1, checkEveryMs: undefined },
    clock: () => new Date(),
    isLeading: () => true,
    log: log as never,
    afterMs: 0,
  });
  schedule.start();
  await until(() => errors.length > 0);
  await schedule.stop();
  expect(errors).toEqual(['old backups were not removed']);
  expect(await backupsIn(place, new Date())).toHaveLength(3);
  expect(schedule.health()).toMatchObject({ state: 'made', reason: null });
});

test('a place of pages, which anybody reads and which is tidied, is none for backups', () => {
  const hostsAt = (PUBLISH_TO: string) =>
    readPublishTo({ PUBLISH_TO, ...S3_KEY, S3_ENDPOINT: gate.endpoint });
  expect(() => requireNoBackups(hostsAt('s3://kheya'), bucket)).toThrow(
    'PUBLISH_TO must not hold BACKUP_DIR',
  );
  requireNoBackups(hostsAt('s3://kheya/site s3://other'), bucket);
});
