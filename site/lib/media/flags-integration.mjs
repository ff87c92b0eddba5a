import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('country-flag-icons/package.json');
const SOURCE = join(dirname(manifest), '3x2');
/** Countries only: the package has regions and unions too. */
const OF_A_COUNTRY = /^([A-Z]{2})\.svg$/;

/**
 * Our own copy of the flag of every country, at /flags/{code}.svg.
 * @returns {import('astro').AstroIntegration}
 */
export function countryFlags() {
  return {
    name: 'kheya-flags',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/flags', async (request, response, next) => {
          const [, code] = /^\/([a-z]{2})\.svg$/.exec(request.url ?? '') ?? [];
          const svg =
            code &&
            (await readFile(join(SOURCE, `${code.toUpperCase()}.svg`)).catch(() => undefined));
          if (!svg) return next();
          response.setHeader('content-type', 'image/svg+xml').end(svg);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = join(fileURLToPath(dir), 'flags');
        await mkdir(folder, { recursive: true });
        for (const name of await readdir(SOURCE))
          if (OF_A_COUNTRY.test(name))
            await copyFile(join(SOURCE, name), join(folder, name.toLowerCase()));
      },
    },
  };
}
