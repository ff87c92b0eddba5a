import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = 'node_modules/.cache/kheya-share';

/**
 * Draws what pages look like where they are shared, at the end of a build. What was drawn for an
 * earlier build is taken from there: an image is named by what is on it.
 * @returns {import('astro').AstroIntegration}
 */
export function shareImages() {
  return {
    name: 'kheya-share-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const apiUrl = process.env.API_URL || 'http://127.0.0.1:8000';
        const { pictureReader } = await import('./pictures.ts');
        const { drawnShare, shareOf } = await import('./page.ts');
        const readPicture = pictureReader(folder, apiUrl);
        let drawn = 0;
        await mkdir(join(folder, 'share'), { recursive: true });
        await mkdir(CACHE, { recursive: true });
        for (const name of await readdir(folder, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const share = shareOf(await readFile(join(folder, name), 'utf8'));
          if (!share) continue;
          const kept = join(CACHE, share.name);
          const file = join(folder, 'share', share.name);
          if (await copyFile(kept, file).then(() => true, isMissing)) continue;
          await writeFile(file, await drawnShare(share, readPicture));
          await keep(file, kept);
          drawn += 1;
        }
        logger.info(`${drawn} share images drawn`);
      },
    },
  };
}

/** Whole or not at all: two builds may run at once. */
async function keep(file, kept) {
  const temporary = join(dirname(kept), `.${process.pid}.tmp`);
  await copyFile(file, temporary);
  await rename(temporary, kept);
}

function isMissing(error) {
  if (error.code === 'ENOENT') return false;
  throw error;
}
