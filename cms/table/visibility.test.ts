import { blogPost, flight, heroScene, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import { visibilityOf } from './visibility.ts';

const [BEFORE, NOW, AFTER] = [
  '2027-03-01T06:00:00.000Z',
  '2027-03-02T06:00:00.000Z',
  '2027-03-03T06:00:00.000Z',
];
const tour = tourPackage as Entity;
const of = (publish_at: string | null, unpublish_at: string | null, is_available = true) =>
  visibilityOf(tour, { is_available, publish_at, unpublish_at }, NOW!);

test('an available record without a schedule is shown', () => {
  expect(of(null, null)).toEqual({ kind: 'shown', until: null });
});

test('it is scheduled until its moment, and shown from that very moment', () => {
  expect(of(AFTER!, null)).toEqual({ kind: 'scheduled', from: AFTER, until: null });
  expect(of(NOW!, null)).toEqual({ kind: 'shown', until: null });
});

test('it is shown until it is taken down', () => {
  expect(of(BEFORE!, AFTER!)).toEqual({ kind: 'shown', until: AFTER });
  expect(of(BEFORE!, NOW!)).toEqual({ kind: 'ended', at: NOW });
  expect(of(null, BEFORE!)).toEqual({ kind: 'ended', at: BEFORE });
});

test('a fare is shown until its last day is over, or until it is taken down before', () => {
  const fare = (valid_until: string, unpublish_at: string | null) =>
    visibilityOf(
      flight as Entity,
      { is_available: true, publish_at: null, unpublish_at, valid_until },
      NOW!,
    );
  expect(fare('2027-03-02', null)).toEqual({ kind: 'shown', until: '2027-03-02T18:00:00.000Z' });
  expect(fare('2027-03-31', AFTER!)).toEqual({ kind: 'shown', until: AFTER });
  expect(fare('2027-03-01', AFTER!)).toEqual({ kind: 'ended', at: '2027-03-01T18:00:00.000Z' });
});

test('no schedule shows what is switched off', () => {
  expect(of(BEFORE!, AFTER!, false)).toEqual({ kind: 'hidden' });
  expect(of(AFTER!, null, false)).toEqual({ kind: 'hidden' });
});

test('a post that is not published is a draft', () => {
  const post = { is_published: false, publish_at: null, unpublish_at: null };
  expect(visibilityOf(blogPost as Entity, post, NOW!)).toEqual({ kind: 'draft' });
});

test('records without schedules go by their switch', () => {
  const scene = heroScene as Entity;
  expect(visibilityOf(scene, { is_active: true }, NOW!)).toEqual({ kind: 'shown', until: null });
  expect(visibilityOf(scene, { is_active: false }, NOW!)).toEqual({ kind: 'hidden' });
});
