import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tourPackage } from '#model/entities/index.ts';
import { avifName } from '#model/media/images.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX, buildApp } from '../app.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { buildFront, Upstream } from '../front.ts';
import { backUp, placesIn, restoreInto } from '../testing/backups.ts';
import { BucketGate, type Fate } from '../testing/bucket-gate.ts';
import { bucketAt, S3Server, storedNames } from '../testing/bucket.ts';
import { expectError } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { newPlace } from '../testing/database.ts';
import { draftOf } from '../testing/drafts.ts';
import { onPostgres, testOfPostgres } from '../testing/engines.ts';
import { eventually, until } from '../testing/eventually.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { PASSWORDS } from '../testing/passwords.ts';
import { jpeg } from '../testing/pictures.ts';
import { upload } from '../testing/uploading.ts';

const DAY_MS = 86_400_000;
/** Of what is deleted and not gone yet. */
const LOOK_EVERY_MS = 30;

let s3: S3Server;
let gate: BucketGate;
let server: TestApp;

beforeAll(async () => {
  s3 = await new S3Server().start();
  gate = await BucketGate.before(s3.endpoint);
  const config = { bucket: bucketAt(gate.endpoint) };
  server = await testApp({ config, unusedEveryMs: LOOK_EVERY_MS });
});
afterEach(() => gate.open());
afterAll(async () => {
  await server.close();
  gate.close();
  await s3.stop();
});

const stored = () => storedNames(server.config, s3.folder.path);
/** Of one picture, and what is staged. */
const filesOf = (url: string) =>
  stored().filter((name) => name.startsWith('.') || name.startsWith(nameOf(url).slice(0, 32)));
const nameOf = (url: string) => url.replace('/static/uploads/', '');
const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const asStaff = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const remove = (url: string) => asStaff('DELETE', `/uploads/${nameOf(url)}`);
const listed = async () => {
  const answer = await asStaff('GET', '/uploads');
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { url: string }[]).map(({ url }) => url);
};

let made = 0;
const aPicture = (width = 450) => jpeg(width, 20 + ++made);
async function sent(picture: Buffer): Promise<string> {
  const answer = await upload(server, picture);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ url: string }>().url;
}

test('a picture in a bucket is sent on as one in a folder is, in parts, too', async () => {
  const url = await sent(await aPicture());
  expect(filesOf(url)).toEqual([nameOf(url).replace('.webp', '.w400.webp'), nameOf(url)]);
  const whole = await get(url);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  const { etag } = whole.headers as { etag: string };
  const part = await get(url, { range: 'bytes=4-9' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([
    206,
    `bytes 4-9/${whole.rawPayload.length}`,
  ]);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(4, 10));
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(url, { range: 'bytes=999999-' })).statusCode).toBe(416);
  const head = await server.app.inject({ method: 'HEAD', url });
  expect([head.headers['content-length'], head.body]).toEqual([
    String(whole.rawPayload.length),
    '',
  ]);
  expect((await get(url.replace(/.\./, 'x.'))).statusCode).toBe(404);
});

test('its smaller files are made in the bucket, once, and go with it', async () => {
  const url = await sent(await aPicture());
  expect((await get(avifName(url))).headers['content-type']).toBe('image/webp');
  await eventually(async () =>
    expect((await get(avifName(url))).headers['content-type']).toBe('image/avif'),
  );
  await eventually(() => expect(filesOf(url)).toHaveLength(5));
  expect((await remove(url)).statusCode).toBe(204);
  expect(filesOf(url)).toEqual([]);
  expectError(await remove(url), 404);
});

test('what comes often is kept in memory, and asked for again only whether it is still there', async () => {
  const url = await sent(await aPicture());
  gate.open();
  for (let time = 0; time < 5; time++) expect((await get(url)).statusCode).toBe(200);
  expect(gate.asked.filter((asked) => asked.endsWith(nameOf(url)))).toHaveLength(1);
});

