import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Publishing, Delivery } from '#model/publishing/index.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '../../db/database.ts';
import { readPublishTo } from '../../publish-to.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { BucketGate } from '../../testing/bucket-gate.ts';
import { S3Server } from '../../testing/bucket.ts';
import { eventually } from '../../testing/eventually.ts';
import { NetlifyServer } from '../../testing/netlify.ts';
import { noteSite } from './site-state.ts';

const KEY = 'S3RVER';

let s3: S3Server;
let gate: BucketGate;
let netlify: NetlifyServer;
let server: TestApp | undefined;
let place = 0;
let release = '';
/** One more with each publish. */
let revision = 0;

beforeAll(async () => {
  s3 = await new S3Server().start();
  gate = await BucketGate.before(s3.endpoint);
  netlify = await NetlifyServer.start();
});
afterEach(async () => {
  gate.open();
  netlify.outage = undefined;
  netlify.asked = [];
  await server?.close();
  server = undefined;
});
afterAll(async () => {
  gate.close();
  netlify.close();
  await s3.stop();
});

const settings = (publishTo: string, secret = KEY) => ({
  PUBLISH_TO: publishTo,
  PUBLISH_S3_ENDPOINT: gate.endpoint,
  S3_ACCESS_KEY_ID: KEY,
  PUBLISH_S3_SECRET_ACCESS_KEY: secret,
});
const nextPlace = () => `s3://kheya/site-${++place}`;

/** A server whose site is to be sent there. */
async function begin(publishTo: string, secret = KEY): Promise<void> {
  revision = 0;
  server = await testApp({ config: { publishTo: readPublishTo(settings(publishTo, secret)) } });
  rmSync(server.config.siteDir, { recursive: true });
  release = join(server.config.siteDir, '..', 'releases', 'one');
  mkdirSync(release, { recursive: true });
}

const assetsDir = () => join(server!.config.siteDir, '..', 'assets');

function put(name: string, text: string, folder = release): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** As after a publish: these pages changed, and are live. */
async function published(pages: Record<string, string | null>, changed: string[]): Promise<void> {
  for (const [name, text] of Object.entries(pages))
    if (text === null) rmSync(join(release, name));
    else put(name, text);
  const { siteDir } = server!.config;
  if (revision++ === 0) symlinkSync(release, siteDir, 'junction');
  const now = new Date().toISOString();
  const none = { failures: [], broken: [], pinned: 0, pinned_pages: [], pinned_revisions: null };
  await atomically(server!.db, async (trx) => {
    const row = { name: 'site', delivered: revision, attempts: 0, updated_at: now };
    await trx
      .insertInto('publishing_targets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ delivered: revision }))
      .execute();
    await noteSite(trx, { ...none, revision, changed }, now);
  });
  // As the publisher's answer does, it wakes those who wait for the site.
  await resend(false);
}

const FIRST = {
  'index.html': 'home',
  'index.html.br': 'squeezed',
  'tours.html': 'tours',
  'tours/a.html': 'a',
  'bn.html': 'bn',
  'bn/404.html': 'bn 404',
  '404.html': '404',
  'sitemap.xml': '<urlset/>',
  _redirects: '# none',
  '.hidden': 'hidden',
};
const publishFirst = () => published(FIRST, ['*']);

const OBJECT = '._S3rver_object';
function stored(): Record<string, string> {
  const root = join(s3.folder.path, 'kheya', `site-${place}`);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => [name.slice(0, -OBJECT.length), readFileSync(join(root, name), 'utf8')])
      .toSorted(),
  );
}
const headersOf = async (key: string) =>
  (await fetch(`${s3.endpoint}/kheya/site-${place}/${key}`)).headers;

