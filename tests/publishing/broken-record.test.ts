import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atomically } from '../../api/db/database.ts';
import { compareFolders } from '../harness/folders.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';

const BROKEN = 'coxs-bazar-inani';
const OTHER = 'istanbul-cappadocia';
/** Tags that cannot be read, and those of another form than tags have. */
const ILL = { [BROKEN]: '{"never closed', 'sylhet-srimangal-tea-country': '[{}]' };

describe('a record that cannot be published', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo', env: UNCOMPRESSED });
  });
  afterAll(() => product.stop());

  const page = (path: string) => readFile(join(product.siteDir, path), 'utf8');

  /** Writes values to the database that the API refuses. */
  async function force(
    values: Record<string, string | null>,
    entity: 'tour-package' | 'contact-info' = 'tour-package',
    id = BROKEN,
  ): Promise<void> {
    const created_at = new Date().toISOString();
    const table = entity === 'tour-package' ? 'tour_packages' : 'contact_info';
    await product.withDatabase((db) =>
      atomically(db, async (trx) => {
        const { revision } = await trx
          .insertInto('outbox')
          .values({ entity, record_id: id, operation: 'change', created_at })
          .returning('revision')
          .executeTakeFirstOrThrow();
        await trx
          .updateTable(table)
          .set({ ...values, revision })
          .where('id', '=', id)
          .execute();
      }),
    );
  }

  const failures = async () =>
    (
      await product.call<{ failures: { entity: string; id: string; reason: string }[] }>(
        'GET',
        '/publishing',
      )
    ).body.failures;

  test.for([
    ['a photo that is no address', { images: '[5]', cover_photo: null }],
    [
      'a plan of ten thousand days',
      {
        itinerary: JSON.stringify(
          Object.fromEntries(
            Array.from({ length: 10_000 }, (_, n) => [`day${n + 1}`, { title: 'A day' }]),
          ),
        ),
      },
    ],
    [
      'a plan that no page can hold',
      {
        itinerary: JSON.stringify(
          Object.fromEntries(
            Array.from({ length: 100 }, (_, n) => [
              `day${n + 1}`,
              { title: 'A day', description: 'x'.repeat(45_000) },
            ]),
          ),
        ),
      },
    ],
  ] as const satisfies [string, Record<string, string | null>][])(
    '%s stops nobody else, is named, and is published once it is mended',
    async ([, values]) => {
      const before = await page(`tours/${BROKEN}.html`);
      await force({ ...values, name: 'Broken for now' });
      const save = await product.call('PUT', `/tour-packages/${OTHER}`, { name: 'Still at work' });
      expect(save.status).toBe(200);
      await product.live();

      expect(await page(`tours/${OTHER}.html`)).toContain('Still at work');
      expect(await page('tours.html')).toContain('Still at work');
      expect(await page(`tours/${BROKEN}.html`)).toBe(before);
      expect(await page('tours.html')).not.toContain('Broken for now');
      expect(await failures()).toMatchObject([
        {
          entity: 'tour-package',
          id: BROKEN,
          reason: expect.stringMatching(/is not of type string$|: it is larger than 4 MB/),
        },
      ]);
      const status = await product.call('GET', `/publishing/records/tour-package/${BROKEN}`);
      expect(status.body).toMatchObject({ state: 'failed', reason: expect.any(String) });

      const again = await product.call('POST', `/publishing/records/tour-package/${BROKEN}/retry`);
      expect(again.body).toMatchObject({ state: 'failed' });

      await force({ images: '[]', itinerary: '{}' });
      await product.call('PUT', `/tour-packages/${BROKEN}`, { name: 'Mended' });
      await product.live();
      expect(await page(`tours/${BROKEN}.html`)).toContain('Mended');
      expect(await failures()).toEqual([]);
      const mended = await product.call('GET', `/publishing/records/tour-package/${BROKEN}`);
      expect(mended.body).toMatchObject({ state: 'live', live_at: expect.stringMatching(/Z$/) });
    },
  );

  test('that cannot be read, or is of another form, stops no start, no rebuild and no build', async () => {
    const ids = Object.keys(ILL);
    const theirs = () => Promise.all(ids.map((id) => page(`tours/${id}.html`)));
    const before = await theirs();
    const save = async (name: string) => {
      expect((await product.call('PUT', `/tour-packages/${OTHER}`, { name })).status).toBe(200);
      await product.live();
      expect(await page(`tours/${OTHER}.html`)).toContain(name);
      expect(await theirs()).toEqual(before);
      const named = (await failures()).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      expect(named).toMatchObject(
        ids.map((id) => ({ entity: 'tour-package', id, reason: expect.stringContaining('tags') })),
      );
    };
    for (const [id, tags] of Object.entries(ILL)) await force({ tags }, 'tour-package', id);
    await save('Saved beside it');

    await product.killPublisher();
    await product.call('PUT', `/tour-packages/${OTHER}`, { name: 'Saved meanwhile' });
    await product.startPublisher();
    await save('Saved after a start');

    await product.rebuild();
    await save('Saved after a rebuild');

    const built = await product.fullBuild();
    expect(await readFile(join(built, `tours/${OTHER}.html`), 'utf8')).toContain('after a rebuild');
    for (const id of ids)
      await expect(readFile(join(built, `tours/${id}.html`))).rejects.toThrow('ENOENT');

    for (const id of ids) {
      await force({ tags: '[]' }, 'tour-package', id);
      const mended = await product.call('POST', `/publishing/records/tour-package/${id}/retry`);
      expect(mended.body).toMatchObject({
        state: expect.stringMatching(/^(live|saved|publishing)$/),
      });
    }
    await product.live();
    expect(await failures()).toEqual([]);
  });

  test('that every page shows leaves them as they were', async () => {
    const { body } = await product.call<{ id: string; company_name: string }[]>(
      'GET',
      '/site-management/contact-info',
    );
    const { id, company_name } = body[0]!;
    await force({ social_links: '{"facebook":5}', phone: '01999999999' }, 'contact-info', id);
    await product.call('PUT', `/tour-packages/${OTHER}`, { name: 'Nobody waits' });
    await product.live();
    expect(await page(`tours/${OTHER}.html`)).toContain('Nobody waits');
    expect((await page('index.html')).includes('1999-999999')).toBe(false);
    expect(await failures()).toMatchObject([{ entity: 'contact-info', id }]);

    await force({ social_links: '{}' }, 'contact-info', id);
    await product.call('PUT', `/site-management/contact-info/${id}`, { company_name });
    await product.live();
    await expect.poll(async () => (await page('about.html')).includes('1999-999999')).toBe(true);
    expect(await failures()).toEqual([]);
  });

  test('that is new is left out of every page until it is well, and goes with its removal', async () => {
    const made = await product.call<{ id: string }>('POST', '/tour-packages', {
      name: 'Never seen',
      destinations: 'Nowhere',
      price: 1,
      duration: '1',
    });
    await product.call('DELETE', `/tour-packages/${made.body.id}`);
    await product.live();
    expect(await failures()).toEqual([]);
    const built = await product.fullBuild();
    expect((await compareFolders(product.siteDir, built)).differing).toEqual([]);
  });
});