describe('while the bucket is away', () => {
  test('everything is told to come again, nothing is lost, and it goes on by itself', async () => {
    const [known, unknown] = [await sent(await aPicture()), await sent(await aPicture())];
    const body = draftOf(tourPackage, { images: [known] });
    const { id } = (await asStaff('POST', '/tour-packages', body)).json();
    await get(known);
    const before = stored();
    const picture = await aPicture();
    await s3.pause();
    try {
      for (const answer of [
        await get(unknown),
        await get(avifName(unknown)),
        await upload(server, picture),
        await remove(unknown),
        await asStaff('GET', '/uploads'),
        await asStaff('GET', '/uploads/stats'),
      ]) {
        expectError(answer, 503);
        expect(answer.headers['retry-after']).toBe('5');
        expect(answer.json().detail).toBe('Pictures cannot be reached at the moment; try again');
      }
      // Cached pictures are sent on; records need no bucket.
      expect((await get(known)).statusCode).toBe(200);
      expect((await asStaff('GET', `/tour-packages/${id}`)).statusCode).toBe(200);
    } finally {
      await s3.start();
    }
    expect(stored()).toEqual(before);
    expect(await sent(picture)).toMatch(/webp$/);
    expect((await get(unknown)).statusCode).toBe(200);
    expect(await listed()).toEqual(expect.arrayContaining([known, unknown]));
  });

  test('a deleted picture is gone for staff at once, and from the bucket as soon as that answers', async () => {
    const before = (await asStaff('GET', '/uploads/stats')).json();
    const url = await sent(await aPicture());
    gate.judge = (method) => (method === 'DELETE' ? { status: 503 } : 'pass');
    expect((await remove(url)).statusCode).toBe(204);
    expect(filesOf(url)).toHaveLength(2);
    expect(await listed()).not.toContain(url);
    expect((await asStaff('GET', '/uploads/stats')).json()).toEqual(before);
    expectError(await remove(url), 404);
    gate.open();
    await eventually(() => expect(filesOf(url)).toEqual([]));
  });

  test('one that a record took up meanwhile stays', async () => {
    const url = await sent(await aPicture());
    gate.judge = (method, path) => (path.includes('list-type') ? { status: 503 } : 'pass');
    // Noted as another server would note it, which does not lead.
    const stem = nameOf(url).replace('.webp', '');
    const row = { stem, removal: 'r', state: 'noted', noted_at: new Date().toISOString() } as const;
    await server.db.insertInto('upload_removals').values(row).execute();
    await asStaff('POST', '/tour-packages', draftOf(tourPackage, { images: [url] }));
    gate.open();
    await eventually(async () => expect(await listed()).toContain(url));
    expect(filesOf(url)).toHaveLength(2);
  });
});