const headers = () => server!.as('moderator');
const state = async () => {
  const answer = await server!.call('GET', '/publishing', { headers: headers() });
  return answer.json<Publishing>().targets.find(({ name }) => name !== 'site')!;
};
const deliveries = async () => {
  const { name } = await state();
  const path = `/publishing/deliveries?target=${encodeURIComponent(name)}`;
  const answer = await server!.call('GET', path, { headers: headers() });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Delivery[]>();
};
const resend = async (everything: boolean) => {
  const { name: target } = await state();
  const body = { target, everything };
  const answer = await server!.call('POST', '/publishing/resend', { headers: headers(), body });
  expect(answer.statusCode, answer.body).toBe(200);
};
const isThere = () =>
  eventually(async () => {
    const { delivered, last_status } = await state();
    expect({ delivered, last_status }).toEqual({ delivered: revision, last_status: 'ok' });
  });
const puts = () => gate.asked.filter((each) => !each.startsWith('GET'));

describe('a bucket', () => {
  test('has every page at its own address, with the headers of the server, and nothing else', async () => {
    await begin(`${nextPlace()}#window=0`);
    put('_astro/a.css', 'css', assetsDir());
    await publishFirst();
    await isThere();
    expect(stored()).toEqual({
      '404.html': '404',
      '_astro/a.css': 'css',
      _redirects: '# none',
      bn: 'bn',
      'bn/404.html': 'bn 404',
      'index.html': 'home',
      'sitemap.xml': '<urlset/>',
      tours: 'tours',
      'tours/a': 'a',
    });
    const [page, style] = [await headersOf('tours/a'), await headersOf('_astro/a.css')];
    expect(page.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.get('cache-control')).toBe('no-cache');
    expect(style.get('content-type')).toBe('text/css; charset=utf-8');
    expect(style.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const order = puts().map((each) => each.replace(/.*site-\d+\//, ''));
    expect(order.indexOf('_astro/a.css')).toBeLessThan(order.indexOf('tours/a'));
  });

  test('may have pages as folders', async () => {
    await begin(`${nextPlace()}#pages=index&window=0`);
    await publishFirst();
    await isThere();
    expect(Object.keys(stored())).toEqual(
      '404.html _redirects bn/404.html bn/index.html index.html sitemap.xml tours/a/index.html tours/index.html'.split(
        ' ',
      ),
    );
  });

  test('is sent what changed alone, assets before pages, new pages before those and lists that name them, removals last', async () => {
    await begin(`${nextPlace()}#window=0`);
    await publishFirst();
    await isThere();
    gate.asked = [];
    put('share/new.jpg', 'image', assetsDir());
    const ofPages = { 'tours.html': 'tours of b', 'tours/b.html': 'b', 'tours/a.html': null };
    const changes = { ...ofPages, _redirects: '/a /tours/b' };
    await published(changes, ['/tours', '/tours/a', '/tours/b', '/_redirects']);
    await isThere();
    const prefix = `/kheya/site-${place}`;
    const [image, page, ...others] = gate.asked;
    expect([image, page]).toEqual([`PUT ${prefix}/share/new.jpg`, `PUT ${prefix}/tours/b`]);
    expect(others.slice(0, 2)).toContain(`PUT ${prefix}/tours`);
    expect(others.slice(0, 2)).toContain(`PUT ${prefix}/_redirects`);
    expect(others.slice(2)).toEqual([`DELETE ${prefix}/tours/a`]);
    const [last, first] = await deliveries();
    expect(last).toMatchObject({ revision: 2, sent: 4, removed: 1, fault: null });
    expect(first).toMatchObject({ revision: 1, sent: 8, removed: 0 });
    // An image that is drawn later is no change of a page.
    put('share/later.jpg', 'image', assetsDir());
    await eventually(() => expect(stored()).toHaveProperty('share/later.jpg'));
    // So is a brochure, which comes again under its own name, and goes with its page.
    const brochure = 'tours/b/brochure.pdf';
    for (const text of ['first', 'again']) {
      put(brochure, text, assetsDir());
      put('.brochures', text, assetsDir());
      gate.asked = [];
      await eventually(() => expect(gate.asked).toContain(`PUT ${prefix}/${brochure}`));
    }
    rmSync(join(assetsDir(), brochure));
    await published({ 'tours/b.html': null }, ['/tours/b']);
    await eventually(() => expect(gate.asked).toContain(`DELETE ${prefix}/${brochure}`));
  });

  test('goes on after it was cut off, and after a server that was killed', async () => {
    const target = `${nextPlace()}#window=0`;
    await begin(target);
    gate.judge = (method) => (method === 'PUT' && puts().length > 4 ? 'cut' : 'pass');
    await publishFirst();
    await eventually(async () => expect((await state()).attempts).toBeGreaterThan(0));
    expect(Object.keys(stored()).length).toBeLessThan(8);
    expect((await state()).last_status).toMatch(/^It cannot be reached/);
    await server!.close();
    gate.open();
    // Another server: nothing is known of the bucket but what it has.
    await begin(target);
    await publishFirst();
    await isThere();
    expect(Object.keys(stored())).toHaveLength(8);
    expect(puts().length).toBeLessThan(8);
  });

  test('is compared as a whole where the changes are too many to name, and strangers go', async () => {
    await begin(`${nextPlace()}#window=0`);
    await publishFirst();
    await isThere();
    const stranger = `${s3.endpoint}/kheya/site-${place}`;
    await copied(stranger, 'gone/page');
    await copied(stranger, 'static/uploads/photo.webp');
    await published({ 'tours.html': 'all new' }, ['*']);
    await isThere();
    expect(stored()).toMatchObject({ tours: 'all new' });
    expect(stored()).not.toHaveProperty('gone/page');
    expect(stored()).toHaveProperty('static/uploads/photo.webp');
  });

  test.for([
    ['a wrong key', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }, /403/],
    ['an answer that is none', { status: 200, body: '<html>Welcome</html>' }, /list is none/],
  ] as const)('says %s, and since when, until it works again', async ([, fate, words]) => {
    await begin(`${nextPlace()}#window=0`);
    gate.judge = () => fate;
    await publishFirst();
    const failing = await eventually(async () => {
      const found = await state();
      expect(found.attempts).toBeGreaterThan(1);
      return found;
    });
    expect(failing.last_status).toMatch(words);
    expect(failing.failing_since).not.toBeNull();
    const [failed, ...others] = await deliveries();
    expect(others).toEqual([]);
    expect(failed!.tries).toBeGreaterThan(1);
    gate.open();
    await resend(false);
    await isThere();
    expect(await state()).toMatchObject({ failing_since: null, attempts: 0 });
    expect((await deliveries()).map(({ fault }) => fault === null)).toEqual([true, false]);
  });

  test('whose key is wrong names no key anywhere', async () => {
    await begin(`${nextPlace()}#window=0`, 'a-secret-that-is-wrong');
    await publishFirst();
    await eventually(async () => expect((await state()).attempts).toBeGreaterThan(0));
    const kept = await server!.db.selectFrom('deliveries').selectAll().execute();
    const shown = JSON.stringify([await state(), await deliveries(), kept]);
    expect(shown).toContain('403');
    expect(shown).not.toMatch(/S3RVER|a-secret/);
  });

  test('is sent all of it again where somebody asks for that', async () => {
    await begin(`${nextPlace()}#window=0`);
    await publishFirst();
    await isThere();
    const folder = join(s3.folder.path, 'kheya', `site-${place}`);
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    await resend(true);
    await eventually(() => expect(Object.keys(stored())).toHaveLength(8));
  });
});

/** Puts an object by a server of its own, as somebody else would. */
async function copied(address: string, key: string): Promise<void> {
  const { AwsClient } = await import('aws4fetch');
  const client = new AwsClient({ accessKeyId: KEY, secretAccessKey: KEY, service: 's3' });
  const answer = await client.fetch(`${address}/${key}`, { method: 'PUT', body: 'x' });
  expect(answer.status).toBe(200);
}

describe('a site of Netlify', () => {
  const live = () =>
    Object.fromEntries([...netlify.live].map(([path, bytes]) => [path, bytes.toString()]));
  const folder = () =>
    Object.fromEntries(
      readdirSync(release, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile() && !/^\.|\.br$/.test(each.name))
        .map((each) => join(each.parentPath, each.name))
        .map((file) => [`/${relative(release, file)}`, readFileSync(file, 'utf8')]),
    );

  test('has the folder and its headers, and is sent the bytes that it lacks alone', async () => {
    await begin(`${netlify.address}#window=0`);
    await publishFirst();
    await isThere();
    const { '/_headers': told, ...files } = live();
    expect(files).toEqual(folder());
    expect(told).toContain('/*\n  x-content-type-options: nosniff\n');
    expect(told).toContain('/share/*\n  cache-control: public, max-age=31536000, immutable\n');

    netlify.asked = [];
    await published({ 'tours.html': 'new', 'tours/a.html': null }, ['/tours', '/tours/a']);
    await isThere();
    expect(live()).toEqual({ ...folder(), '/_headers': told });
    expect(netlify.asked.filter((each) => each.startsWith('PUT'))).toEqual([
      expect.stringMatching(/\/files\/tours\.html$/),
    ]);
    // Nothing that it would have to be sent.
    netlify.asked = [];
    await published({}, ['/tours']);
    await isThere();
    expect(netlify.asked).toEqual([]);
  });

  test('of many files is compared in the background', async () => {
    await begin(`${netlify.address}#window=0`);
    for (let n = 0; n < 150; n++) put(`visa/${n}.html`, `visa ${n % 140}`);
    await publishFirst();
    await eventually(async () => expect((await state()).delivered).toBe(1), { withinMs: 8_000 });
    expect(live()).toMatchObject(folder());
  });

  test('is left alone for as long as it asks, and goes on after an outage halfway', async () => {
    await begin(`${netlify.address}#window=0`);
    netlify.outage = (method) =>
      method === 'PUT' ? { status: 429, headers: { 'retry-after': '600' } } : undefined;
    await published({ ...FIRST, 'tours.html': 'of before the outage' }, ['*']);
    const failing = await eventually(async () => {
      const found = await state();
      expect(found.attempts).toBe(1);
      return found;
    });
    expect(failing.last_status).toBe('It answered 429: it asks for patience');
    expect(Date.parse(failing.next_attempt_at!) - Date.now()).toBeGreaterThan(590_000);
    netlify.outage = undefined;
    await resend(false);
    await isThere();
    const { '/_headers': _, ...files } = live();
    expect(files).toEqual(folder());
  });

  test.for([
    [{ status: 200, body: 'Welcome!' }, 'It gave an answer that is not understood'],
    [
      { status: 200, body: '{"id":"../x","state":"ready"}' },
      'It gave an answer that is not understood',
    ],
    [{ status: 401 }, 'It answered 401: the key is not known there'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:9/' } }, 'It answered 302'],
  ] as const)('that answers %j is told in plain words', async ([outage, words]) => {
    await begin(`${netlify.address}#window=0`);
    netlify.outage = () => outage;
    await publishFirst();
    await eventually(async () => expect((await state()).last_status).toBe(words));
    expect(JSON.stringify(await deliveries())).not.toContain(netlify.token);
  });
});

test('what hangs delays nobody else, and a new target is sent everything', async () => {
  netlify.outage = () => 'hang';
  await begin(`${nextPlace()}#window=0 ${netlify.address}#window=0`);
  await publishFirst();
  await eventually(() => expect(Object.keys(stored())).toHaveLength(8));
  const { name } = await state();
  expect(name).toMatch(/^s3 /);
  await eventually(() => expect(netlify.asked.length).toBeGreaterThan(0));
  netlify.close();
  netlify = await NetlifyServer.start();
});

test('nobody asks for the deliveries of what is no target, nor sends the site itself again', async () => {
  await begin(`${nextPlace()}#window=0`);
  for (const target of ['site', 's3 elsewhere']) {
    const path = `/publishing/deliveries?target=${encodeURIComponent(target)}`;
    expect((await server!.call('GET', path, { headers: headers() })).statusCode).toBe(404);
    const body = { target, everything: true };
    const answer = await server!.call('POST', '/publishing/resend', { headers: headers(), body });
    expect(answer.statusCode).toBe(404);
  }
});
