import { spawn } from 'node:child_process';
import { ROOT } from './run.ts';

/** Runs the random edits of translations with 5,000 of them, not 100, unless EDITS is set. */
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'api/features/translations/outdated.test.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { EDITS: '5000', FC_SEED: String(Date.now() % 2 ** 31), ...process.env },
  },
);
vitest.on('close', (code) => {
  process.exitCode = code ?? 1;
});
