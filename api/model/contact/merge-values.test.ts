import { expect, test } from 'vitest';
import { languageOfLead, mergeValues, type Offer } from './merge-values.ts';

const lead = {
  name: 'করিম',
  subject: 'Tour Packages',
  message: 'যাত্রার তারিখ: 2027-01-05\nকতজন: ৩\n\nকত খরচ?',
  language: 'bn',
  page: '/bn/tours/sundarbans',
  departure: null,
  sharing: null,
} as const;
const tour = {
  entity: 'tour-package',
  record: {
    id: 'sundarbans',
    name: 'Sundarbans by boat',
    name_bn: 'নৌকায় সুন্দরবন',
    price: 12_500,
    departures: [],
    is_available: true,
  },
} as unknown as Offer;
const around = {
  lead,
  offer: tour,
  staff: 'Amina',
  siteUrl: 'https://kheya.example',
  now: new Date('2026-12-01T06:00:00Z'),
};

test('an answer in Bengali has Bengali names, digits and dates, and leads to the Bengali page', () => {
  expect(mergeValues({ ...around, locale: 'bn' })).toEqual({
    name: 'করিম',
    item: 'নৌকায় সুন্দরবন',
    price: '৳১২,৫০০',
    dates: '৫ জানুয়ারি, ২০২৭',
    link: 'https://kheya.example/bn/tours/sundarbans',
    staff: 'Amina',
  });
});

test('the same in English', () => {
  expect(mergeValues({ ...around, locale: 'en' })).toMatchObject({
    item: 'Sundarbans by boat',
    price: '৳12,500',
    dates: '5 January 2027',
    link: 'https://kheya.example/tours/sundarbans',
  });
});

test('the date that was asked about goes before one that was typed', () => {
  const asked = { ...lead, departure: '2027-02-10' };
  expect(mergeValues({ ...around, lead: asked, locale: 'bn' }).dates).toBe('১০ ফেব্রুয়ারি, ২০২৭');
});

test('the price is that of the date and the room that are asked about, while it can be booked', () => {
  const date = (from: string, prices: object, status = 'open') => ({ from, status, prices });
  const departures = [
    date('2026-11-30', { twin: 9_000 }),
    date('2027-01-10', { twin: 14_000, single: 19_000 }),
    date('2027-02-10', { twin: 16_000, triple: 15_000 }),
    date('2027-03-10', { twin: 8_000 }, 'sold_out'),
  ];
  const offer = { entity: 'tour-package', record: { ...tour.record, departures } } as Offer;
  const priceFor = (departure: string | null, sharing: 'single' | null = null) =>
    mergeValues({ ...around, offer, locale: 'en', lead: { ...lead, departure, sharing } }).price;
  expect(priceFor(null)).toBe('৳12,500');
  expect(priceFor('2027-02-10')).toBe('৳15,000');
  expect(priceFor('2027-01-10', 'single')).toBe('৳19,000');
  expect(priceFor('2027-01-10')).toBe('৳14,000');
  // Neither is for sale.
  expect(priceFor('2026-11-30')).toBe('৳12,500');
  expect(priceFor('2027-03-10')).toBe('৳12,500');
});

test('without an offer there is its subject, no price, and the page that it came from', () => {
  const values = mergeValues({ ...around, offer: undefined, locale: 'en' });
  expect(values).toMatchObject({ item: 'Tour Packages', price: undefined });
  expect(values.link).toBe('https://kheya.example/bn/tours/sundarbans');
});

test.for(['//evil.example/x', 'https://evil.example', 'javascript:alert(1)', null])(
  'a page of %s is no page of ours',
  (page) => {
    const values = mergeValues({
      ...around,
      lead: { ...lead, page },
      offer: undefined,
      locale: 'bn',
    });
    expect(values.link).toBe('https://kheya.example/bn');
  },
);

test('what is no longer shown has a name and a price, and no link to a page that is gone', () => {
  const hidden = { ...tour, record: { ...tour.record, is_available: false } } as Offer;
  const values = mergeValues({
    ...around,
    lead: { ...lead, page: null },
    offer: hidden,
    locale: 'en',
  });
  expect(values).toMatchObject({ item: 'Sundarbans by boat', link: 'https://kheya.example/' });
});

test('a visa and a flight are called as a person would', () => {
  const visa = {
    entity: 'visa-service',
    record: { id: 'thailand', country_name: 'Thailand', country_name_bn: 'থাইল্যান্ড', charge: null },
  } as unknown as Offer;
  expect(mergeValues({ ...around, offer: visa, locale: 'bn' })).toMatchObject({
    item: 'থাইল্যান্ড ভিসা',
    price: undefined,
  });
  const flight = {
    entity: 'flight',
    record: { id: 'x', origin: 'Dhaka', origin_bn: null, destination: 'Dubai', price: 0 },
  } as unknown as Offer;
  expect(mergeValues({ ...around, offer: flight, locale: 'en' })).toMatchObject({
    item: 'Dhaka – Dubai',
    price: '৳0',
  });
});

test('the language is that of the form, else the script of the message', () => {
  expect(languageOfLead({ ...lead, language: 'en' })).toBe('en');
  expect(languageOfLead({ ...lead, language: null })).toBe('bn');
  expect(languageOfLead({ ...lead, name: 'Karim', message: 'Hi', language: null })).toBe('en');
});
