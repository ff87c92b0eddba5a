import { constants as system, getPriority, setPriority } from 'node:os';
import { workerData } from 'piscina';
import { contentVersion } from '../../content/store/content-db.ts';
import { openInThread } from '../state/damaged-content.ts';
import { contentOf, fileOf } from '../folder/files.ts';
import type { Release } from '../folder/releases.ts';
import { loadSite } from '../compiled/site.ts';
import { createRender, PageError } from './renderer.ts';
import { Staging, type StagedPage } from './staging.ts';
import { validatePage } from './validate-page.ts';

/** Settings of a thread that renders pages from the content that is committed. */
export interface RenderWorkerData {
  release: Release;
  siteUrl: string;
}

export interface RenderedBatch {
  pages: StagedPage[];
  /** Paths of the pages that failed. */
  failed: readonly string[];
  /** The version of the content that they were rendered from. */
  version: string;
}

const LOW = system.priority.PRIORITY_BELOW_NORMAL;
// Lower than that of the pages that somebody waits for: Linux alone has one per thread. A process that
// was started with a lower one keeps that, since only root may raise it.
if (process.platform === 'linux' && getPriority(0) < LOW) setPriority(0, LOW);

const { release, siteUrl } = workerData as RenderWorkerData;
const releaseDir = release.dir;
const site = await loadSite(release.appDir);
const db = openInThread(release.contentFile, site);
const render = createRender(site, siteUrl);
/** With a cache of its own: a fault in what was cached while publishing must not be compared with itself. */
const renderAnew = createRender(site, siteUrl);

/** Renders pages from one snapshot of the content, and writes them under temporary names. */
export default async function renderBatch(paths: readonly string[]): Promise<RenderedBatch> {
  const staging = new Staging(releaseDir);
  const failed: string[] = [];
  db.exec('BEGIN');
  const version = contentVersion(db);
  try {
    for (const path of paths)
      try {
        const page = await render(path);
        await staging.add(validatePage(page, { db, releaseDir }));
      } catch (error) {
        if (!(error instanceof PageError)) throw error;
        failed.push(path);
      }
  } finally {
    db.exec('COMMIT');
  }
  return { pages: await staging.all(), failed, version };
}

/** Renders pages and answers those whose file differs, or that cannot be rendered any more. */
export async function compare(paths: readonly string[]): Promise<string[]> {
  const differing: string[] = [];
  for (const path of paths) {
    const bytes = await renderAnew(path).then((page) => page.bytes, noneOf);
    if (!bytes || contentOf(fileOf(releaseDir, path))?.equals(bytes) !== true) differing.push(path);
  }
  return differing;
}

/** One page that fails must not hide how the others are. */
function noneOf(error: unknown): undefined {
  if (!(error instanceof PageError)) throw error;
}
