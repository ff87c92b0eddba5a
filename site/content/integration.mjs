import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Paths that the API's server answers beside the pages. */
const ELSEWHERE = ['/api/v1', '/static/uploads', '/cms'];

/**
 * Gives a build its content: everything that the API shows, in a content database of its own. A build that
 * cannot read the API fails before it writes anything. While the site is worked on, the content is
 * read anew for every page, and a page says when it cannot be read.
 * @returns {import('astro').AstroIntegration}
 */
export function contentFromApi() {
  const { API_URL: apiUrl = 'http://127.0.0.1:8000', BUILD_TOKEN: token = '' } = process.env;
  /** @type {string | undefined} */
  let folder;
  /** @type {ReturnType<import('./store/build-content.ts').openStore> | undefined} */
  let store;
  /** @param {import('astro').AstroIntegrationLogger} logger */
  const open = async (logger) => {
    const { openStore } = await import('./store/build-content.ts');
    folder = await mkdtemp(join(tmpdir(), 'kheya-build-'));
    process.env.CONTENT_DB = join(folder, 'content.db');
    store = openStore(process.env.CONTENT_DB, { apiUrl, token }, ({ entity, id, reason }) =>
      logger.warn(`${entity} ${id} is left out: ${reason}`),
    );
    return store;
  };
  const remove = async () => {
    if (!folder) return;
    delete process.env.CONTENT_DB;
    await rm(folder, { recursive: true, force: true });
  };
  return {
    name: 'kheya-content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // A list of pages made once would not know of what is added later.
        if (command !== 'dev') return;
        const proxy = Object.fromEntries(ELSEWHERE.map((path) => [path, apiUrl]));
        updateConfig({ output: 'server', vite: { server: { proxy } } });
      },
      'astro:build:start': async ({ logger }) => {
        if (process.env.CONTENT_DB) return;
        if (!token)
          throw new Error(
            'A build needs BUILD_TOKEN, and API_URL where the API is not on port 8000',
          );
        const { refresh, close } = await open(logger);
        const { changes, revision } = await refresh();
        await close();
        logger.info(`${changes.length} records at revision ${revision}`);
      },
      'astro:build:done': remove,
      'astro:server:setup': async ({ server, logger }) => {
        const { refresh } = await open(logger);
        server.middlewares.use((request, _response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          refresh().then(
            () => {
              delete process.env.CONTENT_FAILURE;
              next();
            },
            (error) => {
              process.env.CONTENT_FAILURE = error.cause?.message ?? error.message;
              next();
            },
          );
        });
      },
      'astro:server:done': async () => {
        await store?.close();
        await remove();
      },
    },
  };
}
