import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { S3Server } from '../../api/testing/bucket.ts';
import { eventually, until } from '../../api/testing/eventually.ts';
import { temporaryFolder } from '../../api/testing/folder.ts';
import { freePort } from '../harness/ports.ts';
import { Product } from '../harness/product.ts';

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: { type?: string; data?: { addresses?: string[] | null }; files?: string[] };
  text: string;
}

const TOUR = 'http://localhost:8000/tours/coxs-bazar-inani';
const DISPATCH = '/repos/agency/site/dispatches';

describe('others who are told, of a publisher on another machine', () => {
  const heard: Heard[] = [];
  let failures = 0;
  const outside = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      heard.push({
        url: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text),
        text,
      });
      const isFlaky = request.url === '/flaky' && failures++ === 0;
      if (request.url === '/purge_cache') return void response.end('{"success":true}');
      response.writeHead(isFlaky ? 500 : 204).end();
    });
  });
  const secret = 'a-webhook-secret-for-tests-that-is-long-enough';
  let product: Product;
  let s3: S3Server;
  /** Shows the folder of the publisher, as the mount of another machine's does. */
  const mount = temporaryFolder();

  beforeAll(async () => {
    s3 = await new S3Server().start();
    outside.listen(0, '127.0.0.1');
    await once(outside, 'listening');
    const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const publisher = String(await freePort());
    product = await Product.start({
      content: 'few',
      isFresh: true,
      env: {
        WEBHOOK_SECRET: secret,
        PUBLISHER_URL: `http://127.0.0.1:${publisher}`,
        PUBLISHER_PORT: publisher,
        SITE_DIR: join(mount.path, 'site/current'),
        PUBLISH_TO: 's3://kheya/www#window=0',
        PUBLISH_S3_ENDPOINT: s3.endpoint,
        PUBLISH_S3_ACCESS_KEY_ID: 'S3RVER',
        PUBLISH_S3_SECRET_ACCESS_KEY: 'S3RVER',
        REBUILD_WEBHOOKS: [
          `http://${host}/signed#window=1`,
          `http://${host}/flaky#window=0`,
          `github+http://ghp_token@${host}/repos/agency/site/dispatches#window=0`,
          `deploy+http://${host}/hooks/s3cret#window=0`,
          `purge+http://${host}/purge#window=0`,
          `cloudflare+http://cf_token@${host}/purge_cache#window=0`,
        ].join(' '),
      },
    });
    // Late, as a mount may be: what is to be sent waits for it.
    symlinkSync(join(product.dataDir, 'site'), join(mount.path, 'site'));
  });
  afterAll(async () => {
    await product.stop();
    mount.remove();
    outside.close();
    await s3.stop();
  });

  const to = (path: string) => heard.filter(({ url }) => url === path);

  test('each gets what it understands, once for many saves, and no secret is shown', async () => {
    await until(() => to('/purge').length > 0 && to('/signed').length > 0);
    await until(() => to('/flaky').length > 1);
    heard.length = 0;
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        product.call('PUT', '/tour-packages/coxs-bazar-inani', { package_details: `No ${n}` }),
      ),
    );
    await product.live();
    const everybody = ['/purge', '/purge_cache', '/signed', DISPATCH, '/hooks/s3cret'];
    await until(() => everybody.every((path) => to(path).length > 0));
    // Many addresses are split over several requests.
    await until(() => to('/purge').some(({ body }) => body.data?.addresses?.includes(TOUR)));
    await until(() => to('/purge_cache').some(({ body }) => body.files?.includes(TOUR)));

    expect(to('/signed').length).toBeLessThanOrEqual(2);
    const [signed] = to('/signed');
    const webhook = new Webhook(secret, { format: 'raw' });
    expect(webhook.verify(signed!.text, signed!.headers as Record<string, string>)).toMatchObject({
      type: 'content.changed',
      data: { revision: expect.any(Number) },
    });
    const [dispatch] = to(DISPATCH);
    expect(dispatch!.headers.authorization).toBe('Bearer ghp_token');
    expect(dispatch!.body).toMatchObject({
      event_type: 'content-change',
      client_payload: { revision: expect.any(Number) },
    });
    expect(to('/purge').at(-1)!.body).toMatchObject({ type: 'site.changed' });
    const flushed = to('/purge_cache').at(-1)!;
    expect(flushed.headers.authorization).toBe('Bearer cf_token');

    const { body } = await product.call<{ targets: { name: string; last_status: string }[] }>(
      'GET',
      '/publishing',
    );
    expect(body.targets).toHaveLength(8);
    expect(JSON.stringify(body)).not.toMatch(/s3cret|ghp_token|cf_token/);
    await until(() => to('/flaky').length > 0);
  });

  test('a bucket is as the published folder, after a storm of saves, kills and outages', async () => {
    await eventually(() => expect(inBucket(s3)).toEqual(published(product)));
    const save = async (n: number) => {
      const { status } = await product.call('PUT', '/tour-packages/coxs-bazar-inani', {
        package_details: `Storm ${n}`,
      });
      expect(status).toBe(200);
    };
    for (let n = 0; n < 3; n++) await save(n);
    await s3.pause();
    const tour = { name: 'Of a storm', destinations: 'Bhola', price: 9_000, duration: '1' };
    const { body: made } = await product.call('POST', '/tour-packages', tour);
    await product.live();
    await s3.start();
    await save(4);
    expect(await product.killApi()).toBe(true);
    await product.startApi();
    await save(5);
    await product.call('DELETE', `/tour-packages/${made['id'] as string}`);
    await product.live();
    await eventually(() => expect(inBucket(s3)).toEqual(published(product)), { withinMs: 15_000 });
  });
});

const OBJECT = '._S3rver_object';

const filesIn = (folder: string, isWanted: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && isWanted(each.name))
    .map((each) => join(each.parentPath, each.name))
    .toSorted();

/** Each file of the published folder by its address, without what only servers read. */
const published = ({ siteDir }: Product): Record<string, string> =>
  Object.fromEntries(
    [join(siteDir, '../assets'), siteDir].flatMap((folder) =>
      filesIn(folder, (name) => !/^\.|\.(br|gz)$/.test(name)).map((file) => [
        relative(folder, file).replace(/(?<!^index|404)\.html$/, ''),
        readFileSync(file, 'latin1'),
      ]),
    ),
  );

const inBucket = (s3: S3Server): Record<string, string> => {
  const folder = join(s3.folder.path, 'kheya/www');
  return Object.fromEntries(
    filesIn(folder, (name) => name.endsWith(OBJECT)).map((file) => [
      relative(folder, file).slice(0, -OBJECT.length),
      readFileSync(file, 'latin1'),
    ]),
  );
};
