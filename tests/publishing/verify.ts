// The long version of the tests: `identity` by OPS operations, `survival` by KILLS.
import { Product, THREADED } from '../harness/product.ts';
import { proveSurvival } from './crash/survival.ts';
import { proveIdentity } from './proofs.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
const OPS = Number(process.env['OPS'] ?? 2_000);
const KILLS = Number(process.env['KILLS'] ?? 200);
/** Operations between two comparisons. */
const A_ROUND = 200;

interface Outcome {
  figures: object;
  wrong: Readonly<Record<string, readonly string[]>>;
}

const proofs: Readonly<Record<string, (product: Product) => Promise<Outcome>>> = {
  identity: async (product) => {
    const rounds = Math.ceil(OPS / A_ROUND);
    const proof = await proveIdentity(product, { seed, operations: OPS, rounds });
    const { differing, faults, ...figures } = proof;
    return { figures, wrong: { differing, faults } };
  },
  survival: async (product) => {
    const { wrong, ...figures } = await proveSurvival(product, { seed, kills: KILLS });
    return { figures, wrong };
  },
};

const prove = proofs[process.argv[2] ?? ''];
if (!prove) throw new Error(`Say one of: ${Object.keys(proofs).join(', ')}`);
console.info(`FC_SEED=${seed}`);
/** Both ways of bulk work, by turns. */
const env = seed % 2 === 0 ? THREADED : {};
const product = await Product.start({ content: 'demo', drawsShareImages: true, env });
try {
  const { figures, wrong } = await prove(product);
  console.info(figures);
  for (const [kind, faults] of Object.entries(wrong)) {
    console.info(`${kind}: ${faults.length}`);
    for (const fault of faults) console.error(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await product.stop();
}
