import { watch } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteFiles } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';

interface Publish {
  id: number;
  state: string;
  pages: number;
  records: { entity: string; id: string; label: string | null }[];
}

const TOUR = '/tour-packages/coxs-bazar-inani';

describe('a publish', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'few' });
  });
  afterAll(() => product.stop());

  const page = (path: string) => readFile(join(product.siteDir, path), 'utf8');
  const pages = () => siteFiles(product.siteDir);
  const publishes = async () =>
    (await product.call<Publish[]>('GET', '/publishing/publishes')).body;
  const save = async (change: Record<string, unknown>) => {
    expect((await product.call('PUT', TOUR, change)).status).toBe(200);
    await product.live();
  };

  test('is taken back with every file it replaced, and what is kept comes back with a resume', async () => {
    await save({ name: 'Good name' });
    const good = await pages();
    await save({ name: 'Bad name' });
    const [bad] = await publishes();
    expect(bad).toMatchObject({
      state: 'live',
      records: [{ entity: 'tour-package', id: 'coxs-bazar-inani' }],
    });
    const gone = await product.call<{ id: string }>('POST', '/tour-packages', {
      name: 'Too early',
      destinations: 'Sylhet',
      price: 1000,
      duration: '2',
    });
    await product.live();
    expect(await page(`tours/${gone.body.id}.html`)).toContain('Too early');
    const newest = await pages();

    const back = await product.call('POST', `/publishing/publishes/${bad!.id}/rollback`);
    expect(back.status).toBe(200);
    expect((back.body as { pinned: number }).pinned).toBeGreaterThan(4);
    expect(await pages()).toEqual(good);
    expect((await publishes()).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['rolled_back', 'live']),
    );
    const twice = await product.call('POST', `/publishing/publishes/${bad!.id}/rollback`);
    expect([twice.status, twice.body]).toEqual([
      409,
      { detail: 'This publish was taken back already' },
    ]);

    // A restart keeps the rollback.
    await product.killPublisher();
    await product.startPublisher();
    expect(await pages()).toEqual(good);

    const resumed = await product.call('POST', '/publishing/resume');
    expect([resumed.status, (resumed.body as { pinned: number }).pinned]).toEqual([200, 0]);
    expect(await pages()).toEqual(newest);
    await product.call('DELETE', `/tour-packages/${gone.body.id}`);
    await product.live();
  });

  test('that was taken back stays so until one of its pages is published', async () => {
    await save({ package_details: 'As it should be' });
    await save({ package_details: 'A slip' });
    const [slip] = await publishes();
    await product.call('POST', `/publishing/publishes/${slip!.id}/rollback`);
    expect(await page('tours/coxs-bazar-inani.html')).toContain('As it should be');

    const scenes = await product.call<{ id: string }[]>('GET', '/site-management/hero-scenes');
    const scene = scenes.body[0]!;
    await product.call('PUT', `/site-management/hero-scenes/${scene.id}`, { name: 'Other shore' });
    await product.live();
    expect(await page('index.html')).toContain('Other shore');
    expect(await page('tours/coxs-bazar-inani.html')).toContain('As it should be');

    await save({ package_details: 'Mended' });
    expect(await page('tours/coxs-bazar-inani.html')).toContain('Mended');
    const { body } = await product.call<{ pinned: number }>('GET', '/publishing');
    expect(body.pinned).toBe(0);
    expect((await product.verified()).differing).toEqual([]);
  });

  test('that could not be taken back is not taken back later, at a start', async () => {
    await save({ package_details: 'As it was' });
    await save({ package_details: 'As it is' });
    const [latest] = await publishes();
    const kept = `${await realpath(product.siteDir)}.kept`;
    await rename(kept, `${kept}-elsewhere`);
    await mkdir(kept);
    const failed = await product.call('POST', `/publishing/publishes/${latest!.id}/rollback`);
    expect(failed.status).toBeGreaterThanOrEqual(500);
    await rm(kept, { recursive: true });
    await rename(`${kept}-elsewhere`, kept);
    await product.killPublisher();
    await product.startPublisher();
    expect(await page('tours/coxs-bazar-inani.html')).toContain('As it is');
    expect((await publishes())[0]).toMatchObject({ id: latest!.id, state: 'live' });
  });

  test('that was taken back leaves its records pinned, and others live, until they are published', async () => {
    const flights = await product.call<{ id: string }[]>('GET', '/flights');
    const flight = `/flights/${flights.body[0]!.id}`;
    const standing = async (entity: string, id: string) =>
      (await product.call('GET', `/publishing/records/${entity}/${id}`)).body['state'];
    const states = async () => [
      await standing('flight', flights.body[0]!.id),
      await standing('tour-package', 'coxs-bazar-inani'),
    ];
    await save({ price: 41_000 });
    // A flight has no page of its own, only a list.
    await product.call('PUT', flight, { price: 99 });
    await product.live();
    const [cheap] = await publishes();
    await product.call('POST', `/publishing/publishes/${cheap!.id}/rollback`);
    expect(await states()).toEqual(['pinned', 'live']);
    const { body } = await product.call<Record<string, unknown>>('GET', '/publishing');
    const { revision } = (await product.call<{ revision: number }>('GET', flight)).body;
    expect(body['pinned_revisions']).toMatchObject({ until: revision });

    // A restart reports the same.
    await product.killPublisher();
    await product.startPublisher();
    expect(await states()).toEqual(['pinned', 'live']);

    const { body: resumed } = await product.call('POST', '/publishing/resume');
    expect(resumed).toMatchObject({ pinned: 0, pinned_revisions: null });
    expect(await states()).toEqual(['live', 'live']);
  });

  test('names its records as they were then, what changed of them, and who changed it', async () => {
    await save({ name: 'Called so first', price: 42_000 });
    await save({ name: 'Called otherwise later', name_bn: 'পরে অন্য নাম' });
    const made = await product.call<{ id: string }>('POST', '/tour-packages', {
      name: 'Here and gone',
      destinations: 'Sylhet',
      price: 1000,
      duration: '2',
    });
    await product.live();
    await product.call('DELETE', `/tour-packages/${made.body.id}`);
    await product.live();
    const tour = { entity: 'tour-package', id: 'coxs-bazar-inani', actors: ['Administrator'] };
    const gone = { entity: 'tour-package', id: made.body.id, label: 'Here and gone', changed: [] };
    const [removed, created, later, first] = (await publishes()).map(({ records }) => records);
    expect(removed).toMatchObject([
      { entity: 'redirect', action: 'create' },
      { ...gone, action: 'remove' },
    ]);
    expect(created).toMatchObject([{ ...gone, action: 'create' }]);
    expect(later).toEqual([
      {
        ...tour,
        label: 'Called otherwise later',
        action: 'change',
        changed: ['name', 'name_bn'],
      },
    ]);
    expect(first).toMatchObject([
      { ...tour, label: 'Called so first', changed: ['name', 'price'] },
    ]);
  });

  test('that nobody knows cannot be taken back, and the log says who took one back', async () => {
    const unknown = await product.call('POST', '/publishing/publishes/999999/rollback');
    expect(unknown).toMatchObject({
      status: 409,
      body: { detail: 'This publish is not kept any more' },
    });
    const first = (await publishes()).at(-1)!;
    const all = await pages();
    const none = await product.call('POST', `/publishing/publishes/${first.id}/rollback`);
    expect(none).toMatchObject({
      status: 409,
      body: { detail: 'Before this publish there was no site' },
    });
    expect(await pages()).toEqual(all);
    const log = await product.call<{ action: string; entity: string; actor_name: string }[]>(
      'GET',
      '/audit-log?action=rollback',
    );
    expect(log.body.length).toBe(3);
    expect(log.body[0]).toMatchObject({ entity: 'site', actor_name: expect.any(String) });
  });

  test('that deleted a page: it is there as long as another links to it, back and forth', async () => {
    const release = await realpath(product.siteDir);
    const own = 'bali-ubud-south-coast.html';
    const isLinker = async (file: string) =>
      file.endsWith('.html') && (await page(file)).includes('"/tours/bali-ubud-south-coast"');
    const files = (await readdir(join(release, 'tours'))).map((name) => `tours/${name}`);
    const linkers: string[] = [];
    for (const file of ['index.html', 'tours.html', ...files])
      if (basename(file) !== own && (await isLinker(file))) linkers.push(basename(file));
    expect(linkers.length).toBeGreaterThan(3);
    /** Of the page and those that link to it: which got another file or none, in that order. */
    const during = async (work: () => Promise<unknown>): Promise<(string | null)[]> => {
      const seen: (string | null)[] = [];
      const watchers = ['', 'tours'].map((folder) =>
        watch(join(release, folder), (_event, name) => seen.push(name)),
      );
      await work();
      await product.live();
      for (const watcher of watchers) watcher.close();
      return [...new Set(seen)].filter((name) => name === own || linkers.includes(String(name)));
    };
    const hidden = { is_available: false };
    await product.call('PUT', '/tour-packages/bali-ubud-south-coast', hidden);
    await product.live();
    const [latest] = await publishes();
    const rollback = `/publishing/publishes/${latest!.id}/rollback`;
    const back = await during(() => product.call('POST', rollback));
    expect(back.toSorted()).toEqual([own, ...linkers].toSorted());
    expect(back[0]).toBe(own);
    const forth = await during(() => product.call('POST', '/publishing/resume'));
    expect(forth.toSorted()).toEqual([own, ...linkers].toSorted());
    expect(forth.at(-1)).toBe(own);
    expect((await product.verified()).differing).toEqual([]);
  });
});