describe('answers that are none', () => {
  test.for([
    ['a dropped connection', 'cut'],
    ['an answer that is lost after the work', 'cut after'],
    ['SlowDown', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['a fault of the server', { status: 500 }],
  ] as const)('%s is tried again, and nobody is told', async ([, fate]) => {
    const seen = new Set<string>();
    gate.judge = (method, path) => {
      const key = method + path;
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst ? fate : 'pass';
    };
    const url = await sent(await aPicture());
    expect((await get(url)).statusCode).toBe(200);
    expect(await listed()).toContain(url);
    expect((await remove(url)).statusCode).toBe(204);
    await eventually(() => expect(filesOf(url)).toEqual([]));
  });

  test.for([
    ['a page of a proxy', { status: 404, body: '<html>Not found</html>' }],
    ['a bucket that is gone', { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' }],
    ['a key that was withdrawn', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }],
    ['another region', { status: 301 }],
  ] as const)('%s does not mean that a picture is not there', async ([, fate]) => {
    const url = await sent(await aPicture());
    gate.judge = () => fate;
    expectError(await get(url), 503);
    expectError(await asStaff('GET', '/uploads'), 503);
    expectError(await remove(url), 503);
    gate.open();
    expect(await listed()).toContain(url);
  });

  test('bytes that unpack to far more than a picture has are none', async () => {
    const url = await sent(await aPicture());
    const headers = { 'content-encoding': 'gzip', etag: '"1"' };
    gate.judge = () => ({ status: 200, body: gzipSync(new Uint8Array(40_000_000)), headers });
    expectError(await get(url), 503);
  });

  const CUT = '<IsTruncated>true</IsTruncated>';
  const NEXT = '<NextContinuationToken>1</NextContinuationToken>';
  test.for([
    ['a page of a proxy', '<html>Welcome</html>'],
    ['a list that breaks off', '<ListBucketResult><Contents>'],
    ['a page that leads to no other', `<ListBucketResult>${CUT}</ListBucketResult>`],
    ['a page that leads to itself', `<ListBucketResult>${CUT}${NEXT}</ListBucketResult>`],
  ] as const)('%s is no list, no picture, and keeps none', async ([, body]) => {
    const url = await sent(await aPicture());
    gate.judge = () => ({ status: 200, body });
    expectError(await asStaff('GET', '/uploads'), 503);
    expectError(await get(url), 503);
    expectError(await upload(server, await aPicture()), 503);
    gate.open();
    expect(await listed()).toContain(url);
  });
});

test('a picture that is sent again while it is being deleted waits for that, and is there then', async () => {
  const picture = await aPicture();
  const url = await sent(picture);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  gate.judge = async (method): Promise<Fate> => {
    if (method === 'DELETE') {
      begin();
      await allowed;
    }
    return 'pass';
  };
  const removed = remove(url);
  await begun;
  const early = await upload(server, picture);
  expectError(early, 503);
  expect(early.headers['retry-after']).toBe('5');
  allow();
  expect((await removed).statusCode).toBe(204);
  expect(await sent(picture)).toBe(url);
  await asStaff('POST', '/tour-packages', draftOf(tourPackage, { images: [url] }));
  expect(stored()).toContain(nameOf(url));
  expect(await listed()).toContain(url);
});

test('widths whose upload was cut off go after a day, those of one under way do not', async () => {
  const url = await sent(await aPicture());
  const stem = `${'a'.repeat(32)}-900x30`;
  for (const name of [`${stem}.w400.webp`, `${'b'.repeat(32)}-900x30.w400.webp`])
    await putByHand(name);
  const { prefix } = server.config.bucket!;
  const old = new Date(Date.now() - 2 * DAY_MS);
  utimesSync(join(s3.folder.path, 'kheya', prefix, `${stem}.w400.webp._S3rver_object`), old, old);
  await eventually(() => expect(stored().join()).not.toContain(stem));
  expect(stored().join()).toContain('b'.repeat(32));
  expect(stored()).toContain(nameOf(url));
});

async function putByHand(name: string): Promise<void> {
  const { BucketFiles } = await import('./bucket-files.ts');
  const files = new BucketFiles(server.config.uploadsDir, server.config.bucket!);
  await files.putBytes(name, new Uint8Array([1]));
}

describe('two servers of one bucket', () => {
  let second: { app: FastifyInstance; db: Db };
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(async () => {
    folder = temporaryFolder();
    const db = await openDatabase(server.config.database);
    const config = { ...server.config, dataDir: folder.path, uploadsDir: join(folder.path, 'up') };
    const app = await buildApp({ db, config, passwords: PASSWORDS });
    await app.ready();
    second = { app, db };
  });
  afterEach(async () => {
    await second.app.close();
    await second.db.destroy();
    folder.remove();
  });
  const onSecond = (method: 'GET' | 'DELETE', path: string) =>
    second.app.inject({ method, url: API_PREFIX + path, headers: server.as('moderator') });

  test('what one is sent, the other shows, describes and makes smaller files of', async () => {
    const url = await sent(await aPicture());
    expect((await second.app.inject({ url })).rawPayload).toEqual((await get(url)).rawPayload);
    expect((await onSecond('GET', '/uploads')).json()).toContainEqual(
      expect.objectContaining({ url }),
    );
    await eventually(async () => {
      const { headers } = await second.app.inject({ url: avifName(url) });
      expect(headers['content-type']).toBe('image/avif');
    });
    expect((await get(avifName(url))).headers['content-type']).toBe('image/avif');
  });

  test('an upload that a whole deletion overtakes is told to come again', async () => {
    const removals = () => server.db.selectFrom('upload_removals').select('state').execute();
    const picture = await aPicture();
    const url = await sent(picture);
    let isHeld = true;
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    // The picture itself is put last: its transaction comes after the deletion.
    gate.judge = async (method, path): Promise<Fate> => {
      if (method !== 'PUT' || !path.endsWith(nameOf(url)) || !isHeld) return 'pass';
      isHeld = false;
      await gone;
      return 'pass';
    };
    const again = upload(server, picture);
    await until(() => !isHeld);
    expect((await onSecond('DELETE', `/uploads/${nameOf(url)}`)).statusCode).toBe(204);
    await eventually(() => expect(stored()).not.toContain(nameOf(url)));
    await until(async () => (await removals()).every(({ state }) => state === 'done'));
    go();
    expectError(await again, 503);
    expect(await sent(picture)).toBe(url);
    expect(filesOf(url)).toHaveLength(2);
  });

  testOfPostgres('what one deletes is gone from both, whichever of them leads', async () => {
    const url = await sent(await aPicture());
    expect((await onSecond('DELETE', `/uploads/${nameOf(url)}`)).statusCode).toBe(204);
    await eventually(() => expect(filesOf(url)).toEqual([]));
    for (const app of [server.app, second.app])
      expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

test('the front server sends pictures on while the API is down', async () => {
  const url = await sent(await aPicture());
  const api = new Upstream('a-secret-of-the-front-server');
  const front = await buildFront(server.config, api);
  expect((await front.inject({ url })).rawPayload).toEqual((await get(url)).rawPayload);
  gate.judge = () => 'cut';
  const other = await front.inject({ url: url.replace('.webp', '.w400.webp') });
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5']);
  expect(other.body).toBe('Pictures cannot be reached at the moment; try again.\n');
  await front.close();
});

describe('a backup', () => {
  test('has the pictures of the bucket, and a restore puts those back that are missing', async () => {
    const urls = [await sent(await aPicture()), await sent(await aPicture())];
    const folder = temporaryFolder();
    const file = join(folder.path, 'kheya.backup');
    const files = stored().length;
    gate.judge = (method, path) =>
      method === 'GET' && path.endsWith(nameOf(urls[0]!))
        ? { status: 200, headers: { etag: '"a"' }, body: 'a part of it' }
        : 'pass';
    await expect(backUp(server, file)).rejects.toThrow(nameOf(urls[0]!));
    gate.open();
    const { manifest } = await backUp(server, file);
    expect(manifest.uploads.files).toBe(files);
    const places = async (name: string, bucket = server.config.bucket) => {
      const dataDir = join(folder.path, name);
      const database = onPostgres ? await newPlace('') : join(dataDir, 'kheya.db');
      return { ...placesIn(dataDir, database), bucket };
    };
    // A new bucket has none of them, and the old one all.
    for (const [name, bucket, puts] of [
      ['new', bucketAt(gate.endpoint), files],
      ['old', server.config.bucket!, 0],
    ] as const) {
      gate.open();
      const to = await places(name, bucket);
      await restoreInto(file, to);
      expect(gate.asked.filter((asked) => asked.startsWith('PUT'))).toHaveLength(puts);
      expect(storedNames({ uploadsDir: to.dataDir, bucket }, s3.folder.path)).toEqual(
        expect.arrayContaining(urls.map(nameOf)),
      );
    }
    // A folder takes them, too: the way from one to the other.
    const local = placesIn(join(folder.path, 'local'));
    await restoreInto(file, local);
    expect(storedNames(local)).toEqual(stored());
    folder.remove();
  });
});
