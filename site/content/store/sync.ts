import type { Content, ContentChange, ContentHead } from '#model/publishing/index.ts';
import { meta, setMeta, type ContentDb } from './content-db.ts';
import { LANDING_PAGE } from './shown-landing-pages.ts';

/** Fetches what the database lacks: the delta since its revision, or a snapshot where that is not enough. */
export async function missingContent(
  db: ContentDb,
  fetch: (since?: number) => Promise<Content>,
): Promise<Content> {
  const revision = meta(db, 'revision');
  if (revision === undefined) return fetch();
  const content = await fetch(Number(revision));
  return content.snapshot || content.model === meta(db, 'model') ? content : fetch();
}

/** Deletions of the stored records that a snapshot does not have. */
export function deletedRecords(
  db: ContentDb,
  { snapshot, changes, unread }: Content,
): ContentChange[] {
  if (!snapshot) return [];
  const told = new Set([...changes, ...unread].map(({ entity, id }) => `${entity} ${id}`));
  return db
    .prepare<[], { entity: string; id: string }>(
      `SELECT entity, id FROM records UNION SELECT '${LANDING_PAGE}', id FROM landing_pages`,
    )
    .all()
    .filter(({ entity, id }) => !told.has(`${entity} ${id}`))
    .map(({ entity, id }) => ({ entity, id, record: null }));
}

/** Notes that the database has everything up to the revision. */
export function setRevision(db: ContentDb, { revision, model }: ContentHead): void {
  setMeta(db, 'revision', String(revision));
  setMeta(db, 'model', model);
}
