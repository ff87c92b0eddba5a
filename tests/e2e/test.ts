import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { test as base } from '@playwright/test';
import { SITE } from '#model/publishing/names.ts';
import { until } from '../../api/testing/eventually.ts';

export { expect } from '@playwright/test';

/** Whether visitors see every write of public content. */
function isAllPublished(): boolean {
  const sqlite = new SQLite(join(process.env['E2E_DATA_DIR']!, 'kheya.db'), { readonly: true });
  try {
    const newest = sqlite.prepare('SELECT max(revision) FROM outbox').pluck().get();
    const delivered = sqlite
      .prepare('SELECT delivered FROM publishing_targets WHERE name = ?')
      .pluck();
    return Number(delivered.get(SITE) ?? 0) >= Number(newest ?? 0);
  } finally {
    sqlite.close();
  }
}

/**
 * Tests of a worker share one product: each begins with a site that shows what those before it
 * saved and restored.
 */
export const test = base.extend<{ published: undefined }>({
  published: [
    // oxlint-disable-next-line no-empty-pattern -- The runner reads the pattern for what is needed.
    async ({}, use) => {
      await until(isAllPublished);
      await use(undefined);
    },
    { auto: true },
  ],
});
