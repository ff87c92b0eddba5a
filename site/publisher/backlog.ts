import type { ContentChange, UnreadRecord } from '../content/source.ts';
import type { Store } from '../content/store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS backlog (path TEXT PRIMARY KEY, reason TEXT) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS failures (
    entity TEXT NOT NULL,
    id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    reason TEXT NOT NULL,
    failed_at TEXT NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (entity, id)
  ) STRICT, WITHOUT ROWID;
`;

/** Stands where the record would: nobody knows what that is. */
const UNREAD = '';

/** A record that cannot be published: the site shows its last good version, or nothing of it. */
export interface Failure {
  entity: string;
  id: string;
  revision: number;
  reason: string;
  failed_at: string;
}

/** A page that cannot be published, whatever was saved last. */
export interface BrokenPage {
  path: string;
  reason: string;
}

/** What is still to be done: pages that are older than the content, records that did not fit. */
export class Backlog {
  readonly #store: Store;
  /** Those that wait, oldest first: a change of every page is asked for them after each few. */
  #waiting: Set<string> | undefined;

  constructor(store: Store) {
    this.#store = store;
    store.exec(SCHEMA);
  }

  /** Pages that wait for their turn. */
  pages(): ReadonlySet<string> {
    return this.#pages();
  }

  #pages(): Set<string> {
    this.#waiting ??= new Set(
      this.#store
        .prepare<[], { path: string }>(
          'SELECT path FROM backlog WHERE reason IS NULL ORDER BY path',
        )
        .all()
        .map(({ path }) => path),
    );
    return this.#waiting;
  }

  /** The transaction was undone: what it said of the pages was, too. */
  forgetCached(): void {
    this.#waiting = undefined;
  }

  /** Pages that were tried and failed. */
  broken(): BrokenPage[] {
    return this.#store
      .prepare<[], BrokenPage>('SELECT path, reason FROM backlog WHERE reason IS NOT NULL')
      .all();
  }

  put(paths: Iterable<string>): void {
    const statement = this.#store.prepare('INSERT OR REPLACE INTO backlog VALUES (?, NULL)');
    const waiting = this.#pages();
    for (const path of paths) {
      if (waiting.has(path)) continue;
      statement.run(path);
      waiting.add(path);
    }
  }

  putBroken({ path, reason }: BrokenPage): void {
    this.#store.prepare('INSERT OR REPLACE INTO backlog VALUES (?, ?)').run(path, reason);
    this.#pages().delete(path);
  }

  take(paths: Iterable<string>): void {
    const statement = this.#store.prepare('DELETE FROM backlog WHERE path = ?');
    for (const path of paths) {
      statement.run(path);
      this.#pages().delete(path);
    }
  }

  /** Broken pages get another try: something else may have mended them. */
  tryAgain(): void {
    this.#store.exec('UPDATE backlog SET reason = NULL WHERE reason IS NOT NULL');
    this.forgetCached();
  }

  failures(): Failure[] {
    return this.#store
      .prepare<[], Failure>(
        'SELECT entity, id, revision, reason, failed_at FROM failures ORDER BY entity, id',
      )
      .all();
  }

  /** Whether one of them, or any, could not be read: it has to be asked for again. */
  hasUnread(wanted?: { entity: string; id: string }): boolean {
    return this.#failed(wanted).some(({ record }) => record === UNREAD);
  }

  /** The records that did not fit, as they were saved; one of them, or all. */
  failed(wanted?: { entity: string; id: string }): ContentChange[] {
    return this.#failed(wanted)
      .filter(({ record }) => record !== UNREAD)
      .map(({ entity, id, record }) => ({ entity, id, record: JSON.parse(record) as never }));
  }

  #failed(wanted?: { entity: string; id: string }) {
    return this.#store
      .prepare<[], { entity: string; id: string; record: string }>(
        'SELECT entity, id, record FROM failures',
      )
      .all()
      .filter((each) => !wanted || (each.entity === wanted.entity && each.id === wanted.id));
  }

  noteFailure({ entity, id, record }: ContentChange, reason: string, at: Date): void {
    const revision = Number(record?.['revision'] ?? 0);
    this.#note(
      { entity, id, revision, reason, failed_at: at.toISOString() },
      JSON.stringify(record),
    );
  }

  noteUnread({ entity, id, reason }: UnreadRecord, revision: number, at: Date): void {
    this.#note({ entity, id, revision, reason, failed_at: at.toISOString() }, UNREAD);
  }

  #note({ entity, id, revision, reason, failed_at }: Failure, record: string): void {
    this.#store
      .prepare('INSERT OR REPLACE INTO failures VALUES (?, ?, ?, ?, ?, ?)')
      .run(entity, id, revision, reason, failed_at, record);
  }

  forgetFailures(changes: readonly ContentChange[]): void {
    const statement = this.#store.prepare('DELETE FROM failures WHERE entity = ? AND id = ?');
    for (const { entity, id } of changes) statement.run(entity, id);
  }
}
