// Proves at length what the tests prove in short: `identity` by OPS operations, `survival` by KILLS.
import { Product } from '../harness/product.ts';
import { proveIdentity, proveSurvival, type Proof } from './proofs.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
const OPS = Number(process.env['OPS'] ?? 2_000);
const KILLS = Number(process.env['KILLS'] ?? 200);
/** Operations between two comparisons. */
const A_ROUND = 200;

const proofs: Readonly<Record<string, (product: Product) => Promise<Proof>>> = {
  identity: (product) =>
    proveIdentity(product, { seed, operations: OPS, rounds: Math.ceil(OPS / A_ROUND) }),
  survival: (product) => proveSurvival(product, { seed, kills: KILLS, saves: 6 }),
};

const prove = proofs[process.argv[2] ?? ''];
if (!prove) throw new Error(`Say one of: ${Object.keys(proofs).join(', ')}`);
const product = await Product.start({ content: 'demo' });
try {
  const { taken, compared, differing, faults } = await prove(product);
  for (const fault of [...differing.map((file) => `differs: ${file}`), ...faults])
    console.error(fault);
  console.info(
    `FC_SEED=${seed}: ${taken} operations, ${compared} files compared with a full build`,
  );
  process.exitCode = differing.length + faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}
