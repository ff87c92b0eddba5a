import { tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import type { Version } from '../../client/history.ts';
import { sentenceOf } from './sentence.ts';

const said = (version: Partial<Version>) =>
  sentenceOf(tourPackage as Entity, {
    id: 1,
    at: '2026-11-20T06:00:00.000Z',
    actor_name: null,
    action: 'change',
    before: null,
    after: null,
    ...version,
  });
const changed = (before: Version['before'], after: Version['after']) => said({ before, after });

test('a change says the values of short fields, and how many texts', () => {
  expect(
    changed(
      { price: 24_500, name: 'Bhola', name_bn: null },
      { price: 26_500, name: 'Bhola by boat', name_bn: 'ভোলা' },
    ),
  ).toBe('Price ৳24,500 → ৳26,500, 2 texts');
});

test('lists and pictures are counted, switches are On and Off', () => {
  expect(
    changed(
      { is_available: true, tags: [], cover_photo: null },
      { is_available: false, tags: ['Sea'], cover_photo: '/static/uploads/a.webp' },
    ),
  ).toMatch(/^.+ On → Off, 1 list, 1 picture$/);
});

test('a price that came or went is a dash', () => {
  expect(changed({ publish_at: null }, { publish_at: '2027-03-31T06:00:00.000Z' })).toMatch(
    / — → 2027-03-31 12:00$/,
  );
});

test('what is no change of fields has words of its own', () => {
  expect(said({ action: 'create', after: {} })).toBe('Made');
  expect(said({ action: 'remove', before: {} })).toBe('Deleted');
  expect(said({ action: 'restore', after: {} })).toBe('Restored from the trash');
});

test('a field that there is no more is not shown', () => {
  expect(changed({ gone: 1 }, { gone: 2 })).toBe('Nothing that the form shows');
});
