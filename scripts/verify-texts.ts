import { spawn } from 'node:child_process';
import { ROOT } from './run.ts';

/** Every text of the collections where the tests take one in 25. */
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/outside-texts.test.ts'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, TEXTS: 'all' } },
);
vitest.on('close', (code) => {
  process.exitCode = code ?? 1;
});
