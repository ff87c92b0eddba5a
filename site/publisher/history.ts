import { randomUUID } from 'node:crypto';
import { copyFileSync, linkSync, renameSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeldRevisions } from '#model/publishing.ts';
import type { Store } from '../content/store.ts';
import { removeFile } from './files.ts';
import { fileOf } from './gates.ts';

/** Publishes that can be taken back. */
const KEPT_PUBLISHES = 20;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS publishes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    revision INTEGER NOT NULL,
    published_at TEXT NOT NULL,
    records TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('live', 'rolled_back'))
  ) STRICT;
  CREATE TABLE IF NOT EXISTS replaced (
    publish INTEGER NOT NULL,
    path TEXT NOT NULL,
    kept TEXT,
    PRIMARY KEY (publish, path)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS held (path TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS held_revisions (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    after INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
`;

export interface RecordName {
  entity: string;
  id: string;
}

export interface PublishNote {
  id: number;
  revision: number;
  published_at: string;
  /** What was saved. Empty: the site was made anew. */
  records: RecordName[];
  pages: number;
  state: 'live' | 'rolled_back';
}

/** Beside a release: the versions that were replaced. */
export const keptFolder = (releaseDir: string) => `${releaseDir}.kept`;

interface Beginning {
  revision: number;
  records: readonly RecordName[];
  at: Date;
  goesOn: boolean;
}

/** More are not named. */
const NAMED_RECORDS = 50;
export const NAMED_ADDRESSES = 500;

/**
 * The last publishes and the versions they replaced: a second name of the same file, so that
 * keeping one costs no copying. Its tables change with the store, in the same transaction.
 */
export class History {
  readonly #store: Store;
  readonly #keptDir: string;
  readonly #releaseDir: string;

  constructor(store: Store, releaseDir: string) {
    this.#store = store;
    this.#releaseDir = releaseDir;
    this.#keptDir = keptFolder(releaseDir);
    store.exec(SCHEMA);
  }

  /** Opens the note of a publish, or goes on with the last one. */
  begin({ revision, records, at, goesOn }: Beginning): number {
    const last = goesOn ? this.#last() : undefined;
    if (last) return last;
    const named = records.slice(0, NAMED_RECORDS).map(({ entity, id }) => ({ entity, id }));
    return this.#store
      .prepare<unknown[], { id: number }>(
        `INSERT INTO publishes (revision, published_at, records, state) VALUES (?, ?, ?, 'live')
           RETURNING id`,
      )
      .get(revision, at.toISOString(), JSON.stringify(named))!.id;
  }

  /** Keeps what lies at the address now, or that nothing does, before it is replaced. */
  keep(publish: number, path: string): void {
    const known = this.#store
      .prepare<[number, string], { one: 1 }>(
        'SELECT 1 AS one FROM replaced WHERE publish = ? AND path = ?',
      )
      .get(publish, path);
    if (known) return;
    const name = randomUUID();
    const was = secondName(fileOf(this.#releaseDir, path), join(this.#keptDir, name));
    this.#store
      .prepare('INSERT INTO replaced VALUES (?, ?, ?)')
      .run(publish, path, was ? name : null);
  }

  /** The last publishes, the newest first. */
  list(): PublishNote[] {
    return this.#store
      .prepare<[], Omit<PublishNote, 'records'> & { records: string }>(
        `SELECT id, revision, published_at, records, state,
                (SELECT count(*) FROM replaced WHERE publish = id) AS pages
           FROM publishes ORDER BY id DESC`,
      )
      .all()
      .map((row) => ({ ...row, records: JSON.parse(row.records) as RecordName[] }));
  }

  /** Addresses that publishes have changed from a revision on; too many: `*`. */
  changedSince(revision: number): string[] {
    const paths = this.#store
      .prepare<[number, number], { path: string }>(
        `SELECT DISTINCT path FROM replaced JOIN publishes ON publishes.id = publish
           WHERE revision >= ? LIMIT ?`,
      )
      .all(revision, NAMED_ADDRESSES + 1)
      .map(({ path }) => path);
    return paths.length > NAMED_ADDRESSES ? ['*'] : paths;
  }

  /** What was at each address before a publish and those after it; null where nothing was. */
  before(publish: number): Map<string, string | null> {
    const rows = this.#store
      .prepare<[number], { path: string; kept: string | null }>(
        `SELECT path, kept FROM replaced JOIN publishes ON publishes.id = publish
           WHERE publish >= ? AND state = 'live' ORDER BY publish DESC`,
      )
      .all(publish);
    // The oldest comes last, and stays.
    return new Map(rows.map(({ path, kept }) => [path, kept && join(this.#keptDir, kept)]));
  }

  /** Says that a publish and those after it are taken back; their pages stay as they were before. */
  markRolledBack(publish: number): void {
    this.#store
      .prepare(
        `INSERT OR IGNORE INTO held SELECT path FROM replaced
           JOIN publishes ON publishes.id = publish WHERE publish >= ? AND state = 'live'`,
      )
      .run(publish);
    this.#store
      .prepare(
        `INSERT INTO held_revisions
           SELECT 1,
                  coalesce((SELECT max(revision) FROM publishes WHERE id < @publish),
                           (SELECT revision - 1 FROM publishes WHERE id = @publish)),
                  max(revision)
             FROM publishes WHERE state = 'live'
           ON CONFLICT (id) DO UPDATE
             SET after = min(after, excluded.after), until = max(until, excluded.until)`,
      )
      .run({ publish });
    this.#store.prepare(`UPDATE publishes SET state = 'rolled_back' WHERE id >= ?`).run(publish);
  }

  /** Addresses that stay as they were before a publish that was taken back. */
  held(): string[] {
    return this.#store
      .prepare<[], { path: string }>('SELECT path FROM held ORDER BY path')
      .all()
      .map(({ path }) => path);
  }

  /** The saves that visitors do not see because of that; none where no page is held. */
  heldRevisions(): HeldRevisions | null {
    return (
      this.#store.prepare<[], HeldRevisions>('SELECT after, until FROM held_revisions').get() ??
      null
    );
  }

  release(paths?: readonly string[]): void {
    if (!paths) this.#store.exec('DELETE FROM held');
    const forget = this.#store.prepare('DELETE FROM held WHERE path = ?');
    for (const path of paths ?? []) forget.run(path);
    this.#store.exec('DELETE FROM held_revisions WHERE NOT EXISTS (SELECT 1 FROM held)');
  }

  /**
   * Forgets publishes beyond the last ones, and publishes that replaced nothing. Answers the
   * versions that nobody can go back to any more: they may go once that is committed.
   */
  trim(): string[] {
    this.#store.exec(
      'DELETE FROM publishes WHERE NOT EXISTS (SELECT 1 FROM replaced WHERE publish = id)',
    );
    const old = this.#store
      .prepare<[], { id: number }>(
        `DELETE FROM publishes WHERE id NOT IN (
           SELECT id FROM publishes ORDER BY id DESC LIMIT ${KEPT_PUBLISHES}) RETURNING id`,
      )
      .all();
    const rolledBack = this.#store
      .prepare<[], { id: number }>(`SELECT id FROM publishes WHERE state = 'rolled_back'`)
      .all();
    // One by one: they are few, and what they replaced may be everything.
    const kept = this.#store.prepare<[number], { kept: string }>(
      'SELECT kept FROM replaced WHERE publish = ? AND kept IS NOT NULL',
    );
    const spent = [...old, ...rolledBack].flatMap(({ id }) => kept.all(id));
    const forget = this.#store.prepare('DELETE FROM replaced WHERE publish = ?');
    const empty = this.#store.prepare(
      'UPDATE replaced SET kept = NULL WHERE publish = ? AND kept IS NOT NULL',
    );
    for (const { id } of old) forget.run(id);
    for (const { id } of rolledBack) empty.run(id);
    return spent.map((each) => join(this.#keptDir, each.kept));
  }

  /** Removes what a crash left: versions that no note names. */
  async sweep(): Promise<void> {
    const wanted = new Set(
      this.#store
        .prepare<[], { kept: string }>('SELECT kept FROM replaced WHERE kept IS NOT NULL')
        .all()
        .map(({ kept }) => kept),
    );
    await mkdir(this.#keptDir, { recursive: true });
    for (const name of await readdir(this.#keptDir))
      if (!wanted.has(name)) removeFile(join(this.#keptDir, name));
  }

  #last(): number | undefined {
    const sql = `SELECT id FROM publishes WHERE state = 'live' ORDER BY id DESC LIMIT 1`;
    return this.#store.prepare<[], { id: number }>(sql).get()?.id;
  }
}

/** Gives a file another name beside its own. Answers false where there is no file. */
function secondName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    // Not every file system lets a file have two names.
    copyFileSync(file, name);
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
