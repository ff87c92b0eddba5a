import type { BrokenPage, ContentChange, Failure, RecordName } from '#model/publishing/index.ts';
import { answer } from '../../content/reads/queries.ts';
import type { ContentDb } from '../../content/store/content-db.ts';

/** Stands where the record would be: it could not be read, and has to be fetched again. */
const UNREAD = null;

/** Records that could not be published: the site shows their last good version, or nothing of them. */
export const failedRecords = (db: ContentDb): Failure[] =>
  db
    .prepare<[], Failure>(
      'SELECT entity, id, revision, reason, failed_at FROM failed_records ORDER BY entity, id',
    )
    .all();

interface Reason {
  reason: string;
  now: Date;
  revision?: number;
}

interface StoredFailure extends RecordName {
  record: string | null;
}

/** The failed changes, to be applied again, and whether a record could not be read: of one, or of all. */
export function failedChanges(db: ContentDb, wanted?: RecordName) {
  const stored = db
    .prepare<[], StoredFailure>('SELECT entity, id, record FROM failed_records')
    .all()
    .filter((each) => !wanted || (each.entity === wanted.entity && each.id === wanted.id));
  const changes = stored.flatMap(({ entity, id, record }): ContentChange[] =>
    record === UNREAD ? [] : [{ entity, id, record: JSON.parse(record) as never }],
  );
  return { changes, hasUnread: changes.length < stored.length };
}

/** Notes a record that failed; without the record where that could not be read. */
export function addFailure(
  db: ContentDb,
  { entity, id, record }: RecordName & Partial<ContentChange>,
  { reason, now, revision = Number(record?.['revision'] ?? 0) }: Reason,
): void {
  const stored = record === undefined ? UNREAD : JSON.stringify(record);
  const add = db.prepare('INSERT OR REPLACE INTO failed_records VALUES (?, ?, ?, ?, ?, ?)');
  add.run(entity, id, revision, reason, now.toISOString(), stored);
}

export function forgetFailures(db: ContentDb, changes: readonly RecordName[]): void {
  const remove = db.prepare('DELETE FROM failed_records WHERE entity = ? AND id = ?');
  for (const { entity, id } of changes) remove.run(entity, id);
}

/** Pages that fail whatever was saved last: they stay as they were. */
export const failedPages = (db: ContentDb) =>
  db.prepare<[], BrokenPage>('SELECT path, reason FROM failed_pages ORDER BY path').all();

export function addFailedPage(db: ContentDb, { path, reason }: BrokenPage): void {
  db.prepare('INSERT OR REPLACE INTO failed_pages VALUES (?, ?)').run(path, reason);
}

/** Forgets which pages failed, and answers them. */
export const takeFailedPages = (db: ContentDb): string[] =>
  db.prepare<[], string>('DELETE FROM failed_pages RETURNING path').pluck().all();

/** Keeps the records as they are now, before the changes, unless an older version is kept. */
export function keepLastGood(db: ContentDb, changes: readonly RecordName[]): void {
  const keep = db.prepare(
    `INSERT OR IGNORE INTO last_good (entity, id, record)
       VALUES (@entity, @id, (SELECT data FROM records WHERE entity = @entity AND id = @id))`,
  );
  for (const { entity, id } of changes) keep.run({ entity, id });
}

/** A record as it is stored now. */
export const storedChange = (db: ContentDb, { entity, id }: RecordName): ContentChange => ({
  entity,
  id,
  record: JSON.parse(answer(db, ['record', entity, id]) ?? 'null'),
});

/** The versions before the changes that the queue is about, the latest change first. */
export const lastGood = (db: ContentDb): ContentChange[] =>
  db
    .prepare<[], StoredFailure>('SELECT entity, id, record FROM last_good ORDER BY place DESC')
    .all()
    .map(({ entity, id, record }) => ({ entity, id, record: JSON.parse(record ?? 'null') }));

/** Every page of every change is published: none can fail for one of them any more. */
export function forgetLastGood(db: ContentDb, { entity, id }: Partial<RecordName> = {}): void {
  if (entity === undefined || id === undefined) db.exec('DELETE FROM last_good');
  else db.prepare('DELETE FROM last_good WHERE entity = ? AND id = ?').run(entity, id);
}
