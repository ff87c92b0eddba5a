import { mkdir, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { filesIn, isNothing, writeFileWhole } from './files.ts';
import { keptFolder } from './history.ts';

/** Releases that stay beside the published one, with the assets that open tabs still ask for. */
const KEPT = 2;

/** What lies beside a release and goes with it. */
const BESIDE = ['.db', '.db-wal', '.db-shm', '.db.damaged', '.kept'];

/**
 * The hashed assets of every release that is kept, in one folder: a page that a visitor opened
 * before the last release still finds its own.
 */
const ASSETS = '_astro';
const assetsOf = ({ siteDir }: Release) => join(siteDir, 'assets', ASSETS);

/** Copies the files of a folder that are missing elsewhere, or of another size there. */
async function copyMissing(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const name of await filesIn(from)) {
    const [source, file] = [join(from, name), join(to, name)];
    if ((await sizeOf(file)) === (await sizeOf(source))) continue;
    await writeFileWhole(file, await readFile(source));
    copied++;
  }
  return copied;
}

export const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

/** Removes assets that no release has any more. */
async function dropAssets(current: Release): Promise<void> {
  const folder = join(current.siteDir, 'releases');
  const kept = new Set<string>();
  for (const release of await readdir(folder))
    for (const name of await readdir(join(folder, release, ASSETS)).catch(() => [])) kept.add(name);
  for (const name of await readdir(assetsOf(current)))
    if (!kept.has(name)) await rm(join(assetsOf(current), name), { force: true });
}

export interface Release {
  /** Holds all releases, their assets and the link to the one that is shown. */
  siteDir: string;
  dir: string;
  contentFile: string;
  /** The compiled site. */
  appDir: string;
}

/**
 * The folder for a compiled site: its assets are in it, its pages may not be yet. Never two sites
 * in one folder.
 */
export async function prepareRelease(siteDir: string, appDir: string): Promise<Release> {
  const dir = join(siteDir, 'releases', basename(appDir));
  const release = { siteDir, dir, contentFile: `${dir}.db`, appDir };
  await fillShipped(release);
  return release;
}

/** Puts what the compiled site ships where it is missing or cut short. Answers how many files. */
export async function fillShipped(release: Release): Promise<number> {
  const shipped = join(release.appDir, 'client');
  await mkdir(keptFolder(release.dir), { recursive: true });
  return (
    (await copyMissing(shipped, release.dir)) +
    (await copyMissing(join(shipped, ASSETS), assetsOf(release)))
  );
}

/** Whether the folders of the release are there, and those beside it. */
export async function isStanding(release: Release): Promise<boolean> {
  const { dir } = release;
  const folders = [dir, join(dir, ASSETS), assetsOf(release), keptFolder(dir)];
  return (await Promise.all(folders.map(sizeOf))).every((size) => size !== undefined);
}

const linkOf = ({ siteDir }: Release) => join(siteDir, 'current');
const placeOf = ({ siteDir, dir }: Release) => relative(siteDir, dir);

/** Whether the release is what the world sees. */
export async function isShown(release: Release): Promise<boolean> {
  const target = await readlink(linkOf(release)).catch((error: unknown) => {
    if (!isNothing(error)) throw error;
  });
  return target === placeOf(release);
}

/** Shows the release to the world, by one rename, and clears away those that are long past. */
export async function showRelease(release: Release): Promise<void> {
  if (!(await isShown(release))) {
    const next = join(release.siteDir, '.current.tmp');
    await rm(next, { force: true });
    await symlink(placeOf(release), next, 'junction');
    await rename(next, linkOf(release));
  }
  await clearOld(release);
}

async function clearOld(current: Release): Promise<void> {
  const folder = join(current.siteDir, 'releases');
  const names = await readdir(folder);
  const others = names.filter(
    (name) => names.includes(`${name}.db`) && join(folder, name) !== current.dir,
  );
  if (others.length <= KEPT) return;
  const aged = await Promise.all(
    others.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  aged.sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(KEPT))
    for (const ending of ['', ...BESIDE])
      await rm(join(folder, name + ending), { recursive: true, force: true });
  await dropAssets(current);
}
