import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Product } from '../harness/product.ts';

const SAVES = 500;
const WITHIN_MS = 5_000;

describe('a storm of saves', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
  });
  afterAll(() => product.stop());

  const delivered = async () => {
    const { body } = await product.call<{ targets: { name: string; delivered: number }[] }>(
      'GET',
      '/publishing',
    );
    return body.targets.find(({ name }) => name === 'site')!.delivered;
  };

  test('is published in far fewer steps, goes live all the while, and ends with the last', async () => {
    const { body: tours } = await product.call<{ id: string }[]>(
      'GET',
      '/tour-packages?available_only=true',
    );
    const first = await delivered();
    const pageOf = (id: string) => readFile(join(product.siteDir, `tours/${id}.html`), 'utf8');
    const seen = new Set<string | undefined>();
    const over = new AbortController();
    const watched = (async () => {
      while (!over.signal.aborted) {
        seen.add(/\d+ nights/.exec(await pageOf(tours[0]!.id))?.[0]);
        await wait(50);
      }
    })();
    const saves: Promise<{ status: number }>[] = [];
    for (let n = 0; n < SAVES; n++) {
      const { id } = tours[n % tours.length]!;
      const save = () => product.call('PUT', `/tour-packages/${id}`, { duration: `${n} nights` });
      // One tour's saves arrive in order: over two connections the later one may be the first.
      const before = saves[n - tours.length];
      saves.push(before ? before.then(save) : save());
      await wait(WITHIN_MS / SAVES);
    }
    for (const save of saves) expect((await save).status).toBe(200);
    await product.live();
    over.abort();
    await watched;

    expect((await delivered()) - first).toBe(SAVES);
    // Intermediate states go live during the storm, not only the last.
    expect(seen.size).toBeGreaterThan(3);
    const { body: publishes } = await product.call<{ id: number }[]>(
      'GET',
      '/publishing/publishes',
    );
    expect(publishes[0]!.id).toBeLessThan(SAVES);
    for (const [index, { id }] of tours.entries()) {
      const last = SAVES - 1 - ((SAVES - 1 - index) % tours.length);
      expect(await pageOf(id)).toContain(`${last} nights`);
    }
  });

  test('leads leave the site alone', async () => {
    const before = await delivered();
    const lead = { name: 'A visitor', message: 'When do you open?', phone: '01700000000' };
    const answer = await product.call('POST', '/contact-submissions', lead);
    expect(answer.status).toBe(201);
    const { body } = await product.call<{ revision: number }>('GET', '/publishing');
    expect(body.revision).toBe(before);
  });
});
