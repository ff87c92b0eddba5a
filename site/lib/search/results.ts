import type { CatalogueName, RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import type { ResultKind } from '#model/search/shards.ts';
import { strings } from '../../i18n/index.ts';
import { durationText } from '../tours/durations.ts';
import { localised, localisedName, type Localised } from '../format/localised.ts';

export interface ResultTexts {
  title: Localised;
  /** A line in the page's language; empty where there is none. */
  about: string;
}

/** A text where it is in the page's language: a row has no room for another. */
const own = (text: Localised | undefined) => (text && text.lang === undefined ? text.value : '');

/** The columns that a row tells of. */
type Told<N extends CatalogueName> = Omit<RecordNamed<N>, 'updated_at' | 'revision'>;

const texts: { readonly [N in CatalogueName]: (locale: Locale, record: Told<N>) => ResultTexts } = {
  'tour-package': (locale, tour) => ({
    title: localisedName(locale, tour, 'name'),
    about: own(localised(locale, tour, 'destinations')),
  }),
  'umrah-package': (locale, umrah) => ({
    title: localisedName(locale, umrah, 'name'),
    about: umrah.duration ? own(durationText(locale, umrah.duration)) : '',
  }),
  'visa-service': (locale, visa) => {
    const country = localisedName(locale, visa, 'country_name');
    const title = { ...country, value: strings(locale).visa.named(country.value) };
    return { title, about: own(localised(locale, visa, 'processing_time')) };
  },
  flight: (locale, offer) => {
    const origin = localisedName(locale, offer, 'origin');
    const destination = localisedName(locale, offer, 'destination');
    const title = { ...destination, value: `${origin.value} → ${destination.value}` };
    return { title, about: own(localised(locale, offer, 'airline')) };
  },
  'landing-page': (locale, page) => ({
    title: localisedName(locale, page, 'title'),
    about: own(localised(locale, page, 'summary')),
  }),
  'blog-post': (locale, post) => ({
    title: localisedName(locale, post, 'title'),
    about: own(localised(locale, post, 'excerpt')),
  }),
};

/** The name of a kind, for one result. */
export const kindLabel = (locale: Locale, kind: ResultKind): string =>
  strings(locale).search.kinds[kind];

/** The texts of a result. */
export const resultOf = (locale: Locale, entity: CatalogueName, record: object): ResultTexts =>
  (texts[entity] as (locale: Locale, record: object) => ResultTexts)(locale, record);
