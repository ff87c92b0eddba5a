// Saves, takes in, renders and cuts off at random, thousands of times: RUNS sites, STEPS each, by FC_SEED.
import fc from 'fast-check';
import { SmallPublisher, type Step } from './small-publisher.ts';
import { aSave } from './tours.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env['RUNS'] ?? 1_000);
const STEPS = Number(process.env['STEPS'] ?? 150);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('save' as const), save: aSave }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take in' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('render' as const),
      ms: fc.constantFrom(0.05, 0.3, 1, 5),
      // Mostly none.
      cutOffAfter: fc.option(fc.nat(7), { freq: 4 }),
    }),
  },
);

/** Some render bulk work in threads alone, some never, and some where much waits. */
const threadsFrom = (run: number) => [0, 12, Infinity][Math.floor(run / 3) % 3]!;
const sizeOf = (run: number) => (run % 20 === 0 ? 'crowd' : run % 3 === 0 ? 'many' : 'few');

console.info(`FC_SEED=${seed}`);
const found: string[] = [];
for (let run = 0; run < RUNS; run++) {
  const own = seed + run;
  const steps = fc.sample(step, { seed: own, numRuns: STEPS });
  const publisher = await SmallPublisher.start(sizeOf(own), threadsFrom(own));
  try {
    for (const each of steps) await publisher.do(each);
    await publisher.drain();
    const faults = [publisher.fault ?? [], await publisher.differing()].flat();
    found.push(...faults.map((fault) => `FC_SEED=${own} RUNS=1: ${fault}`));
  } finally {
    await publisher.end();
  }
}
for (const fault of found) console.error(fault);
console.info(
  `${RUNS} sites, ${found.length} links to nothing and pages that are not as the content is`,
);
if (found.length > 0) process.exitCode = 1;
