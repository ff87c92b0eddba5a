/** Of every random test. Fixed, so that runs repeat; another explores, or repeats a failure. */
export const SEED = Number(process.env['FC_SEED'] ?? 20_261_120);

/** Global setup: names the seed once a run. */
export default function logSeed(): void {
  console.info(`Random tests: FC_SEED=${SEED}`);
}
