import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
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
