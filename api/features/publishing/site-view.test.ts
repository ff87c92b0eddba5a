import { blogPost } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import type { AnyRecord } from '../../crud/record.ts';
import type { Entity } from '#model/kit/entity.ts';
import { siteView } from './site-view.ts';

const [MONDAY, TUESDAY, WEDNESDAY] = [
  '2027-03-01T06:00:00.000Z',
  '2027-03-02T06:00:00.000Z',
  '2027-03-03T06:00:00.000Z',
];
const dates = (values: object) => {
  const record = { ...values, is_published: true } as unknown as AnyRecord;
  const view = siteView(blogPost as Entity, record, { alts: new Map(), now: new Date(WEDNESDAY!) });
  return [view['created_at'], view['updated_at']];
};

test('a post is as new on the site as the moment at which it came, not as its first draft', () => {
  const draft = { created_at: MONDAY, updated_at: MONDAY };
  expect(dates({ ...draft, publish_at: WEDNESDAY })).toEqual([WEDNESDAY, WEDNESDAY]);
  expect(dates({ ...draft, publish_at: null })).toEqual([MONDAY, MONDAY]);
});

test('a post that was written or changed after its moment has the later dates', () => {
  const changed = { created_at: MONDAY, updated_at: WEDNESDAY, publish_at: TUESDAY };
  expect(dates(changed)).toEqual([TUESDAY, WEDNESDAY]);
  expect(dates({ ...changed, created_at: WEDNESDAY })).toEqual([WEDNESDAY, WEDNESDAY]);
});
