import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  blogPost,
  flight,
  recordPage,
  tourPackage,
  umrahPackage,
  visaService,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create } from '../../api/crud/repository.ts';
import { everyOtherCharacter, everySnippet } from '../../api/testing/corpora/alphabet.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { compareFolders, siteFiles } from '../harness/folders.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';
import { crawl } from './crawler.ts';

const catalogue = [tourPackage, umrahPackage, visaService, flight, blogPost] as readonly Entity[];
const snippets = everySnippet();
const long = everyOtherCharacter();

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** Records with every character of the alphabet, at other positions with each `turn`. */
function records(turn: number): { entity: Entity; values: Record<string, unknown> }[] {
  const lines = [...snippets.slice(turn), ...snippets.slice(0, turn)];
  const made: ReturnType<typeof records> = [];
  while (lines.length > 0) {
    const entity = catalogue[made.length % catalogue.length]!;
    const values: Record<string, unknown> = { [entity.shownWhen!]: true };
    for (const { name, field } of entity.columns) {
      if (field.kind === 'text') values[name] = lines.shift() ?? 'River';
      if (field.kind === 'markdown')
        values[name] = long.length < field.max! ? long : snippets.slice(0, 60).join('\n');
    }
    made.push({ entity, values });
  }
  return made;
}

describe('texts of every character and snippet', () => {
  let product: Product;
  const ids: string[] = [];
  beforeAll(async () => {
    product = await Product.start({
      content: 'few',
      env: UNCOMPRESSED,
      prepare: async (db) => {
        for (const { entity, values } of records(0)) {
          const draft = draftOf(entity, values);
          const made = await create(db, entity, draft, { userId: null, now: new Date() });
          ids.push(made.id);
        }
      },
    });
  });
  afterAll(() => product.stop());

  const rewrite = async (turn: number) => {
    for (const [at, { entity, values }] of records(turn).entries()) {
      const answer = await product.call('PUT', `${entity.path}/${ids[at]}`, values);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    }
  };
  const pages = () => siteFiles(product.siteDir);
  /** Expects whole pages, no broken links, and nothing left out. */
  const expectWhole = async () => {
    await product.live();
    const { body } = await product.call<{ failures: unknown[] }>('GET', '/publishing');
    expect(body.failures).toEqual([]);
    expect(await crawl(product.siteDir)).toMatchObject({ torn: [], broken: [] });
  };
  /** Expects well-formed XML: readers refuse a malformed feed or sitemap as a whole. */
  const expectXml = async () => {
    const files = [...(await pages())].filter(([name]) => name.endsWith('.xml'));
    expect(files.length).toBeGreaterThan(2);
    for (const [name, bytes] of files)
      expect(() => new JSDOM(bytes, { contentType: 'application/xml' }), name).not.toThrow();
  };
  const expectAsBuilt = async () =>
    expect((await compareFolders(product.siteDir, await product.fullBuild())).differing).toEqual(
      [],
    );

  test('come through the first fill and a build', async () => {
    await expectWhole();
    await expectAsBuilt();
  });

  test('come through as they are saved, one by one', async () => {
    await rewrite(1);
    await expectWhole();
    await expectXml();
  });

  test('come through as they are asked for, after a time without a publisher', async () => {
    await product.killPublisher();
    await rewrite(2);
    await product.startPublisher();
    await expectWhole();
    await expectAsBuilt();
  });

  test('come through a rebuild, a rollback and what follows it', async () => {
    const before = await pages();
    await product.rebuild();
    await expectWhole();
    expect(await pages()).toEqual(before);

    const list = await product.call<{ id: number }[]>('GET', '/publishing/publishes');
    const back = await product.call('POST', `/publishing/publishes/${list.body[0]!.id}/rollback`);
    expect(back.status).toBe(200);
    await expectWhole();
    expect((await product.call('POST', '/publishing/resume')).status).toBe(200);
    await expectWhole();
    expect(await pages()).toEqual(before);
  });

  test('come through a preview, which is the page that is published', async () => {
    for (const [at, { entity, values }] of records(2).slice(0, 5).entries()) {
      if (entity === (flight as Entity)) continue;
      const id = ids[at]!;
      const { body } = await product.call<{ en: string }>('POST', '/preview', {
        entity: entity.name,
        id,
        record: values,
      });
      const preview = await (await fetch(product.url + body.en)).text();
      const { body: record } = await product.call<{ id: string }>('GET', `${entity.path}/${id}`);
      const path = recordPage(entity.name as 'tour-package', record);
      const published = await readFile(join(product.siteDir, `${path}.html`), 'utf8');
      // A preview was never saved: its timestamp is now.
      expect(preview.replaceAll(MOMENT, '')).toBe(published.replaceAll(MOMENT, ''));
    }
  });
});
