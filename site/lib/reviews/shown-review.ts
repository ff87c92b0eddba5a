import type { ReviewSource } from '#model/agency/review-rules.ts';
import type { RecordNamed } from '#model/entities/index.ts';
import type { Locale } from '#model/kit/locales.ts';
import { localised, localisedName, type Localised } from '../format/localised.ts';

type Facts = Pick<
  RecordNamed<'review'>,
  | 'name_en'
  | 'name_bn'
  | 'text_en'
  | 'text_bn'
  | 'said_on'
  | 'source'
  | 'source_url'
  | 'rating'
  | 'about'
>;

/** A review as a page in one language shows it. */
export interface ShownReview {
  name: Localised;
  text: Localised;
  /** The day, `2026-11-20`. */
  saidOn: string;
  source: ReviewSource | undefined;
  url: string | undefined;
  rating: number | undefined;
  isOfAgency: boolean;
  /** The item that it is about, where the page is about another. */
  item: { name: Localised; href: string } | undefined;
}

export const reviewOf = (
  locale: Locale,
  facts: Facts,
  item?: ShownReview['item'],
): ShownReview => ({
  name: localisedName(locale, facts, 'name_en'),
  text: localised(locale, facts, 'text_en') ?? {
    value: facts.text_bn ?? '',
    lang: locale === 'bn' ? undefined : 'bn',
  },
  saidOn: facts.said_on,
  source: facts.source ?? undefined,
  url: facts.source_url ?? undefined,
  rating: facts.rating ?? undefined,
  isOfAgency: facts.about.length === 0,
  item,
});
