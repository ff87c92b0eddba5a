import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareFolders } from '../harness/folders.ts';
import { Product } from '../harness/product.ts';
import { operations, perform } from './operations.ts';

const ROUNDS = 3;
const OPERATIONS_A_ROUND = 12;
const SEED = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);

describe('the published folder', () => {
  let product: Product;
  beforeAll(async () => {
    product = await Product.start({ content: 'demo' });
  }, 60_000);
  afterAll(() => product.stop(), 30_000);

  test('is what a full build writes, byte for byte, after any edits', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [sequence = []] = fc.sample(
        fc.array(operations, { minLength: OPERATIONS_A_ROUND, maxLength: OPERATIONS_A_ROUND }),
        { seed: SEED + round, numRuns: 1 },
      );
      for (const operation of sequence) await perform(product, operation);
      await product.live();
      const { differing, compared } = await compareFolders(
        product.siteDir,
        await product.fullBuild(),
      );
      expect(differing, `FC_SEED=${SEED}, round ${round}`).toEqual([]);
      expect(compared).toBeGreaterThan(10);
    }
  }, 180_000);
});
