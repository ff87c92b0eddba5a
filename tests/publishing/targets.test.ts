import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../api/testing/eventually.ts';
import { Product } from '../harness/product.ts';

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: { type?: string; data?: { addresses?: string[] | null }; files?: string[] };
  text: string;
}

const TOUR = 'http://localhost:8000/tours/coxs-bazar-inani';
const DISPATCH = '/repos/agency/site/dispatches';

describe('others who are told', () => {
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
      response.writeHead(isFlaky ? 500 : 204).end();
    });
  });
  const secret = 'a-webhook-secret-for-tests-that-is-long-enough';
  let product: Product;

  beforeAll(async () => {
    outside.listen(0, '127.0.0.1');
    await once(outside, 'listening');
    const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
    product = await Product.start({
      content: 'demo',
      isFresh: true,
      env: {
        WEBHOOK_SECRET: secret,
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
  });
  afterAll(async () => {
    await product.stop();
    outside.close();
  });

  const to = (path: string) => heard.filter(({ url }) => url === path);

  test('each gets what it understands, once for many saves, and no secret is shown', async () => {
    await until(() => to('/purge').length > 0 && to('/signed').length > 0);
    await until(() => to('/flaky').length > 1);
    heard.length = 0;
    for (let n = 0; n < 10; n++)
      await product.call('PUT', '/tour-packages/coxs-bazar-inani', { package_details: `No ${n}` });
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
    expect(body.targets).toHaveLength(7);
    expect(JSON.stringify(body)).not.toMatch(/s3cret|ghp_token|cf_token/);
    await until(() => to('/flaky').length > 0);
  });
});
