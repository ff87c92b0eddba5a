import { contactInfo, tourPackage, visaService } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { draftOf } from '../../api/testing/drafts.ts';
import { typeFault } from '../../site/content/store/type-fault.ts';

const saved = {
  id: 'bali',
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  revision: 7,
  tags: [],
  images: [],
  inclusions: [],
  inclusions_bn: [],
  exclusions: [],
  exclusions_bn: [],
  departures: [],
  is_available: true,
  is_featured: false,
};
const tour = { ...saved, ...draftOf(tourPackage) };
const faultOf = (values: object) =>
  typeFault(tourPackage.publicRecord, { ...tour, ...values }, 'tour');

test('a record of the form of its entity has no fault, whatever its limits are today', () => {
  expect(faultOf({})).toBeUndefined();
  expect(faultOf({ name: '', tags: Array(5_000).fill('x'.repeat(5_000)) })).toBeUndefined();
  expect(faultOf({ itinerary: { day1: { title: 'A day' }, dayAfter: 5 } })).toBeUndefined();
});

test.for([
  [{ name: null }, 'tour/name is not of type string'],
  [{ name: ['Bali'] }, 'tour/name is not of type string'],
  [{ price: '5' }, 'tour/price is not of type'],
  [{ revision: 1.5 }, 'tour/revision is not of type integer'],
  [{ tags: undefined }, 'tour/tags is not of type array'],
  [{ images: ['/a.webp', 5] }, 'tour/images/1 is not of type string'],
  [{ itinerary: { day1: { title: 5 } } }, 'tour/itinerary/day1/title is not of type string'],
  [{ itinerary: [] }, 'tour/itinerary is not of type object'],
  [{ created_at: 'yesterday' }, 'tour/created_at is no date'],
] as const)('%j: %s', ([values, fault]) => {
  expect(faultOf(values)).toContain(fault);
});

test('what is within an object or behind a heading is looked at, too', () => {
  const socials = contactInfo.publicRecord.properties['social_links']!;
  expect(typeFault(socials, { facebook: 5 }, 'links')).toContain('links/facebook');
  const lists = visaService.publicRecord.properties['requirements']!;
  expect(typeFault(lists, { 'a\u2028b': 'no list' }, 'lists')).toContain('is not of type array');
});
