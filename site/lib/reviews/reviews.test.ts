import { expect, test } from 'vitest';
import { agencyReviewData } from './review-data.ts';
import { reviewOf } from './shown-review.ts';

const facts = {
  name_en: 'R. A.',
  name_bn: null,
  text_en: 'Well done',
  text_bn: null,
  said_on: '2026-08-14',
  source: null,
  source_url: null,
  rating: null,
  about: [],
} as const;
const said = (values: object) => ({ ...facts, about: [] as string[], ...values });
const site = new URL('https://kheya.test');

test('a review is shown in the language it was said in', () => {
  const inBengali = said({ text_en: null, text_bn: 'ভালো' });
  expect(reviewOf('en', inBengali).text).toEqual({ value: 'ভালো', lang: 'bn' });
  expect(reviewOf('bn', inBengali).text).toEqual({ value: 'ভালো', lang: undefined });
  expect(reviewOf('bn', said({})).text).toEqual({ value: 'Well done', lang: 'en' });
  const inBoth = said({ text_bn: 'ভালো' });
  expect(reviewOf('en', inBoth).text).toEqual({ value: 'Well done', lang: undefined });
});

test('search engines are told of reviews of the agency that have stars and say where they were said', () => {
  const rated = { source: 'google', rating: 4, source_url: '/about' };
  const told = agencyReviewData(
    { site, locale: 'bn', company: 'Kheya' },
    [rated, { rating: 5 }, { source: 'letter' }, { ...rated, about: ['tour-package/bali'] }].map(
      (values) => reviewOf('bn', said(values)),
    ),
  );
  expect(told).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Review',
      itemReviewed: { '@type': 'TravelAgency', name: 'Kheya', url: 'https://kheya.test/bn' },
      author: { '@type': 'Person', name: 'R. A.' },
      datePublished: '2026-08-14',
      reviewBody: 'Well done',
      inLanguage: 'en-BD',
      url: 'https://kheya.test/about',
      reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
    },
  ]);
});
