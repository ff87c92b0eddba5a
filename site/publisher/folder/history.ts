import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  EVERYTHING,
  type PinnedRevisions,
  type PublishNote,
  type RecordName,
} from '#model/publishing/index.ts';
import { contentRevision, meta, setMeta, type ContentDb } from '../../content/store/content-db.ts';
import { fileOf, isNothing, removeFile, writeSynced } from './files.ts';

/** Publishes that can be taken back. */
const KEPT_PUBLISHES = 20;

/** Whether no page of a publish waits. */
const IS_DONE = `NOT EXISTS (SELECT 1 FROM render_queue WHERE publish = publishes.id)
  AND NOT EXISTS (SELECT 1 FROM deletions WHERE publish = publishes.id)`;

const IS_OLD = `${IS_DONE}
  AND id NOT IN (SELECT id FROM publishes ORDER BY id DESC LIMIT ${KEPT_PUBLISHES})`;

/** Beside a release: the versions that were replaced. */
export const keptFolder = (releaseDir: string) => `${releaseDir}.kept`;

/** In `meta`: the publish that is being taken back. */
const ROLLBACK = 'rollback';

/** More are not named. */
const NAMED_RECORDS = 50;
export const NAMED_ADDRESSES = 500;

/**
 * Adds a publish at the revision that the database has. Pages are replaced under its id as they are
 * rendered, and the versions that they replace are kept: hard links, so that keeping one costs no copying.
 */
export function beginPublish(
  db: ContentDb,
  now: Date,
  records: readonly RecordName[] = [],
): number {
  // A full disk may have kept the note of a rollback that failed: this publish is later.
  endRollback(db);
  const named = records.slice(0, NAMED_RECORDS).map(({ entity, id }) => ({ entity, id }));
  const begin = db.prepare(
    `INSERT INTO publishes (revision, published_at, records, state) VALUES (?, ?, ?, 'live')`,
  );
  const row = [contentRevision(db), now.toISOString(), JSON.stringify(named)];
  return Number(begin.run(...row).lastInsertRowid);
}

/**
 * Keeps what lies at the address now, or that nothing does, before it is replaced. Answers the file
 * that this took: it is nobody's where the transaction is rolled back.
 */
export function keepVersion(
  db: ContentDb,
  releaseDir: string,
  { path, publish }: { path: string; publish: number },
): string | undefined {
  const known = db.prepare('SELECT 1 FROM replaced WHERE publish = ? AND path = ?');
  if (known.get(publish, path)) return undefined;
  const name = randomUUID();
  const kept = join(keptFolder(releaseDir), name);
  const was = secondName(fileOf(releaseDir, path), kept);
  db.prepare('INSERT INTO replaced VALUES (?, ?, ?)').run(publish, path, was ? name : null);
  return was ? kept : undefined;
}

/** Notes a page that was not known to be published, and whose file is there, as after a crash. */
export function noteNew(db: ContentDb, publish: number, path: string): void {
  db.prepare('INSERT OR IGNORE INTO replaced VALUES (?, ?, NULL)').run(publish, path);
}

/** The last publishes, the newest first. */
export function lastPublishes(db: ContentDb): PublishNote[] {
  return db
    .prepare<[], Omit<PublishNote, 'records'> & { records: string }>(
      `SELECT id, revision, published_at, records, state,
              (SELECT count(*) FROM replaced WHERE publish = id) AS pages
         FROM publishes WHERE pages > 0 ORDER BY id DESC`,
    )
    .all()
    .map((row) => ({ ...row, records: JSON.parse(row.records) as RecordName[] }));
}

/** Addresses that publishes have changed from a revision on; too many: `*`. */
export function changedSince(db: ContentDb, revision: number): string[] {
  const paths = db
    .prepare<[number, number], string>(
      `SELECT DISTINCT path FROM replaced JOIN publishes ON publishes.id = publish
         WHERE revision >= ? LIMIT ?`,
    )
    .pluck()
    .all(revision, NAMED_ADDRESSES + 1);
  return paths.length > NAMED_ADDRESSES ? [EVERYTHING] : paths;
}

/** Versions at each address before a publish and those after it; null where nothing was. */
export function versionsBefore(
  db: ContentDb,
  releaseDir: string,
  publish: number,
): Map<string, string | null> {
  const rows = db
    .prepare<[number], { path: string; kept: string | null }>(
      `SELECT path, kept FROM replaced JOIN publishes ON publishes.id = publish
         WHERE publish >= ? AND state = 'live' ORDER BY publish DESC`,
    )
    .all(publish);
  // The oldest comes last, and stays.
  return new Map(rows.map(({ path, kept }) => [path, kept && join(keptFolder(releaseDir), kept)]));
}

