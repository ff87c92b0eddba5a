import { expect, test } from 'vitest';
import { agencyReviewData, reviewData } from './review-data.ts';
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
const url = 'https://kheya.test/tours/bali';
const reviewed = { '@type': 'TouristTrip', name: 'Bali', url } as const;

test('a review is shown in the language it was said in', () => {
  const inBengali = said({ text_en: null, text_bn: 'ভালো' });
  expect(reviewOf('en', inBengali).text).toEqual({ value: 'ভালো', lang: 'bn' });
  expect(reviewOf('bn', inBengali).text).toEqual({ value: 'ভালো', lang: undefined });
  expect(reviewOf('bn', said({})).text).toEqual({ value: 'Well done', lang: 'en' });
  const inBoth = said({ text_bn: 'ভালো' });
  expect(reviewOf('en', inBoth).text).toEqual({ value: 'Well done', lang: undefined });
});

test('search engines are told of those alone that say where they were said', () => {
  const told = reviewData({ locale: 'en', url, reviewed }, [
    reviewOf('en', said({})),
    reviewOf('en', said({ source: 'letter' })),
  ]);
  expect(told).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Review',
      itemReviewed: reviewed,
      author: { '@type': 'Person', name: 'R. A.' },
      datePublished: '2026-08-14',
      reviewBody: 'Well done',
      inLanguage: 'en-BD',
    },
  ]);
});

test('stars are told where the traveller gave them, and no others', () => {
  const rated = said({ source: 'google', rating: 4, source_url: '/about' });
  const [told] = reviewData({ locale: 'en', url, reviewed }, [reviewOf('en', rated)]);
  expect(told).toMatchObject({
    url: 'https://kheya.test/about',
    reviewRating: { ratingValue: 4, bestRating: 5 },
  });
});

test('the agency is not praised for what was said of an item', () => {
  const site = new URL('https://kheya.test');
  const of = (about: string[]) => reviewOf('en', said({ source: 'letter', about }));
  const told = agencyReviewData({ site, locale: 'bn', company: 'Kheya' }, [
    of(['tour-package/bali']),
    of([]),
  ]);
  expect(told.map(({ itemReviewed }) => itemReviewed)).toEqual([
    { '@type': 'TravelAgency', name: 'Kheya', url: 'https://kheya.test/bn' },
  ]);
});
