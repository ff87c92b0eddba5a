import { spawn } from 'node:child_process';
import { ROOT } from './run.ts';

const seed = String(Date.now() % 2 ** 31);

/** Replays an access log of 20,000 lines, not 800, unless LINES is set. */
const prove = (engine: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const vitest = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'api/features/page-counts/replayed-log.test.ts'],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: { LINES: '20000', FC_SEED: seed, ...process.env, ...engine },
      },
    );
    vitest.on('close', (code) => resolve(code ?? 1));
  });

const codes = [await prove({}), await prove({ DB: 'postgres' })];
process.exitCode = Math.max(...codes);
