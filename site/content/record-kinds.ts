import { localPath, paths } from '#model/routes/paths.ts';
import type { Locale } from '#model/kit/locales.ts';
import type { Strings } from '../../i18n/en/index.ts';

/** One kind of record, as data for the script of the not-found page. */
export interface RecordKind {
  /** The address of the list in this language; a record's is one step below. */
  list: string;
  /** API paths of a record, tried in order. */
  calls: string[];
  notFound: string;
  failed: string;
  back: string;
}

type KindName = keyof Strings['notYetPublished']['kinds'];

const places: Readonly<Record<KindName, { list: string; calls: string[] }>> = {
  tours: { list: paths.tours, calls: ['/tour-packages/'] },
  visas: { list: paths.visas, calls: ['/visa-services/'] },
  umrah: { list: paths.umrah, calls: ['/umrah-packages/'] },
  blog: { list: paths.blog, calls: ['/blog-posts/slug/', '/blog-posts/'] },
};

export const recordKinds = (
  locale: Locale,
  texts: Strings['notYetPublished']['kinds'],
): RecordKind[] =>
  (Object.keys(places) as KindName[]).map((name) => ({
    ...texts[name],
    list: localPath(locale, places[name].list),
    calls: places[name].calls,
  }));

/** The kind that an address would be a record of, and the record's part of the address. */
export function recordAt(
  kinds: readonly RecordKind[],
  address: string,
): { kind: RecordKind; id: string } | undefined {
  const [, list, id] = /^(.*)\/([^/]+)\/?$/.exec(address) ?? [];
  const kind = kinds.find((each) => each.list === list);
  return kind && id ? { kind, id } : undefined;
}
