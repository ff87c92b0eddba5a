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
    // Most of a test of the product is the wait for its processes: with fewer workers, a core idles.
    maxWorkers: 4,
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
        },
      },
    ],
  },
});
