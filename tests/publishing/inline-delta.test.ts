import { once } from 'node:events';
import { readFile, realpath, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import SQLite from 'better-sqlite3';
import { MESSAGE_BYTES } from '#model/publishing/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetOldWrites } from '../../api/crud/retention.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { Product } from '../harness/product.ts';

const TOUR_ID = 'coxs-bazar-inani';
const TOUR = `/tour-packages/${TOUR_ID}`;

interface Pushed {
  bytes: number;
  status: number;
  hasContent: boolean;
}

describe('what was saved', () => {
  let product: Product;
  /** Stands between the API and the publisher: refuses what it is told to, and notes what it sees. */
  let refuses: (seen: Omit<Pushed, 'status'>) => number | undefined = () => undefined;
  const pushed: Pushed[] = [];
  const between = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const message = JSON.parse(body.toString()) as { type: string; data: { content?: object } };
      const seen = { bytes: body.length, hasContent: message.data.content !== undefined };
      const refusal = message.type === 'content.changed' ? refuses(seen) : undefined;
      const answer = refusal
        ? new Response('{"detail":"The body is too large"}', { status: refusal })
        : await fetch(await publisher(), {
            method: 'POST',
            body: new Uint8Array(body),
            headers: Object.fromEntries(
              Object.entries(request.headers)
                .filter(([name]) => name.startsWith('webhook-'))
                .map(([name, value]) => [name, String(value)]),
            ),
          });
      if (message.type === 'content.changed') pushed.push({ ...seen, status: answer.status });
      response.writeHead(answer.status).end(await answer.text());
    })().catch(() => response.destroy());
  });

  /** Address of the publisher itself, another after each of its starts. */
  async function publisher(): Promise<string> {
    const file = await readFile(join(product.dataDir, 'site/publisher.json'), 'utf8');
    return (JSON.parse(file) as { url: string }).url;
  }

  beforeAll(async () => {
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    const { port } = between.address() as AddressInfo;
    const env = { PUBLISHER_URL: `http://127.0.0.1:${port}` };
    product = await Product.start({ content: 'few', env });
    pushed.length = 0;
  });
  afterAll(async () => {
    await product.stop();
    between.close();
  });

  const page = (path: string) => readFile(join(product.siteDir, path), 'utf8');

  test('is sent along with the word of it', async () => {
    await product.call('PUT', TOUR, { package_details: 'Sent along' });
    await product.live();
    expect(pushed).toEqual([{ bytes: expect.any(Number), status: 200, hasContent: true }]);
    expect(await page('tours/coxs-bazar-inani.html')).toContain('Sent along');
  });

  test.for([413, 400])('is asked for where sending it along is refused with %i', async (status) => {
    pushed.length = 0;
    refuses = ({ hasContent }) => (hasContent ? status : undefined);
    await product.call('PUT', TOUR, { package_details: `Refused with ${status}` });
    await product.live();
    refuses = () => undefined;
    expect(pushed.map((each) => [each.hasContent, each.status])).toEqual([
      [true, status],
      [false, 200],
    ]);
    expect(await page('tours/coxs-bazar-inani.html')).toContain(`Refused with ${status}`);
  });

  test('goes live however many bytes its characters have: twenty long texts in Bengali', async () => {
    const { body } = await product.call<{ id: string }[]>('GET', '/tour-packages');
    await product.killPublisher();
    const characters = 450_000;
    const share = characters / 20 / 2;
    const text = `${'খেয়া '.repeat(share / 6)}শেষ কথা`;
    const ids = body.map(({ id }) => id);
    while (ids.length < 20) {
      const added = await product.call<{ id: string }>('POST', '/tour-packages', {
        name: `Long ${ids.length}`,
        destinations: 'Sylhet',
        price: 1000,
        duration: 'A day',
        is_available: true,
      });
      expect(added.status).toBe(201);
      ids.push(added.body.id);
    }
    for (const id of ids.slice(0, 20)) {
      const long = { package_details: text, package_details_bn: text };
      expect((await product.call('PUT', `/tour-packages/${id}`, long)).status).toBe(200);
    }
    pushed.length = 0;
    await product.startPublisher();
    await product.live();
    expect(await page('bn/tours/coxs-bazar-inani.html')).toContain('শেষ কথা');
    for (const { bytes } of pushed) expect(bytes).toBeLessThan(MESSAGE_BYTES);
    for (const { status } of pushed) expect(status).toBe(200);
  });

  test('is everything to a publisher that comes back from before what the outbox remembers', async () => {
    const content = `${await realpath(product.siteDir)}.db`;
    await product.killPublisher();
    const before = new SQLite(content);
    await before.backup(`${content}.kept`);
    before.close();
    await product.startPublisher();
    await product.call('DELETE', TOUR);
    await product.live();
    await product.call('PUT', '/tour-packages/bali-ubud-south-coast', { duration: 'Later' });
    await product.live();
    await product.killPublisher();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const left = await product.withDatabase(async (db) => {
      await forgetOldWrites(db, { before: tomorrow, limit: 1_000 });
      return db.selectFrom('outbox').select('operation').execute();
    });
    expect(left.filter(({ operation }) => operation === 'remove')).toEqual([]);
    for (const journal of ['-wal', '-shm']) await rm(content + journal, { force: true });
    await rename(`${content}.kept`, content);
    await product.startPublisher();
    await eventually(async () => expect(await stored(content)).not.toContain(TOUR_ID));
    expect((await product.verified()).differing).toEqual([]);
  });
});

/** The tours of a content database. */
async function stored(file: string): Promise<string[]> {
  const sqlite = new SQLite(file, { readonly: true });
  try {
    const tours = `SELECT id FROM records WHERE entity = 'tour-package'`;
    return sqlite.prepare<[], string>(tours).pluck().all();
  } finally {
    sqlite.close();
  }
}
