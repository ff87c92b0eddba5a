import type { ContentDb } from '../../content/store/content-db.ts';
import type { ChangedQuery } from './dependencies.ts';
import { PAGE_LIST, type PageRow } from './pages.ts';

/**
 * Ranks of the queue. The fewer pages a change is shown on, the sooner they are rendered: a record's
 * own page before the lists that name it. New pages come before the pages that link to them.
 */
export const RANK = {
  newPage: -1,
  /** Links to a deleted page, which waits for it. */
  linker: 0,
  /** The highest rank that somebody waits for: 1 up to here. */
  interactive: 100,
  /** Feeds and sitemaps: nobody waits for them. */
  file: 101,
  bulkNewPage: 200,
  bulk: 201,
} as const;

export interface QueuedPage extends PageRow {
  rank: number;
  publish: number;
}

/** A page that is queued already moves up at most, and is part of the later publish. */
const ON_CONFLICT = `ON CONFLICT (page) DO UPDATE
  SET rank = min(rank, excluded.rank), publish = excluded.publish`;

/** Queues the pages that read one of the queries, those of the rarest query first. */
export function enqueueReaders(
  db: ContentDb,
  queries: readonly ChangedQuery[],
  publish: number,
): void {
  const insert = db.prepare(
    `INSERT INTO render_queue (page, rank, publish)
       SELECT page, iif(is_file AND @rank < ${RANK.file}, ${RANK.file}, @rank), @publish
         FROM page_queries JOIN pages ON pages.id = page
        WHERE query = @query AND page <> ${PAGE_LIST}
       ${ON_CONFLICT}`,
  );
  let pages = 0;
  for (const query of queries.toSorted((a, b) => a.pages - b.pages)) {
    pages += query.pages;
    const rank = pages > RANK.interactive ? RANK.bulk : pages;
    insert.run({ rank, publish, query: query.id });
  }
}

/** Queues a page by its id. */
export function enqueue(db: ContentDb, row: { page: number; rank: number; publish: number }): void {
  db.prepare(
    `INSERT INTO render_queue (page, rank, publish) VALUES (@page, @rank, @publish)
       ${ON_CONFLICT}`,
  ).run(row);
}

const OF_PATH = 'WHERE page = (SELECT id FROM pages WHERE path = ?)';

/** Moves a page to another rank, where it is queued. */
export function reorder(db: ContentDb, path: string, rank: number): void {
  db.prepare(`UPDATE render_queue SET rank = ? ${OF_PATH}`).run(rank, path);
}

const QUEUED =
  'SELECT pages.id, path, size, rank, publish FROM render_queue JOIN pages ON pages.id = page';
const queued = (condition: string) => `${QUEUED} WHERE ${condition} ORDER BY rank, page LIMIT ?`;

/**
 * The most urgent pages that somebody waits for; feeds and sitemaps once no other is left. New pages come
 * without those that lead to them and wait for all of them, and pages that a deletion waits for without
 * others, which would only keep it waiting.
 */
export function nextInteractive(db: ContentDb, limit: number): QueuedPage[] {
  const all = db.prepare<[number], QueuedPage>(queued(`rank < ${RANK.bulkNewPage}`)).all(limit);
  const first = all[0]?.rank ?? RANK.file;
  const isAlone = first <= RANK.linker;
  const pages = all.filter(({ rank }) => (isAlone ? rank === first : rank < RANK.file));
  return pages.length > 0 ? pages : all;
}

/** The next pages of bulk work; changed ones only once no new page is left. */
export function nextBulk(
  db: ContentDb,
  limit: number,
  taken: ReadonlySet<number> = new Set(),
): QueuedPage[] {
  const sql = queued(`rank >= ${RANK.bulkNewPage}`);
  const all = db.prepare<[number], QueuedPage>(sql).all(limit + taken.size);
  const first = all[0]?.rank;
  return all.filter(({ id, rank }) => rank === first && !taken.has(id)).slice(0, limit);
}

export const queueLength = (db: ContentDb): number =>
  db.prepare<[], number>('SELECT count(*) FROM render_queue').pluck().get()!;

export const isQueueEmpty = (db: ContentDb) =>
  db.prepare('SELECT 1 FROM render_queue LIMIT 1').get() === undefined;

export const queuedPage = (db: ContentDb, path: string) =>
  db.prepare<[string], QueuedPage>(`${QUEUED} WHERE path = ?`).get(path);

export function dequeue(db: ContentDb, path: string): void {
  db.prepare(`DELETE FROM render_queue ${OF_PATH}`).run(path);
}
