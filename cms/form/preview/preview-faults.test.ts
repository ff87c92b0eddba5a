import { tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../client/api-error.ts';
import { startingValues } from '../draft/draft.ts';
import { PREVIEW_FAILED, refusedPreview, unshowable } from './preview-faults.ts';

const tour = tourPackage as Entity;
const whole = startingValues(tour, {
  name: 'Sajek',
  destinations: 'Sajek',
  price: 9000,
  duration: '3 days',
});

test('what a page cannot be made of is named by its field', () => {
  expect(unshowable(tour, whole)).toBeUndefined();
  expect(unshowable(tour, { ...whole, name: ' ' })).toBe('Name English: Please fill in this field');
});

test('the server’s reasons stand by their fields, and an answer of nobody has a text of its own', () => {
  const fault = { loc: ['body', 'itinerary_bn', 'day2', 'title'], msg: 'is required', type: 'x' };
  expect(refusedPreview(tour, new ApiError(422, { detail: [fault] }))).toBe(
    'Itinerary বাংলা: Day2 › title is required',
  );
  expect(refusedPreview(tour, new ApiError(404, { detail: 'Tour package not found' }))).toBe(
    'Tour package not found',
  );
  expect(refusedPreview(tour, new TypeError('fetch failed'))).toBe(PREVIEW_FAILED);
});
