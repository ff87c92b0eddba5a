import type { UnreadRecord } from '#model/publishing/index.ts';
import { openContentDb } from './content-db.ts';
import { MarkdownPool } from './markdown.ts';
import { fetchContent } from './api-source.ts';
import { fillContentDb, missingContent } from './sync.ts';

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
  let last: Promise<unknown> = Promise.resolve();
  return {
    refresh: () => {
      const next = last.catch(() => {}).then(refresh);
      last = next;
      return next;
    },
    close: async () => {
      await markdown.close();
      db.close();
    },
  };
}
