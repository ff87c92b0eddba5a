import type { Content, UnreadRecord } from '#model/publishing/index.ts';
import PQueue from 'p-queue';
import { fetchContent } from './api-source.ts';
import { applyChanges } from './apply-changes.ts';
import { openContentDb, type ContentDb } from './content-db.ts';
import { MarkdownPool } from './markdown.ts';
import { prepare, storeHtml } from './prepare-changes.ts';
import { deletedRecords, missingContent, setRevision } from './sync.ts';

/** A content database that is filled from the API on request, one refresh at a time. */
export function openStore(
  file: string,
  source: { apiUrl: string; token: string },
  onSkipped: (skipped: UnreadRecord) => void,
) {
  const db = openContentDb(file);
  const markdown = new MarkdownPool();
  const refresh = async () => {
    const content = await missingContent(db, (since) => fetchContent(source, since));
    for (const each of await fillContentDb(db, content, markdown)) onSkipped(each);
    return content;
  };
  const turns = new PQueue({ concurrency: 1 });
  return {
    refresh: () => turns.add(refresh),
    close: async () => {
      await markdown.close();
      db.close();
    },
  };
}

/** Fills the database with the content, and answers which records of it are left out. */
export async function fillContentDb(
  db: ContentDb,
  content: Content,
  markdown: MarkdownPool,
): Promise<UnreadRecord[]> {
  const changes = [...content.changes, ...deletedRecords(db, content)];
  const { valid, faults, html } = await prepare(db, changes, markdown);
  db.transaction(() => {
    storeHtml(db, html);
    applyChanges(db, valid);
    setRevision(db, content);
  })();
  const named = [...faults].map(([{ entity, id }, reason]) => ({ entity, id, reason }));
  return [...content.unread, ...named];
}
