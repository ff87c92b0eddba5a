import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFile, paths } from '#model/routes/paths.ts';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 1_000;

/**
 * New addresses by old ones, from the published list: read when it changes, not when it is asked. A
 * page that came back is published a moment before the list, so that its file has the last word.
 */
export async function movedPages(
  app: FastifyInstance,
  siteDir: string,
): Promise<(path: string) => Promise<string | undefined>> {
  const file = join(siteDir, paths.redirectsCaddy);
  let moved = new Map<string, string>();
  const load = async () => {
    const text = await readFile(file, 'utf8').catch(() => '');
    const lines = text.split('\n').filter((line) => line.startsWith('/'));
    moved = new Map(lines.map((line) => line.split(' ') as [string, string]));
  };
  await load();
  watchFile(file, { interval: LOOK_MS, persistent: false }, () => void load());
  app.addHook('onClose', async () => unwatchFile(file));
  return async (path) => {
    const known = path.toLowerCase();
    const to = moved.get(known);
    return to !== undefined && (await isMoved(join(siteDir, pageFile(known)))) ? to : undefined;
  };
}

/** Whether a page leads on by itself, or is not there. */
const isMoved = async (file: string) =>
  (await readFile(file, 'utf8').catch(() => REFRESH)).includes(REFRESH);
const REFRESH = '<meta http-equiv="refresh"';
