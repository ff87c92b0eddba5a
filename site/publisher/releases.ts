import { cp, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Releases that stay beside the published one, with the assets that open tabs still ask for. */
const KEPT = 2;

export interface Release {
  /** One compiled site, one release. */
  id: string;
  dir: string;
  stateFile: string;
  journalFile: string;
}

/**
 * The folder for a compiled site: its assets are in it, its pages may not be yet. Never two sites
 * in one folder.
 */
export async function prepareRelease(siteDir: string, appDir: string): Promise<Release> {
  const id = basename(appDir);
  const dir = join(siteDir, 'releases', id);
  await mkdir(dir, { recursive: true });
  await cp(join(appDir, 'client'), dir, { recursive: true, force: true });
  const beside = (ending: string) => join(siteDir, 'releases', `${id}.${ending}`);
  return { id, dir, stateFile: beside('db'), journalFile: beside('journal.json') };
}

/** Shows the release to the world, by one rename, and clears away those that are long past. */
export async function showRelease(siteDir: string, { id }: Release): Promise<void> {
  const link = join(siteDir, 'current');
  const target = join('releases', id);
  if ((await targetOf(link)) !== target) {
    const next = join(siteDir, '.current.tmp');
    await rm(next, { force: true });
    await symlink(target, next, 'junction');
    await rename(next, link);
  }
  await clearOld(siteDir, id);
}

async function targetOf(link: string): Promise<string | undefined> {
  try {
    return await readlink(link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function clearOld(siteDir: string, current: string): Promise<void> {
  const folder = join(siteDir, 'releases');
  const entries = await readdir(folder, { withFileTypes: true });
  const others = entries.filter((each) => each.isDirectory() && each.name !== current);
  if (others.length <= KEPT) return;
  const aged = await Promise.all(
    others.map(async ({ name }) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  aged.sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(KEPT))
    for (const path of [
      name,
      `${name}.db`,
      `${name}.db-wal`,
      `${name}.db-shm`,
      `${name}.journal.json`,
    ])
      await rm(join(folder, path), { recursive: true, force: true });
}