/** Notes a publish before it is taken back: a start after a crash goes on with that. */
export const beginRollback = (db: ContentDb, publish: number) =>
  setMeta(db, ROLLBACK, String(publish));

export function endRollback(db: ContentDb): void {
  db.prepare('DELETE FROM meta WHERE name = ?').run(ROLLBACK);
}

/** The publish whose rollback a crash cut off. */
export function interruptedRollback(db: ContentDb): number | undefined {
  const noted = meta(db, ROLLBACK);
  return noted === undefined ? undefined : Number(noted);
}

/**
 * Says that a publish and those after it are taken back; their pages stay as they were before, and
 * what of them waits is taken off the queue. A page that was replaced and waits again waits for a
 * later publish.
 */
export function markRolledBack(db: ContentDb, publish: number): void {
  db.prepare(
    `WITH back (after, until) AS (
       SELECT coalesce((SELECT max(revision) FROM publishes WHERE id < @publish),
                       (SELECT revision - 1 FROM publishes WHERE id = @publish)),
              max(revision)
         FROM publishes WHERE state = 'live')
     INSERT INTO pinned SELECT path, after, until FROM back, (
       SELECT path FROM replaced JOIN publishes ON publishes.id = publish
        WHERE publish >= @publish AND state = 'live'
       UNION SELECT path FROM render_queue JOIN pages ON pages.id = page
        WHERE publish >= @publish
       UNION SELECT path FROM deletions WHERE publish >= @publish)
      WHERE true
      ON CONFLICT (path) DO UPDATE
        SET after = min(after, excluded.after), until = max(until, excluded.until)`,
  ).run({ publish });
  for (const table of ['render_queue', 'deletions'])
    db.prepare(`DELETE FROM ${table} WHERE publish >= ?`).run(publish);
  db.prepare(`UPDATE publishes SET state = 'rolled_back' WHERE id >= ?`).run(publish);
}

/** Addresses that stay as they were before a publish that was taken back. */
export const pinnedPages = (db: ContentDb): string[] =>
  db.prepare<[], string>('SELECT path FROM pinned ORDER BY path').pluck().all();

/** The saves that visitors do not see because of that; none where no page is pinned. */
export const pinnedRevisions = (db: ContentDb): PinnedRevisions | null =>
  db
    .prepare<[], PinnedRevisions>(
      'SELECT min(after) AS after, max(until) AS until FROM pinned HAVING count(*) > 0',
    )
    .get() ?? null;

export function unpin(db: ContentDb, paths: readonly string[]): void {
  const forget = db.prepare('DELETE FROM pinned WHERE path = ?');
  for (const path of paths) forget.run(path);
}

/**
 * Forgets publishes beyond the last ones, and those that replaced nothing and have no page left in
 * the queue. Answers the versions that no rollback needs: delete them once that is committed.
 */
export function trimHistory(db: ContentDb, releaseDir: string): string[] {
  db.exec(
    `DELETE FROM publishes WHERE ${IS_DONE}
       AND NOT EXISTS (SELECT 1 FROM replaced WHERE publish = id)`,
  );
  const spent = db
    .prepare<[], string>(
      `SELECT kept FROM replaced WHERE kept IS NOT NULL AND publish IN
         (SELECT id FROM publishes WHERE state = 'rolled_back' OR (${IS_OLD}))`,
    )
    .pluck()
    .all();
  db.exec(
    `UPDATE replaced SET kept = NULL WHERE kept IS NOT NULL AND publish IN
       (SELECT id FROM publishes WHERE state = 'rolled_back');
     DELETE FROM publishes WHERE ${IS_OLD}`,
  );
  return spent.map((kept) => join(keptFolder(releaseDir), kept));
}

/** Removes what a crash left: versions that no note names. */
export async function sweepVersions(db: ContentDb, releaseDir: string): Promise<void> {
  const noted = db.prepare<[], string>('SELECT kept FROM replaced WHERE kept IS NOT NULL');
  const wanted = new Set(noted.pluck().all());
  for (const name of await readdir(keptFolder(releaseDir)))
    if (!wanted.has(name)) removeFile(join(keptFolder(releaseDir), name));
}

/** Gives a file another name beside its own. Answers false where there is no file. */
function secondName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (isNothing(error)) return false;
    // Not every file system lets a file have two names.
    writeSynced(name, readFileSync(file));
    return true;
  }
}

/** Puts a kept version in place, whole or not at all. It may be done twice. */
export function putBack(kept: string, file: string): void {
  const temporary = `${kept}.back`;
  removeFile(temporary);
  secondName(kept, temporary);
  renameSync(temporary, file);
  // Two names of one file: the rename has done nothing then.
  removeFile(temporary);
}
