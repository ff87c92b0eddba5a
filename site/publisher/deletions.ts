import type { ContentDb } from '../content/content-db.ts';
import type { Difference } from '../content/sync.ts';
import { IS_ABOUT_ONE } from './dependencies.ts';
import { contentOf } from './files.ts';
import { isUnrecorded, type Figures } from './published-files.ts';
import { raise } from './render-queue.ts';
import { fileOf } from './validate-page.ts';

/** Beyond this many lookups in published files, every candidate counts as a linker. */
const MAX_LOOKUPS = 2_000;
/** Any other address may be written in several ways: every candidate counts as a linker. */
const PLAIN_ADDRESS = /^[\w/-]+$/;

interface Deleted {
  paths: readonly string[];
  differences: readonly Difference[];
  publish: number;
}

/**
 * Marks pages for deletion. They stay until no queued page links to any of them, so that no visitor
 * follows a link to nothing: those that do are rendered next. Deleted pages link to each other, and go
 * all at once. Only pages that read one of the changed records, or a list of them, can link to them;
 * and those that a crash left published without their reads.
 */
export function markDeleted(
  db: ContentDb,
  releaseDir: string,
  { paths, differences, publish }: Deleted,
): void {
  const insert = db.prepare('INSERT OR REPLACE INTO deletions VALUES (?, ?)');
  for (const path of paths) insert.run(path, publish);
  const candidates = queuedCandidates(db, releaseDir, differences);
  const isLookedUp =
    paths.length * candidates.length <= MAX_LOOKUPS &&
    paths.every((path) => PLAIN_ADDRESS.test(path));
  // An address ends where no letter of one follows: /tours/a is not /tours/ab.
  const addresses = paths.map((path) => new RegExp(`${path}(?![\\w-])`));
  const linkers = new Set<number>();
  for (const candidate of candidates) {
    const text = isLookedUp ? publishedText(releaseDir, candidate.path) : undefined;
    if (text === undefined || addresses.some((address) => address.test(text)))
      linkers.add(candidate.id);
  }
  const addLinker = db.prepare('INSERT OR IGNORE INTO deletion_linkers VALUES (?)');
  for (const linker of linkers) addLinker.run(linker);
  raise(db, linkers, 1);
}

const publishedText = (releaseDir: string, path: string) =>
  contentOf(fileOf(releaseDir, path))?.toString('latin1') ?? '';

interface Candidate extends Figures {
  id: number;
  path: string;
  is_published: number;
  is_reader: number;
}

/** Queued pages that read one of these records or a list in which it may have been, or read unknown ones. */
const queuedCandidates = (
  db: ContentDb,
  releaseDir: string,
  differences: readonly Difference[],
): Candidate[] =>
  db
    .prepare<[{ records: string }], Candidate>(
      `WITH readers AS (
         SELECT page FROM page_queries JOIN queries ON queries.id = page_queries.query
          WHERE ${IS_ABOUT_ONE})
       SELECT id, path, is_published, size, modified, id IN readers AS is_reader
         FROM render_queue JOIN pages ON id = page`,
    )
    .all({ records: JSON.stringify(differences) })
    .filter((page) => page.is_reader || isUnrecorded(releaseDir, page));

export interface Deletion {
  path: string;
  publish: number;
}

/** All deleted pages, once no queued page links to any of them; none before. */
export const dueDeletions = (db: ContentDb): Deletion[] =>
  db
    .prepare<[], Deletion>(
      `SELECT path, publish FROM deletions
        WHERE NOT EXISTS (SELECT 1 FROM deletion_linkers JOIN render_queue USING (page))`,
    )
    .all();

export const hasDeletions = (db: ContentDb) =>
  db.prepare('SELECT 1 FROM deletions LIMIT 1').get() !== undefined;

/** Takes marks back: the page is gone now, or is to be there again. */
export function unmarkDeleted(db: ContentDb, paths: Iterable<string>): void {
  const remove = db.prepare('DELETE FROM deletions WHERE path = ?');
  for (const path of paths) remove.run(path);
  if (!hasDeletions(db)) db.exec('DELETE FROM deletion_linkers');
}
