import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/seed.ts'],
    globalSetup: ['tests/harness/demo-folder.ts'],
    // Most of a test's time is the wait for another process: with one worker, a core would idle.
    maxWorkers: 2,
    // A machine that is busy with something else is slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    include: [
      'api/**/*.test.ts',
      'site/**/*.test.ts',
      'cms/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'dist/**', 'tests/e2e/**'],
  },
});
