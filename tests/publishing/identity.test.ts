import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVERY_CORE, Product } from '../harness/product.ts';
import { SEED } from '../harness/seed.ts';
import { orphans } from './crawler.ts';
import { proveIdentity, proveRenames } from './proofs.ts';

describe('the published folder', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo', env: EVERY_CORE });
  });
  afterAll(() => product.stop());

  test('leads from the home page of a language to all its listed pages', async () => {
    expect(await orphans(product.siteDir)).toEqual([]);
    await copyFile(join(product.siteDir, 'bn/tours.html'), join(product.siteDir, 'bn/lost.html'));
    expect(await orphans(product.siteDir)).toEqual(['bn/lost.html']);
    await rm(join(product.siteDir, 'bn/lost.html'));
  });

  test('names a record by its new name wherever it named it by the old one', async () => {
    const proof = await proveRenames(product);
    expect(proof).toMatchObject({ differing: [], faults: [] });
    expect(proof.taken).toBeGreaterThan(8);
  });

  test('is what a full build writes, byte for byte, after any edits of any entity', async () => {
    const proof = await proveIdentity(product, { seed: SEED, operations: 102, rounds: 2 });
    expect(proof, `FC_SEED=${SEED}`).toMatchObject({ differing: [], faults: [] });
    expect(proof.compared).toBeGreaterThan(20);
    expect(proof.taken).toBeGreaterThan(60);
  });
});
