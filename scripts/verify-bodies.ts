import { spawn } from 'node:child_process';
import { ROOT } from './run.ts';

/** Runs the random-body tests with 1,000 bodies per entity, not 100, unless RUNS is set. */
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'api/crud/random-bodies.test.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { RUNS: '1000', FC_SEED: String(Date.now() % 2 ** 31), ...process.env },
  },
);
vitest.on('close', (code) => {
  process.exitCode = code ?? 1;
});
