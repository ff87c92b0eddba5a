import { publicEntities } from '#model/entities/index.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { rows } from '../crud/record.ts';
import { testApp, type TestApp } from './app.ts';
import { callsOf, descriptionOf, filledPath, type Call } from './description.ts';
import { fullDraftOf } from './drafts.ts';

export interface FilledApp extends TestApp {
  /** Every call of the description: new ones are included automatically. */
  calls: readonly Call[];
  /** The call's path with an existing id where there are records, a made-up one elsewhere. */
  existing: (call: Call) => string;
}

/** Longer than a test: upkeep writes by itself, and nothing is to be stored but by requests. */
const UPKEEP_AFTER_MS = 24 * 60 * 60 * 1000;

/** The server with one whole record of every public entity. */
export async function filledApp(): Promise<FilledApp> {
  const server = await testApp({ upkeepAfterMs: UPKEEP_AFTER_MS });
  const ids = new Map<string, string>();
  for (const entity of publicEntities) {
    const body = fullDraftOf(entity);
    const made = await server.call('POST', entity.path, { headers: server.as('moderator'), body });
    ids.set(entity.path, (made.json() as { id: string }).id);
  }
  return {
    ...server,
    calls: callsOf(descriptionOf(server.app)),
    existing: ({ path }) =>
      filledPath(path, (name) => (name === 'id' ? ids.get(path.split('/{')[0]!) : name) ?? name),
  };
}

/** Tables that change without a request; `commits` is PostgreSQL's number of them. */
const RESTLESS = new Set(['publishing_targets', 'commits']);

/** A digest of everything stored, to detect any write. */
export async function fingerprint(db: Db): Promise<string> {
  const hash = createHash('sha256');
  for (const { name } of await db.introspection.getTables())
    if (!RESTLESS.has(name))
      hash.update(JSON.stringify(await rows(db).selectFrom(name).selectAll().execute()));
  return hash.digest('hex');
}
