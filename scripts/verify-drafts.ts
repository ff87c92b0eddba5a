import { spawn } from 'node:child_process';
import { ROOT } from './run.ts';

const seed = String(Date.now() % 2 ** 31);

/** Runs the random test of drafts with 2,000 acts, not 120, unless RUNS is set. */
const prove = (engine: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const vitest = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'api/features/drafts/random-drafts.test.ts'],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { RUNS: '2000', FC_SEED: seed, ...process.env, ...engine },
      },
    );
    vitest.on('close', (code) => resolve(code ?? 1));
  });

const codes = [await prove({}), await prove({ DB: 'postgres' })];
process.exitCode = Math.max(...codes);
