/**
 * Draws all pictures of the site: stock, brand, patterns, routes; and contact sheets of all scenes
 * for review: `npm run art`. The site's pictures are committed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeBrand } from './brand/write.ts';
import { contactSheet } from './contact-sheet.ts';
import { hours } from './kit/light.ts';
import { writePatterns } from './patterns.ts';
import { cropNames } from './picture.ts';
import { writeRoutes } from './routes/write.ts';
import { scenes } from './scenes/index.ts';
import { writeStock } from './stock/write.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PUBLIC = join(ROOT, 'site/public');
const SHEETS = join(ROOT, 'dist/art');

const bytes = await writeStock(join(PUBLIC, 'stock'));
console.info(`stock pictures: ${(bytes / 2 ** 20).toFixed(2)} MB`);
await writeBrand(PUBLIC);
await writePatterns(PUBLIC);
await writeRoutes(PUBLIC, join(ROOT, 'site/lib/tours'));

await mkdir(SHEETS, { recursive: true });
const names = Object.keys(scenes);
for (const variant of [...hours, ...cropNames]) {
  const sheet = await contactSheet(names.map((name) => `${name}-${variant}`));
  await writeFile(join(SHEETS, `${variant}.png`), sheet);
}
console.info(`${names.length} scenes at each hour and in each crop: ${SHEETS}`);
