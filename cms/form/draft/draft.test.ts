import { blogPost, tourPackage, umrahPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import { draftedFields } from '../shared-draft/shown-values.ts';
import { changeFrom, draftFrom, faultOf, startingValues } from './draft.ts';

const tour = tourPackage as Entity;

const saved = {
  id: 'bali',
  revision: 3,
  name: 'Bali',
  name_bn: 'বালি',
  destinations: 'Ubud',
  destinations_bn: null,
  price: 95000,
  duration: '5',
  itinerary: { day1: { title: 'Ubud' } },
  itinerary_bn: null,
  inclusions: ['Flights', 'Visa'],
  inclusions_bn: [],
  exclusions: [],
  exclusions_bn: [],
  images: [],
  cover_photo: null,
  package_details: null,
  package_details_bn: null,
  tags: ['beach'],
  is_available: true,
  is_featured: false,
  publish_at: '2027-01-01T00:00:00.000Z',
  unpublish_at: null,
};

const columnNamed = (name: string) => tour.columns.find((column) => column.name === name)!;

test('a new tour is available and not featured', () => {
  const values = startingValues(tour, null);
  expect(values['is_available']).toBe(true);
  expect(values['is_featured']).toBe(false);
  expect(values['name']).toBe('');
});

test('a draft leaves out what nobody filled in', () => {
  const values = {
    ...startingValues(tour, null),
    name: 'Bali ',
    destinations: 'Ubud',
    price: '৯৫,০০০',
    duration: '5',
    inclusions: 'Flights\n\nVisa',
  };
  expect(draftFrom(tour, values)).toEqual({
    name: 'Bali',
    destinations: 'Ubud',
    price: 95000,
    duration: '5',
    inclusions: ['Flights', 'Visa'],
    is_available: true,
    is_featured: false,
  });
});

test('a post says of what nobody filled in that it is empty; its slug is the server’s to make', () => {
  const post = blogPost as Entity;
  const values = { ...startingValues(post, null), title: 'Haor', content: 'By boat.' };
  const draft = draftFrom(post, values);
  expect(draft).toMatchObject({ title_bn: null, excerpt: null, tags: [], is_published: false });
  expect(draft).not.toHaveProperty('slug');
});

test('a price of an Umrah package that is no number becomes 0; an empty one is asked for', () => {
  const umrah = umrahPackage as Entity;
  const values = { ...startingValues(umrah, null), name: 'Group of 40', price: 'ask us' };
  expect(draftFrom(umrah, values)).toMatchObject({ price: 0, package_type: 'group' });
  const price = umrah.columns.find(({ name }) => name === 'price')!;
  expect(faultOf('umrah-package', price, 'ask us')).toBeUndefined();
  expect(faultOf('umrah-package', price, ' ')).toBe('Please fill in this field');
  expect(faultOf('tour-package', columnNamed('price'), 'ask us')).toMatch(/^Enter a price/);
});

test('a change holds only what differs', () => {
  const start = startingValues(tour, saved);
  expect(changeFrom(tour, start, { ...start, price: '90000', is_featured: true })).toEqual({
    price: 90000,
    is_featured: true,
  });
});

test('another spelling of the same value is no change', () => {
  const start = startingValues(tour, saved);
  const values = { ...start, price: '95,000', inclusions: 'Flights\n\nVisa\n', name: ' Bali' };
  expect(changeFrom(tour, start, values)).toEqual({});
});

test('what was emptied is sent as null', () => {
  const start = startingValues(tour, saved);
  const values = { ...start, name_bn: ' ', itinerary: '', tags: [], inclusions: '' };
  expect(changeFrom(tour, start, values)).toEqual({
    name_bn: null,
    itinerary: null,
    tags: null,
    inclusions: null,
  });
});

test('a schedule is typed as the time in Dhaka, and stored in UTC', () => {
  const start = startingValues(tour, saved);
  expect(start).toMatchObject({ publish_at: '2027-01-01T06:00', unpublish_at: '' });
  const values = { ...start, publish_at: '', unpublish_at: '2027-02-01T00:00' };
  expect(changeFrom(tour, start, values)).toEqual({
    publish_at: null,
    unpublish_at: '2027-01-31T18:00:00.000Z',
  });
});

test('a moment of publishing is sent with the switch as it stands: alone it would turn that on', () => {
  const start = { ...startingValues(tour, saved), is_available: false };
  const values = { ...start, publish_at: '2027-03-01T00:00' };
  const publish_at = '2027-02-28T18:00:00.000Z';
  expect(changeFrom(tour, start, values)).toEqual({ publish_at, is_available: false });
  expect(draftedFields(tour, start, values)).toEqual({ publish_at, is_available: false });
});

test('names what cannot be saved', () => {
  expect(faultOf('tour-package', columnNamed('name'), '  ')).toBe('Please fill in this field');
  expect(faultOf('tour-package', columnNamed('name'), 'x'.repeat(121))).toBe(
    'At most 120 characters',
  );
  // As the API counts: three code points of one letter to the eye.
  expect(faultOf('tour-package', columnNamed('name_bn'), 'ক্ষ'.repeat(40))).toBeUndefined();
  expect(faultOf('tour-package', columnNamed('name_bn'), 'ক্ষ'.repeat(41))).toBe(
    'At most 120 characters',
  );
  expect(faultOf('tour-package', columnNamed('tags'), Array.from({ length: 13 }, String))).toBe(
    'At most 12 entries',
  );
  expect(faultOf('tour-package', columnNamed('itinerary'), '{')).toMatch(/^Invalid JSON/);
  expect(faultOf('tour-package', columnNamed('name_bn'), '')).toBeUndefined();
});
