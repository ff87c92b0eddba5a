import { detailEntities } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localPath, paths } from '#model/routes/paths.ts';

/**
 * Every kind of record whose page is there as soon as the record is, which landing pages are not: its list,
 * and the API paths that have a record.
 */
export const recordKinds = (locale: Locale) =>
  detailEntities
    .filter((entity) => entity.name !== 'landing-page')
    .map(({ shownOn, path, fields }) => ({
      name: shownOn,
      list: localPath(locale, paths[shownOn]),
      calls: 'slug' in fields ? [`${path}/slug/`, `${path}/`] : [`${path}/`],
    }));
