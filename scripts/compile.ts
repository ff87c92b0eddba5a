import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';
import { astro, ROOT, vite } from './run.ts';
import { compressFolder } from './precompress.ts';

const SITES = join(ROOT, 'dist/site');
const CMS = join(ROOT, 'dist/cms');
/** Cache size in compiled sites: another copy may be running one of them. */
const KEPT = 5;

const inputs = (...paths: string[]) => paths.map((path) => join(ROOT, path));

/** Compiles the site for the publisher, cached: the folder's name is a hash of all inputs. */
export async function compileSite(siteUrl: string, stop?: AbortSignal): Promise<string> {
  const sources = inputs('site', 'api/model', 'astro.config.mjs', 'package-lock.json');
  const dir = join(SITES, fingerprint(sources, [siteUrl, process.env['FLAG_URL'] ?? '']));
  if (existsSync(dir)) {
    markUsed(dir);
    return dir;
  }
  const building = join(SITES, `.building-${process.pid}`);
  rmSync(building, { recursive: true, force: true });
  const env = { SITE_OUTPUT: 'publisher', SITE_URL: siteUrl, OUT_DIR: building };
  try {
    await astro(['build'], env, stop);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    throw error;
  }
  if (!existsSync(dir)) renameSync(building, dir);
  rmSync(building, { recursive: true, force: true });
  forgetOldSites();
  return dir;
}

/** Builds the CMS, unless the existing build has the same input hash. */
export async function compileCms(stop?: AbortSignal): Promise<string> {
  const stamp = join(CMS, '.built-from');
  const current = fingerprint(
    inputs('cms', 'api/model', 'package-lock.json', 'scripts/precompress.ts'),
  );
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === current;
  if (isBuilt()) return CMS;
  const building = join(ROOT, `dist/.cms-${process.pid}`);
  const options = ['--logLevel', 'error', '--outDir', building, '--emptyOutDir'];
  await vite(['build', '--config', 'cms/vite.config.ts', ...options], stop);
  await compressFolder(building);
  writeFileSync(join(building, '.built-from'), current);
  // Race: another start may have built first, and serve it already.
  const spent = isBuilt() ? building : CMS;
  rmSync(spent, { recursive: true, force: true });
  if (spent === CMS) renameSync(building, CMS);
  return CMS;
}

/** Sites that other accounts built, of a checkout that may not be written, are kept by those. */
const FOREIGN: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EROFS']);

function markUsed(dir: string): void {
  try {
    utimesSync(dir, new Date(), new Date());
  } catch (error) {
    if (!FOREIGN.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}

function forgetOldSites(): void {
  const age = (name: string) => statSync(join(SITES, name)).mtimeMs;
  readdirSync(SITES)
    .toSorted((a, b) => age(b) - age(a))
    .slice(KEPT)
    .forEach((name) => rmSync(join(SITES, name), { recursive: true, force: true }));
}

if (import.meta.main) {
  const siteUrl = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8000}`;
  console.info(await compileSite(siteUrl));
}
