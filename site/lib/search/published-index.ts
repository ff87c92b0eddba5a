import type { Locale } from '#model/kit/locales.ts';
import { paths } from '#model/routes/paths.ts';
import type { IndexFiles } from '#model/search/find.ts';
import type { Rows, Shard } from '#model/search/shards.ts';
import { readPublished } from '../browser/read-published.ts';

/** A page may stay open for hours: what was published meanwhile is fetched. */
const KEPT_MS = 5 * 60_000;

/** The files of the index, each fetched when a query needs it. */
export function publishedIndex(locale: Locale): IndexFiles {
  const fetched = new Map<string, { at: number; file: Promise<unknown> }>();
  const load = <T>(path: string): Promise<T | undefined> => {
    const known = fetched.get(path);
    if (known && performance.now() - known.at < KEPT_MS) return known.file as Promise<T>;
    const file = readPublished(path).then((response) => {
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json() as Promise<T>;
    });
    file.catch(() => fetched.delete(path));
    fetched.set(path, { at: performance.now(), file });
    return file;
  };
  return {
    shard: (name) => load<Shard>(paths.searchShard(name)),
    rows: (kind, part) => load<Rows>(paths.searchRows(locale, `${kind}-${part}`)),
  };
}
