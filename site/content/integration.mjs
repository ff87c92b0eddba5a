import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a build its content: everything that the API shows, in a store of its own. A build that
 * cannot read the API fails before it writes anything.
 * @returns {import('astro').AstroIntegration}
 */
export function contentFromApi() {
  /** @type {string | undefined} */
  let folder;
  return {
    name: 'kheya-content',
    hooks: {
      'astro:build:start': async ({ logger }) => {
        if (process.env.CONTENT_DB) return;
        const { API_URL: apiUrl = 'http://127.0.0.1:8000', BUILD_TOKEN: token } = process.env;
        if (!token)
          throw new Error(
            'A build needs BUILD_TOKEN, and API_URL where the API is not on port 8000',
          );
        const { fillNewStore } = await import('./snapshot.ts');
        folder = await mkdtemp(join(tmpdir(), 'kheya-build-'));
        process.env.CONTENT_DB = join(folder, 'content.db');
        const { revision, records } = await fillNewStore(process.env.CONTENT_DB, { apiUrl, token });
        logger.info(`${records} records at revision ${revision}`);
      },
      'astro:build:done': async () => {
        if (!folder) return;
        delete process.env.CONTENT_DB;
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}
