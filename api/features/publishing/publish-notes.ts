import type { AuditAction } from '#model/access/audit.ts';
import type { Publish, PublishNote, RecordName, SavedRecord } from '#model/publishing/index.ts';
import { parsed } from '../../crud/audit.ts';
import type { Db } from '../../db/database.ts';

/**
 * Joins publishes with their saves: from the outbox and the audit log, which both survive a rebuild
 * of the site.
 */
export function publishNotes(db: Db, publishes: readonly PublishNote[]): Promise<Publish[]> {
  return Promise.all(
    publishes.map(async (publish, place) => {
      const older = publishes.slice(place + 1).map(({ revision }) => revision);
      const until = publish.revision;
      const saved = publish.records.map((each) =>
        savedOf(db, each, older.length > 0 ? { after: Math.max(...older), until } : { until }),
      );
      return { ...publish, records: await Promise.all(saved) };
    }),
  );
}

/** The saves of a publish are those of its revisions: after the first, up to and including the last. */
async function savedOf(
  db: Db,
  { entity, id }: RecordName,
  { after, until }: { after?: number; until: number },
): Promise<SavedRecord> {
  const record = { entity, id };
  const writes = await writesOf(db, record, until);
  const own = writes.filter(({ revision }, place) =>
    after === undefined ? place === 0 : revision > after,
  );
  const [last] = own.length > 0 ? own : writes;
  const moments = own.map(({ created_at }) => created_at);
  const acts = await actsOf(db, record, moments);
  return {
    ...record,
    label: last ? await labelAt(db, record, last.created_at) : null,
    actors: [...new Set(acts.flatMap(({ actor_name }) => actor_name ?? []))],
    action: acts.at(-1)?.action ?? null,
    changed: [...new Set(acts.flatMap(changedBy))],
  };
}

/** The newest first; a publish has few writes per record. */
const MAX_WRITES = 50;

const writesOf = (db: Db, { entity, id }: RecordName, until: number) =>
  db
    .selectFrom('outbox')
    .select(['revision', 'created_at'])
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('revision', '<=', until)
    .orderBy('revision', 'desc')
    .limit(MAX_WRITES)
    .execute();

/** Matched by timestamp: a write and its audit entry share a transaction, and its time. */
const actsOf = (db: Db, { entity, id }: RecordName, moments: readonly string[]) =>
  db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('at', 'in', moments)
    .orderBy('id')
    .execute();

async function labelAt(db: Db, { entity, id }: RecordName, moment: string): Promise<string | null> {
  const found = await db
    .selectFrom('audit_log')
    .select('label')
    .where('entity', '=', entity)
    .where('record_id', '=', id)
    .where('at', '<=', moment)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.label ?? null;
}

/** Creates and deletes log every field: these are no changes. */
function changedBy({ action, after }: { action: AuditAction; after: string | null }): string[] {
  return action === 'change' ? Object.keys(parsed(after) ?? {}) : [];
}
