import { fillStore } from '../content/fill.ts';
import type { MarkdownPool } from '../content/markdown-pool.ts';
import type { Content } from '../content/source.ts';
import type { Store } from '../content/store.ts';
import { removeFile, writeFileWhole } from './files.ts';
import { check, fileOf } from './gates.ts';
import type { Journal } from './journal.ts';
import { PAGE_LIST, type PageIndex } from './page-index.ts';
import type { Render, RenderedPage, SiteModule } from './renderer.ts';

export interface Workshop {
  site: SiteModule;
  store: Store;
  index: PageIndex;
  render: Render;
  markdown: MarkdownPool;
  releaseDir: string;
  journal: Journal;
}

export interface Published {
  revision: number;
  rendered: number;
  written: number;
  removed: number;
}

/**
 * Brings the folder to the content: renders the pages that come out differently, looks at each,
 * and only then writes. The store's transaction closes when all is on disk: a publish that was cut
 * off leaves the store where it was, is done again, and makes anew what it may have written.
 */
export async function publish(workshop: Workshop, content: Content): Promise<Published> {
  const { store } = workshop;
  store.exec('BEGIN IMMEDIATE');
  try {
    const published = await publishChanges(workshop, content);
    store.exec('COMMIT');
    await workshop.journal.close();
    return published;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
}

async function publishChanges(workshop: Workshop, content: Content): Promise<Published> {
  const { store, index, markdown, journal, releaseDir } = workshop;
  const suspect = await journal.read();
  const changes = await fillStore(store, content, markdown);
  const before = new Set(index.paths());
  const { result: listed, reads } = await workshop.site.recordReads(async () =>
    workshop.site.pagePaths(),
  );
  const after = new Set(listed);
  const touched = index.touchedBy(changes).union(new Set(suspect));
  const added = listed.filter((path) => !before.has(path));
  const changed = listed.filter((path) => before.has(path) && touched.has(path));
  const removed = [...before.union(new Set(suspect))].filter((path) => !after.has(path));

  // Pages that are new come first and pages that are gone last: no link ever leads to nothing.
  const pages = await renderAll(workshop, [...added, ...changed], after);
  if (pages.length + removed.length > 0)
    await journal.open([...pages.map(({ path }) => path), ...removed, ...suspect]);
  let written = 0;
  for (const { path, bytes } of pages)
    if (await writeFileWhole(fileOf(releaseDir, path), bytes)) written++;
  for (const path of removed) await removeFile(fileOf(releaseDir, path));

  for (const page of pages) index.keep(page.path, page.reads);
  for (const path of removed) index.forget(path);
  index.keep(PAGE_LIST, reads);
  index.sweep();
  return {
    revision: content.revision,
    rendered: pages.length,
    written,
    removed: removed.length,
  };
}

async function renderAll(
  { render, site, store, releaseDir }: Workshop,
  paths: string[],
  pages: ReadonlySet<string>,
): Promise<RenderedPage[]> {
  const isTyped = (href: string) => site.isTyped(store, href);
  const rendered: RenderedPage[] = [];
  for (const path of paths) {
    const page = await render(path);
    check(page, { releaseDir, pages, isTyped });
    rendered.push(page);
  }
  return rendered;
}
