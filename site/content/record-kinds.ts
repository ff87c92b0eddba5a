import { detailEntities } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';

/** Every kind of record with pages of its own: its list, and the API paths that have a record. */
export const recordKinds = (locale: Locale) =>
  detailEntities.map(({ shownOn, path, fields }) => ({
    name: shownOn,
    list: localPath(locale, paths[shownOn]),
    calls: 'slug' in fields ? [`${path}/slug/`, `${path}/`] : [`${path}/`],
  }));
