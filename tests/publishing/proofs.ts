import { publicEntities } from '#model/entities/index.ts';
import fc from 'fast-check';
import { compareFolders } from '../harness/folders.ts';
import type { Product } from '../harness/product.ts';
import { crawl } from './crawler.ts';
import { operations, perform, type Operation } from './operations.ts';

export interface Proof {
  /** Operations that the API accepted. */
  taken: number;
  /** Files that differ from a full build. */
  differing: string[];
  /** Broken links and truncated pages. */
  faults: string[];
  compared: number;
}

const sample = (seed: number, count: number): Operation[] =>
  fc.sample(fc.array(operations, { minLength: count, maxLength: count }), { seed, numRuns: 1 })[0]!;

/** Performs random operations, and compares the published folder with a full build, repeatedly. */
export async function proveIdentity(
  product: Product,
  { seed, operations: count, rounds }: { seed: number; operations: number; rounds: number },
): Promise<Proof> {
  let taken = 0;
  for (let round = 0; round < rounds; round++) {
    for (const operation of sample(seed + round, Math.ceil(count / rounds)))
      if ((await perform(product, operation)) < 300) taken++;
    const proof = await compare(product, taken);
    if (proof.differing.length + proof.faults.length > 0 || round === rounds - 1) return proof;
  }
  throw new Error('A proof has at least one round');
}

/** Renames one record of each entity, with no other change that would render its lists. */
export async function proveRenames(product: Product): Promise<Proof> {
  let taken = 0;
  for (const { name: entity } of publicEntities) {
    const rename = { name: 'rename', entity, pick: 0, words: `Only its ${entity}`, long: '' };
    if ((await perform(product, rename)) < 300) taken++;
  }
  return compare(product, taken);
}

async function compare(product: Product, taken: number): Promise<Proof> {
  await product.live();
  const { differing, compared } = await compareFolders(product.siteDir, await product.fullBuild());
  const { torn, broken } = await crawl(product.siteDir);
  return { taken, differing, faults: [...torn, ...broken], compared };
}
