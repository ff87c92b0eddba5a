import { statSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pageFile } from '#model/routes/paths.ts';
import type { ContentDb } from '../../content/store/content-db.ts';
import { fileOf, filesIn, isSameTime, removeFile } from './files.ts';

/** Endings of files that the publisher alone puts there: any other may be somebody else's. */
const OURS: ReadonlySet<string> = new Set(['.html', '.xml']);

/** Of a published file: bytes, and its time in ms. */
interface Figures {
  size: number;
  modified: number;
}

/** Notes size and time of the page's file as it is now published; or that there is to be none. */
export function notePublished(
  db: ContentDb,
  releaseDir: string,
  { path, isPublished }: { path: string; isPublished: boolean },
): void {
  const file = isPublished ? statSync(fileOf(releaseDir, path)) : undefined;
  const note = db.prepare('UPDATE pages SET size = ?, modified = ? WHERE path = ?');
  note.run(file?.size ?? null, file?.mtimeMs ?? null, path);
}

/** Whether what lies at the address is what was published there: anything, where nothing was. */
export function isAsPublished(db: ContentDb, releaseDir: string, path: string): boolean {
  const noted = db
    .prepare<[string], Figures>(
      'SELECT size, modified FROM pages WHERE path = ? AND size IS NOT NULL',
    )
    .get(path);
  const file = statSync(fileOf(releaseDir, path), { throwIfNoEntry: false });
  return !noted || isSame(noted, file);
}

const isSame = ({ size, modified }: Figures, file: Stats | undefined) =>
  file?.size === size && isSameTime(file.mtimeMs, modified);

/** Pages whose file is missing, or another than was published; those that wait or fail left out. */
export async function faultyPages(db: ContentDb, releaseDir: string): Promise<string[]> {
  const pages = db
    .prepare<[], { path: string } & Figures>(
      `SELECT path, size, modified FROM pages WHERE size IS NOT NULL
         AND id NOT IN (SELECT page FROM render_queue)
         AND path NOT IN (SELECT path FROM failed_pages)`,
    )
    .all();
  const faulty: string[] = [];
  for (const page of pages) {
    const file = await stat(fileOf(releaseDir, page.path)).catch(() => undefined);
    // The page may have been published between both looks.
    if (!isSame(page, file) && !isAsPublished(db, releaseDir, page.path)) faulty.push(page.path);
  }
  return faulty;
}

/** Removes files of no page, and answers their names. */
export async function removeStrangers(db: ContentDb, releaseDir: string): Promise<string[]> {
  const names = (await filesIn(releaseDir)).filter((name) => OURS.has(extname(name)));
  // Synchronous from here on: nothing is published between this look and the removal.
  const known = knownFiles(db);
  const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.'));
  const strangers = names.filter((name) => !known.has(name) && !isHidden(name));
  for (const name of strangers) removeFile(join(releaseDir, name));
  return strangers;
}

/** Files of all pages, of those that a rollback holds, and of those that wait to be deleted. */
function knownFiles(db: ContentDb): Set<string> {
  const sql =
    'SELECT path FROM pages UNION SELECT path FROM pinned UNION SELECT path FROM deletions';
  return new Set(db.prepare<[], string>(sql).pluck().all().map(pageFile));
}
