import { expect, test } from 'vitest';
import { breadcrumbData } from './breadcrumb-data.ts';
import { itemListData } from './list-data.ts';
import { blogData } from '../blog/blog-data.ts';
import { licenceData, licenceOf } from '../agency/licences.ts';
import { agencyReviewData } from '../reviews/review-data.ts';
import { reviewOf } from '../reviews/shown-review.ts';
import { tripData } from '../tours/trip-data.ts';
import { visaData } from '../visas/visa-data.ts';

const site = new URL('https://kheya.test');
const page = { site, provider: 'Kheya Travels', description: 'All about it' };
const visa = {
  id: 'thailand',
  country_name: 'Thailand',
  country_name_bn: 'থাইল্যান্ড',
  cover_photo: null,
  charge: 7500,
};

test('a visa is a service with its charge in plain digits', () => {
  expect(visaData({ ...page, locale: 'bn' }, visa)).toMatchObject({
    '@type': 'Service',
    name: 'থাইল্যান্ড ভিসা',
    url: 'https://kheya.test/bn/visa-services/thailand',
    offers: { priceCurrency: 'BDT', price: '7500' },
  });
});

test('a visa without a charge offers no price', () => {
  const data = visaData({ ...page, locale: 'en' }, { ...visa, charge: null });
  expect(data).not.toHaveProperty('offers');
  expect(data.name).toBe('Thailand visa');
});

test('a trip names each of its pictures once, and its days in their order', () => {
  const data = tripData(
    { ...page, locale: 'en', path: '/umrah/a', name: 'A' },
    { price: 125000, cover_photo: '/a.webp', images: ['/a.webp', '/b.webp'], departures: [] },
    {
      itinerary: { day10: { title: 'Last' }, day2: { title: 'Second' } },
      percentOff: null,
    },
  );
  expect(data).toMatchObject({
    image: ['https://kheya.test/a.webp', 'https://kheya.test/b.webp'],
    itinerary: { itemListElement: [{ name: 'Second' }, { name: 'Last' }] },
    offers: { price: '125000' },
  });
});

test('a trip offers every date that can be booked until that day, at its lowest price', () => {
  const departure = { until: null, status: 'open', seats: null, seats_bn: null } as const;
  const sold = {
    ...departure,
    from: '2027-04-01',
    status: 'sold_out',
    prices: { twin: 5 },
  } as const;
  const departures = [
    sold,
    {
      ...departure,
      from: '2027-05-01',
      until: '2027-05-04',
      prices: { twin: 9, triple: 7, infant: 0 },
    },
    { ...departure, from: '2027-06-01', status: 'few_seats', prices: { single: 8 } } as const,
  ];
  const trip = { price: 4, cover_photo: null, images: [] };
  const offers = (given: typeof departures, percentOff: number | null = null) =>
    tripData(
      { ...page, locale: 'en', path: '/umrah/a', name: 'A' },
      { ...trip, departures: given },
      { percentOff },
    ).offers;
  expect(offers(departures)).toEqual([
    {
      '@type': 'Offer',
      priceCurrency: 'BDT',
      price: '7',
      url: 'https://kheya.test/umrah/a#dates',
      availability: 'https://schema.org/InStock',
      validThrough: '2027-05-01',
      itemOffered: { '@type': 'Trip', departureTime: '2027-05-01', arrivalTime: '2027-05-04' },
    },
    expect.objectContaining({
      price: '8',
      availability: 'https://schema.org/LimitedAvailability',
      itemOffered: { '@type': 'Trip', departureTime: '2027-06-01' },
    }),
  ]);
  expect(offers(departures, 50)).toMatchObject([{ price: '4' }, { price: '4' }]);
  expect(offers([sold])).toMatchObject({ price: '4', availability: 'https://schema.org/SoldOut' });
  expect(offers([])).toMatchObject({ price: '4', availability: 'https://schema.org/InStock' });
});

test('a list goes on counting on its further pages', () => {
  const items = [{ name: 'A', path: '/tours/a' }, { name: 'B' }];
  const list = itemListData({ site, locale: 'bn' }, { name: 'Tours', items, page: 2 });
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 61, name: 'A', url: 'https://kheya.test/bn/tours/a' },
    { '@type': 'ListItem', position: 62, name: 'B' },
  ]);
});

test('a trail leads from the first page to this one', () => {
  const trail = breadcrumbData(site, 'bn', [
    { name: 'হোম', path: '/' },
    { name: 'ভিসা', path: '/visa-services' },
  ]);
  expect(trail).toMatchObject({
    itemListElement: [
      { item: 'https://kheya.test/bn' },
      { item: 'https://kheya.test/bn/visa-services' },
    ],
  });
});

test('an address that no browser can open is left out, and what it belongs to is told', () => {
  const bad = 'https://kheya.test:99999/a';
  const url = 'https://kheya.test/about';
  const nobody = { name_en: 'A', name_bn: null, issuer_en: null, issuer_bn: null };
  const licence = { ...nobody, number: '1', register_url: bad, unpublish_at: null };
  const texts = { name_en: 'A', name_bn: null, text_en: 'Good', text_bn: null };
  const said = { ...texts, said_on: '2026-08-14', rating: 5, about: [] };
  const review = reviewOf('en', { ...said, source: 'google', source_url: bad });
  const post = { address: 'a', title: 'A', description: 'A', created_at: '', updated_at: '' };
  const told = [
    tripData(
      { ...page, locale: 'en', path: '/tours/a', name: 'A' },
      { price: 1, cover_photo: bad, images: [bad], departures: [] },
      { percentOff: null },
    ),
    visaData({ ...page, locale: 'en' }, { ...visa, cover_photo: bad }),
    blogData({ site, locale: 'en', publisher: 'A' }, { ...post, tags: [], images: [bad] }),
    licenceData(url, licenceOf('en', licence)),
    ...agencyReviewData({ site, locale: 'en', company: 'A' }, [review]),
  ];
  expect(told).toHaveLength(5);
  expect(JSON.stringify(told)).not.toContain('99999');
  for (const each of told) expect(each).not.toHaveProperty('image');
});
