import { fillStore, type LeftOut } from './fill.ts';
import { MarkdownPool } from './markdown-pool.ts';
import { fetchContent } from './source.ts';
import { openStore } from './store.ts';

/** Fills a store that does not exist yet with everything the API shows. */
export async function fillNewStore(
  file: string,
  source: { apiUrl: string; token: string },
): Promise<{ revision: number; records: number; leftOut: LeftOut[] }> {
  const content = await fetchContent(source);
  const markdown = new MarkdownPool();
  const store = openStore(file);
  store.exec('BEGIN');
  const leftOut = await fillStore(store, content, markdown);
  store.exec('COMMIT');
  store.close();
  await markdown.close();
  return { revision: content.revision, records: content.changes.length, leftOut };
}
