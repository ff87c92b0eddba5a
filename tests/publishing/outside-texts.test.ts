import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { LOCALES } from '#model/kit/locales.ts';
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { markupTexts } from '../../api/testing/corpora/markup.ts';
import { isEvery, outsideTexts } from '../../api/testing/corpora/outside.ts';
import { outsideRecords } from '../../api/testing/outside-values.ts';
import { compareFolders, filesBelow } from '../harness/folders.ts';
import { OutsideSite } from '../harness/outside-site.ts';
import { Product, UNCOMPRESSED } from '../harness/product.ts';
import { shownOf } from '../harness/shown.ts';

const TIMEOUT_MS = 3_600_000;
/** All but redirects, whose addresses take no text, and whose note no page shows. */
const entities = (publicEntities as readonly Entity[]).filter(({ name }) => name !== 'redirect');

/** Records of an entity that its page shows at once; the next ones take their places. */
const PLACES: Readonly<Record<string, number>> = {
  'service-option': 6,
  accreditation: 6,
  faq: 12,
  review: 6,
  offer: 3,
  'hero-scene': 1,
  'hero-content': 1,
  'contact-info': 1,
};
const MANY = 60;
const placesOf = ({ name }: Entity) => PLACES[name] ?? MANY;

/** Batches of records, one per place. */
function rounds(of: readonly Entity[]) {
  const all = of.map((entity) => {
    const records = outsideRecords(entity, outsideTexts);
    const places = placesOf(entity);
    return { entity, records, places, turns: Math.ceil(records.length / places) };
  });
  return Array.from({ length: Math.max(...all.map(({ turns }) => turns)) }, (_, turn) =>
    all.flatMap(({ entity, records, places }) =>
      records
        .slice(turn * places, (turn + 1) * places)
        .map((record, place) => ({ entity, place, record })),
    ),
  );
}

describe('texts that nobody here wrote', { timeout: TIMEOUT_MS }, () => {
  let product: Product;
  beforeEach(async () => {
    product = await Product.start({ content: 'none', env: UNCOMPRESSED });
  });
  afterEach(() => product.stop());

  const pages = () => filesBelow(product.siteDir, (name) => !/\.(?:br|gz|tmp)$/.test(name));

  /** Expects the same pages from a fresh publisher that fetches all content. */
  async function expectSameFromTheFeed(): Promise<void> {
    const before = await pages();
    await product.killPublisher();
    await rm(join(product.dataDir, 'site'), { recursive: true });
    await product.startPublisher();
    const after = await pages();
    const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => !before.get(name)?.equals(after.get(name) ?? Buffer.of()),
    );
    expect(differing).toEqual([]);
  }

  /** Expects well-formed XML: readers refuse a malformed feed or sitemap as a whole. */
  async function expectXml(): Promise<void> {
    const files = [...(await pages())].filter(([name]) => name.endsWith('.xml'));
    expect(files.length).toBeGreaterThan(2);
    for (const [name, bytes] of files)
      expect(() => new JSDOM(bytes, { contentType: 'application/xml' }), name).not.toThrow();
  }

  const expectAsBuilt = async () =>
    expect((await compareFolders(product.siteDir, await product.fullBuild())).differing).toEqual(
      [],
    );

  test.for([
    ['of many', entities.filter((each) => placesOf(each) > 1), 1, 8],
    ['of the agency', entities.filter((each) => placesOf(each) === 1), 200, 2],
  ] as const)(
    'are shown %s as they were written, whichever way they come, and nothing else comes of them',
    async ([, of, feedEvery, leastSeen]) => {
      const site = await OutsideSite.start(product, of);
      for (const entity of of)
        for (const locale of LOCALES)
          if (entity.name !== 'tag')
            expect(site.seen(entity, locale).length, entity.name).toBeGreaterThan(0);
      const turns = rounds(of);
      let found = 0;
      for (const [turn, records] of turns.entries()) {
        // At once: pages that show many of them are rendered for each that comes by itself.
        await Promise.all(
          of.map(async (entity) => {
            for (const { place, record } of records.filter((each) => each.entity === entity))
              await site.write(entity, place, record);
          }),
        );
        await product.live();
        const looked = await site.look();
        expect(looked.faults).toEqual([]);
        found += looked.found;
        const isDue = isEvery && turn % feedEvery === 0;
        if (isDue || turn === turns.length - 1) await expectSameFromTheFeed();
      }
      const { body } = await product.call<{ failures: unknown[] }>('GET', '/publishing');
      expect(body.failures).toEqual([]);
      await expectXml();
      if (isEvery) await expectAsBuilt();
      console.info(`${found} texts in ${turns.length} turns`);
      expect(found).toBeGreaterThan(outsideTexts.length * leastSeen);
    },
  );
});

test('a page that prints a text as markup is found', () => {
  const isFound = (text: string) => {
    const { faults, scripts, words } = shownOf(`<!doctype html><body><h1>${text}</h1>`);
    return faults.length > 0 || scripts.length > 0 || !words.includes(text);
  };
  const missed = markupTexts.filter((text) => /[<>]/.test(text) && !isFound(text));
  expect(missed).toEqual([]);
});
