import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MarkdownPool } from '../content/store/markdown.ts';
import { threadPool } from '../content/store/thread-pool.ts';
import { ContentError } from '../content/store/api-source.ts';
import { pictureReader } from '../share/pictures.ts';
import { Brochures } from './derived/brochures.ts';
import { BulkRendering, type RenderPool } from './publish/bulk-rendering.ts';
import { NO_CHROMIUM } from './derived/chromium.ts';
import { commandsOf } from './commands.ts';
import { readPublisherConfig, type PublisherConfig } from './config.ts';
import { contentSource } from './content-source.ts';
import { endOnDamage, openContent } from './state/damaged-content.ts';
import { filesIn, isTemporary, removeFile, writeFileWhole } from './folder/files.ts';
import { keptFolder, sweepVersions } from './folder/history.ts';
import { createHookServer } from './process/http-server.ts';
import { lockFolder } from './process/lock.ts';
import { lastCheck, verifyAndReport, verifyEveryNight } from './publish/nightly-verify.ts';
import { Precompressed } from './derived/precompress.ts';
import type { Rendering } from './publish/publish-pages.ts';
import { Publisher } from './publisher.ts';
import { isShown, prepareRelease, showRelease, type Release } from './folder/releases.ts';
import { isQueueEmpty } from './state/render-queue.ts';
import { loadSite } from './compiled/site.ts';
import { createRender } from './render/renderer.ts';
import type { RenderWorkerData } from './render/render-worker.ts';
import { ShareImages } from './derived/share-images.ts';
import { keepUp } from './upkeep.ts';

// React chooses its build by this at import; the site is imported below.
process.env['NODE_ENV'] = 'production';

const RETRY_MS = 500;
/** Every account may read what is published: mostly a web server is of another. */
const UMASK = 0o022;
/** Threads end when idle for so long: their memory is needed elsewhere. */
const POOL_IDLE_MS = 2_000;
/**
 * Far more than a thread needs: V8 lets a heap without a limit grow by another 100 MB before it
 * collects. Its nursery is as large as that of the process, which is started with a limit for it.
 */
const THREAD_HEAP = { maxOldGenerationSizeMb: 512 };

async function main(): Promise<void> {
  const config = readPublisherConfig(process.env);
  process.umask(UMASK);
  await mkdir(config.siteDir, { recursive: true });
  const unlock = await lockFolder(config.siteDir);
  const release = await prepareRelease(config.siteDir, config.appDir);
  await removeTemporaryFiles(config.siteDir);
  // Pages, rendered here and in threads, offer what is made here.
  process.env['BROCHURES'] = config.chromium ?? NO_CHROMIUM;
  const site = await loadSite(config.appDir);
  const db = openContent(release.contentFile, site);
  endOnDamage(db, release.contentFile);
  const markdown = new MarkdownPool();
  let isSeen = await isShown(release);
  const clock = () => new Date();
  const readPicture = pictureReader(release.dir, config.apiUrl);
  const assetsDir = join(config.siteDir, 'assets');
  const shareImages = new ShareImages({
    folder: join(assetsDir, 'share'),
    readPicture,
    draws: config.drawsShareImages,
  });
  const brochures = new Brochures({
    releaseDir: release.dir,
    assetsDir,
    readPicture,
    chromium: config.chromium,
    isIdle: () => isQueueEmpty(db),
  });
  const precompressed = new Precompressed(release.dir, keptFolder(release.dir));
  const rendering: Rendering = {
    db,
    site,
    markdown,
    render: createRender(site, config.siteUrl),
    releaseDir: release.dir,
    isSeen: () => isSeen,
    clock,
    derived: [...(config.precompresses ? [precompressed] : []), shareImages, brochures],
  };
  await sweepVersions(db, release.dir);
  const bulk = new BulkRendering(rendering, renderPool(config, release), config.threadsFrom);
  const source = { apiUrl: config.apiUrl, token: config.buildToken };
  let isClean = false;
  let isCaughtUp = false;
  const publisher = new Publisher({
    rendering,
    bulk,
    offersBrochures: config.chromium !== undefined,
    fetch: contentSource(source, { schemas: site.CONTENT_SCHEMAS, isSeen: rendering.isSeen }),
    onDrained: async () => {
      if (isClean) return;
      await bulk.rest();
      await showRelease(release);
      isSeen = isClean = true;
    },
  });

  const verifying = { publisher, file: join(config.siteDir, 'self-check.json'), clock };
  const stop = new AbortController();
  const commands = commandsOf(publisher, {
    check: () => verifyAndReport(verifying),
    lastCheck: () => lastCheck(verifying.file),
    isCaughtUp: () => isCaughtUp,
  });
  const server = createHookServer(config.webhookSecret, commands);
  const close = async () => {
    if (stop.signal.aborted) return;
    stop.abort();
    server.close();
    server.closeAllConnections();
    await bulk.stop();
    for (const each of rendering.derived) await each.close();
    await markdown.close();
    db.close();
    unlock();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());

  // Before it catches up: a server that hears nothing for a minute says that publishing has stopped.
  const port = await listen(server, config);
  const address = {
    file: join(config.siteDir, 'publisher.json'),
    bytes: Buffer.from(JSON.stringify({ url: `http://127.0.0.1:${port}/`, pid: process.pid })),
  };
  await writeFileWhole(address.file, address.bytes);
  await catchUp(publisher, stop.signal);
  isCaughtUp = true;
  if (stop.signal.aborted) return;
  // Before the first save: nothing that it needs is imported by it.
  await publisher.warmUp();
  process.send?.('ready', undefined, undefined, () => undefined);
  void keepUp({ release, publisher, address, isSeen: () => isSeen }, stop.signal);
  verifyEveryNight(verifying, stop.signal);
  await shareImages.drawMissing(release.dir);
}

/** A pool for bulk work: one thread per core, of low priority, and none while there is nothing to do. */
function renderPool({ siteUrl, threads }: PublisherConfig, release: Release): RenderPool {
  const workerData: RenderWorkerData = { release, siteUrl };
  return threadPool({
    filename: new URL('render/render-worker.ts', import.meta.url).href,
    workerData,
    maxThreads: threads,
    idleTimeout: POOL_IDLE_MS,
    resourceLimits: THREAD_HEAP,
  });
}

/** Removes temporary files that a publisher left behind when it died. */
async function removeTemporaryFiles(siteDir: string): Promise<void> {
  for (const name of await filesIn(siteDir).catch(() => []))
    if (isTemporary(basename(name))) removeFile(join(siteDir, name));
}

/** Listens, or throws; answers the port. */
async function listen(server: Server, { host, port }: PublisherConfig): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use; choose another with PUBLISHER_PORT`, { cause: error });
  }
  return (server.address() as AddressInfo).port;
}

/** Publishes what was saved while no publisher ran. Waits for an API that is not up yet. */
async function catchUp(publisher: Publisher, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      await publisher.start();
      return;
    } catch (error) {
      // Content that cannot be published leaves the site as it is; the next save may mend it.
      if (!(error instanceof ContentError)) return console.error((error as Error).message);
      await wait(RETRY_MS);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
