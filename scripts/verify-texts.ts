import { spawn } from 'node:child_process';
import { ROOT } from './run.ts';

/** Tests of untrusted texts: the API, pages, share images, mails, accounts. */
const FILES = [
  'tests/outside-texts.test.ts',
  'tests/publishing/outside-texts.test.ts',
  'tests/publishing/outside-titles.test.ts',
  'api/features/contact-submissions/outside-leads.test.ts',
  'api/features/users/outside-names.test.ts',
];

/** Runs every text of the collections, of which the tests take one in 25. */
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...FILES], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, TEXTS: 'all' },
});
vitest.on('close', (code) => {
  process.exitCode = code ?? 1;
});
