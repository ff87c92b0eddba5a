import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MarkdownPool } from '../content/markdown-pool.ts';
import { ContentError, fetchContent } from '../content/source.ts';
import { pictureReader } from '../share/pictures.ts';
import { Ahead } from './ahead.ts';
import { Backlog } from './backlog.ts';
import { Blanks } from './blanks.ts';
import { commandsOf } from './commands.ts';
import { readPublisherConfig } from './config.ts';
import { FirstFill } from './first-fill.ts';
import { writeFileWhole } from './files.ts';
import { History, keptFolder } from './history.ts';
import { Journal } from './journal.ts';
import { Leaving } from './leaving.ts';
import { lockFolder } from './lock.ts';
import { saveMemory } from './memory.ts';
import { PageIndex } from './page-index.ts';
import { Publisher } from './publisher.ts';
import { isShown, prepareRelease, showRelease } from './releases.ts';
import { createRenderer, loadSite } from './renderer.ts';
import { checkEveryNight, checkItself } from './self-check.ts';
import { createHookServer } from './server.ts';
import { ShareImages } from './share-images.ts';
import { removeTemporaryFiles } from './temporary.ts';
import { Twins } from './twins.ts';
import type { Workshop } from './workshop.ts';

// React decides by this which of its builds to be, at import; the site is imported below.
process.env['NODE_ENV'] = 'production';

const RETRY_MS = 500;

async function main(): Promise<void> {
  saveMemory();
  const config = readPublisherConfig(process.env);
  await mkdir(config.siteDir, { recursive: true });
  const unlock = await lockFolder(config.siteDir);
  const release = await prepareRelease(config.siteDir, config.appDir);
  await removeTemporaryFiles(release.dir);
  const site = await loadSite(config.appDir);
  const store = site.openStore(release.stateFile);
  const threads = {
    appDir: config.appDir,
    siteUrl: config.siteUrl,
    stateFile: release.stateFile,
    releaseDir: release.dir,
  };
  const backlog = new Backlog(store);
  const workshop: Workshop = {
    site,
    store,
    index: new PageIndex(store, (query) => site.fingerprint(site.ask(store, query))),
    history: new History(store, release.dir),
    backlog,
    leaving: new Leaving(backlog.pages()),
    blanks: new Blanks(store),
    renderer: createRenderer({ site, store, siteUrl: config.siteUrl }),
    threads,
    ahead: new Ahead(threads),
    markdown: new MarkdownPool(),
    twins: new Twins(keptFolder(release.dir)),
    shareImages: new ShareImages({
      folder: join(config.siteDir, 'assets', 'share'),
      readPicture: pictureReader(release.dir, config.apiUrl),
    }),
    releaseDir: release.dir,
    journal: new Journal(release.journalFile),
    clock: () => new Date(),
  };
  await workshop.history.sweep();
  const source = { apiUrl: config.apiUrl, token: config.buildToken };
  let hasShown = false;
  const isUnseen = !(await isShown(config.siteDir, release));
  if (isUnseen) workshop.ahead.warm();
  const publisher = new Publisher({
    workshop,
    firstFill: new FirstFill(isUnseen),
    fetch: (since) => fetchContent(source, since),
    onWhole: async () => {
      if (hasShown) return;
      // Pages that nobody wanted in the end lie in it under names of no meaning until then.
      await workshop.ahead.atRest();
      await showRelease(config.siteDir, release);
      hasShown = true;
    },
  });

  const check = {
    publisher,
    file: join(config.siteDir, 'self-check.json'),
    clock: workshop.clock,
  };

  const stop = new AbortController();
  const server = createHookServer({
    secret: config.webhookSecret,
    commands: commandsOf(publisher, () => checkItself(check)),
  });
  const close = async () => {
    if (stop.signal.aborted) return;
    stop.abort();
    server.close();
    server.closeAllConnections();
    await workshop.ahead.close();
    await workshop.twins.close();
    await workshop.shareImages.close();
    await workshop.markdown.close();
    store.close();
    unlock();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());

  await catchUp(publisher, stop.signal);
  if (stop.signal.aborted) return;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = JSON.stringify({ url: `http://127.0.0.1:${port}/`, pid: process.pid });
  await writeFileWhole(join(config.siteDir, 'publisher.json'), Buffer.from(address));
  process.send?.('ready', undefined, undefined, () => undefined);
  await publisher.warmUp();
  if (stop.signal.aborted) return;
  await workshop.twins.makeMissing(release.dir);
  checkEveryNight(check, stop.signal);
  await workshop.shareImages.makeMissing(release.dir);
}

/** What was saved while no publisher ran goes live first. Waits for an API that is not up yet. */
async function catchUp(publisher: Publisher, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    try {
      await publisher.start();
      return;
    } catch (error) {
      // What cannot be published keeps the site as it is; the next save may mend it.
      if (!(error instanceof ContentError)) return console.error((error as Error).message);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
