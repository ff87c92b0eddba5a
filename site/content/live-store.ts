import { fillStore, missingContent, type LeftOut } from './fill.ts';
import { MarkdownPool } from './markdown-pool.ts';
import { fetchContent } from './source.ts';
import { openStore } from './store.ts';

/** A store that is brought to what the API shows whenever it is asked to. One refresh at a time. */
export function openLiveStore(
  file: string,
  source: { apiUrl: string; token: string },
  onLeftOut: (left: LeftOut) => void,
) {
  const store = openStore(file);
  const markdown = new MarkdownPool();
  const bringUpToDate = async () => {
    const content = await missingContent(store, (since) => fetchContent(source, since));
    store.exec('BEGIN');
    try {
      const leftOut = await fillStore(store, content, markdown);
      store.exec('COMMIT');
      for (const each of leftOut) onLeftOut(each);
    } catch (error) {
      store.exec('ROLLBACK');
      throw error;
    }
  };
  let last: Promise<void> = Promise.resolve();
  return {
    refresh: (): Promise<void> => (last = last.catch(() => {}).then(bringUpToDate)),
    close: async () => {
      await markdown.close();
      store.close();
    },
  };
}
