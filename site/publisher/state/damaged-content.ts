import { rmSync, statSync, writeFileSync } from 'node:fs';
import Database, { type Statement } from 'better-sqlite3';
import { cached, type ContentDb } from '../../content/store/content-db.ts';
import { contentOf } from '../folder/files.ts';
import type { SiteModule } from '../compiled/site.ts';
import { createTables } from './tables.ts';

/** What SQLite says of a file that is no whole database. Of a full disk it says something else. */
const DAMAGE = /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/;

const damaged = (reason: string) => new Database.SqliteError(reason, 'SQLITE_CORRUPT');

const isDamage = (error: unknown): error is Error =>
  DAMAGE.test(String((error as { code?: unknown }).code));

/** Beside a content database that a running publisher found damaged: the reason. */
const markOf = (file: string) => `${file}.damaged`;

/**
 * Opens the content database, with the publisher's tables. One that is damaged is removed, and an
 * empty one is filled from the API, while visitors read what is published.
 */
export function openContent(file: string, site: SiteModule): ContentDb {
  try {
    const mark = contentOf(markOf(file));
    if (mark) throw damaged(mark.toString());
    return openWhole(file, site);
  } catch (error) {
    if (!isDamage(error)) throw named(file, error);
    console.error(
      `${file} was damaged (${error.message}): it is made again from the API; what was published before cannot be rolled back any more, and pages that a rollback held are published as they are now`,
    );
    // The log first: SQLite would play it into a new file. The mark last: until then it is done again.
    for (const each of [`${file}-wal`, `${file}-shm`, file, markOf(file)])
      rmSync(each, { force: true });
    return openWhole(file, site);
  }
}

/** SQLite names neither the file nor, where the disk is full, the reason. */
function named(file: string, cause: unknown): unknown {
  const { code, message } = cause as { code?: unknown; message: string };
  if (!String(code).startsWith('SQLITE_')) return cause;
  return new Error(`${file} cannot be used: ${message} (${code}); has its disk room?`, { cause });
}

function openWhole(file: string, site: SiteModule): ContentDb {
  const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
  const db = openKnown(file, site, isNew);
  // Everything, indexes included: a third of a second for 100 MB.
  const [fault] = db.pragma('integrity_check(1)') as { integrity_check: string }[];
  if (fault?.integrity_check === 'ok') return db;
  db.close();
  throw damaged(String(fault?.integrity_check));
}

/** Opens a file whose tables are those that it was made with. */
function openKnown(file: string, site: SiteModule, isNew: boolean): ContentDb {
  const model = site.openContentDb(':memory:');
  createTables(model);
  const expected = schemaOf(model);
  model.close();
  const db = site.openContentDb(file);
  if (isNew) createTables(db);
  if (schemaOf(db) === expected) return db;
  db.close();
  throw damaged('its tables are not those it was made with');
}

const schemaOf = (db: ContentDb) =>
  JSON.stringify(db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all());

/** Opens it in a thread, beside the publisher. */
export function openInThread(file: string, site: SiteModule): ContentDb {
  const db = endingOnDamage(file, () => openKnown(file, site, false))();
  endOnDamage(db, file);
  return db;
}

/**
 * Ends the process, be it a thread's, on any statement that finds the file damaged: no page is made
 * from such content. The supervisor starts it again, and the start makes the file again.
 */
export function endOnDamage(db: ContentDb, file: string): void {
  const prepare = endingOnDamage(file, db.prepare.bind(db) as (sql: string) => Statement);
  db.prepare = cached((sql) => {
    const statement = prepare(sql);
    for (const name of ['get', 'all', 'run'] as const)
      statement[name] = endingOnDamage(file, statement[name].bind(statement)) as never;
    return statement;
  });
  db.exec = endingOnDamage(file, db.exec.bind(db));
}

function endingOnDamage<A extends unknown[], R>(file: string, work: (...given: A) => R) {
  return (...given: A): R => {
    try {
      return work(...given);
    } catch (error) {
      if (isDamage(error)) endDamaged(file, error.message);
      throw error;
    }
  };
}

/** Marks the file as damaged, and ends the process as a power cut would: nothing more is published. */
export function endDamaged(file: string, reason: string): void {
  try {
    writeFileSync(markOf(file), reason);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
