import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coasts } from './coasts.ts';
import { routes, worldMap } from './world.ts';

/**
 * Writes the map, one file shared by every page, and each route's path on it; and all coasts, from
 * which a page draws its own part.
 */
export async function writeRoutes(publicFolder: string, libFolder: string): Promise<void> {
  await writeFile(join(libFolder, 'coasts.txt'), await coasts());
  await mkdir(join(publicFolder, 'maps'), { recursive: true });
  await writeFile(join(publicFolder, 'maps/world.svg'), await worldMap());
  const lines = (await routes()).map(
    ({ code, way }) => `  ['${code}', '${way.map(({ x, y }) => `${x},${y}`).join(' ')}'],`,
  );
  await writeFile(
    join(libFolder, 'routes-data.ts'),
    `/**
 * The great circle from Dhaka to each country, in even steps on /maps/world.svg. Made by
 * data/art, where it is said which city of a country is meant.
 */
// oxfmt-ignore
export const routesData = [
${lines.join('\n')}
] as const;
`,
  );
}
