import { defineConfig } from 'vitest/config';

/** Tests that start servers of the product, and processes of their own. */
const PRODUCT = [
  'tests/{client,publishing,restore,serving,supervise,upgrades}/**/*.test.ts',
  'tests/{dev,start,stop}.test.ts',
];
const exclude = ['**/node_modules/**', 'dist/**'];

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/seed.ts'],
    globalSetup: ['tests/harness/seed.ts', 'tests/harness/postgres.ts', 'tests/harness/s3.ts'],
    // Most of a test's time is the wait for another process: with one worker, a core would idle.
    maxWorkers: 2,
    // Files of a worker share their modules: to import the server takes longer than most tests.
    isolate: false,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 480_000,
    hookTimeout: 480_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{api,site,cms,scripts,data/art,tests}/**/*.test.ts'],
          exclude: [...exclude, ...PRODUCT],
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: PRODUCT,
          exclude,
          globalSetup: ['tests/harness/demo-folder.ts'],
          // Tests of this project wait for their processes even more.
          maxWorkers: 3,
          // After those of the other project: so many workers are for these alone.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
