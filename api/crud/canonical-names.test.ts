import { blogPost, heroScene, tourPackage, visaService } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const create = (entity: Entity, values: Record<string, unknown>) =>
  server.call('POST', entity.path, {
    headers: server.as('moderator'),
    body: draftOf(entity, values),
  });

test.for([
  ['image', heroScene, '/static/a.webp'],
  ['imageUrl', heroScene, '/static/a.webp'],
  ['gradient', heroScene, 'x'],
  ['gradientClass', heroScene, 'x'],
  ['coverPhoto', tourPackage, '/static/a.webp'],
  ['nameBn', tourPackage, 'বালি'],
  ['isAvailable', tourPackage, true],
  ['countryName', visaService, 'Japan'],
  ['coverImage', blogPost, '/static/a.webp'],
] as const)('%s is not taken for the name of a field', async ([name, entity, value]) => {
  const answer = await create(entity as Entity, { [name]: value });
  expectError(answer, 422);
  expect(faultsOf(answer)).toEqual([`body.${name}`]);
});

test('a post has an image beside its cover image', async () => {
  const pictures = {
    cover_image: '/static/uploads/cover.webp',
    image: '/static/uploads/inside.webp',
  };
  const made = await create(blogPost as Entity, pictures);
  expect(made.json()).toMatchObject(pictures);
  const cleared = await server.call('PUT', `${blogPost.path}/${made.json().id}`, {
    headers: server.as('moderator'),
    body: { image: null },
  });
  expect(cleared.json()).toMatchObject({ ...pictures, image: null });
});
