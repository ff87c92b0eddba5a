import type { Content, UnreadRecord } from '#model/publishing/index.ts';
import { openContentDb } from './content-db.ts';
import { MarkdownPool } from './markdown.ts';
import { fetchContent } from './api-source.ts';
import { fillContentDb, missingContent } from './sync.ts';

interface Source {
  apiUrl: string;
  token: string;
}

/** Fills a new content database, for a build, with everything the API shows. */
export async function fillNewContentDb(file: string, source: Source) {
  const content = await fetchContent(source);
  const store = openFilled(file);
  const skipped = await store.fill(content);
  await store.close();
  return { revision: content.revision, records: content.changes.length, skipped };
}

/** A content database for `astro dev`, brought up to date on request, one refresh at a time. */
export function openDevStore(
  file: string,
  source: Source,
  onSkipped: (skipped: UnreadRecord) => void,
) {
  const { db, fill, close } = openFilled(file);
  const refresh = async () => {
    const content = await missingContent(db, (since) => fetchContent(source, since));
    for (const each of await fill(content)) onSkipped(each);
  };
  let last: Promise<void> = Promise.resolve();
  return { refresh: () => (last = last.catch(() => {}).then(refresh)), close };
}

function openFilled(file: string) {
  const db = openContentDb(file);
  const markdown = new MarkdownPool();
  return {
    db,
    fill: (content: Content) => fillContentDb(db, content, markdown),
    close: async () => {
      await markdown.close();
      db.close();
    },
  };
}
