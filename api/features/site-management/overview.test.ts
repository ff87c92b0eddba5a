import {
  accreditation,
  contactInfo,
  faq,
  heroContent,
  heroScene,
  review,
  serviceOption,
  tag,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const staff = () => ({ headers: server.as('moderator') });
const create = (entity: Entity, values = {}) =>
  server.call('POST', entity.path, { ...staff(), body: draftOf(entity, values) });
const overview = async () =>
  (await server.call('GET', '/site-management/overview', staff())).json();

test('an empty site has nothing of each', async () => {
  const nothing = { total: 0, active: 0 };
  expect(await overview()).toEqual({
    hero_scenes: nothing,
    hero_content: nothing,
    contact_info: nothing,
    accreditations: nothing,
    faqs: nothing,
    reviews: nothing,
    offers: nothing,
    service_options: nothing,
    tags: nothing,
    redirects: nothing,
  });
});

test('counts what there is, and how much of it is active', async () => {
  for (const is_active of [true, true, false]) {
    await create(heroScene, { is_active });
    await create(heroContent, { is_active });
    await create(contactInfo, { is_active });
  }
  await create(accreditation);
  await create(faq);
  await create(review, { is_active: false, has_consent: false });
  const { id } = (await create(serviceOption)).json();
  await create(serviceOption);
  await create(tag, { is_active: false });
  await server.call('DELETE', `${serviceOption.path}/${id}`, staff());
  expect(await overview()).toEqual({
    hero_scenes: { total: 3, active: 2 },
    hero_content: { total: 3, active: 1 },
    contact_info: { total: 3, active: 1 },
    accreditations: { total: 1, active: 1 },
    faqs: { total: 1, active: 1 },
    reviews: { total: 1, active: 0 },
    offers: { total: 0, active: 0 },
    service_options: { total: 1, active: 1 },
    tags: { total: 1, active: 0 },
    redirects: { total: 0, active: 0 },
  });
});
