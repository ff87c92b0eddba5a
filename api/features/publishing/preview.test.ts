import { previewedEntities } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

let now = new Date('2026-03-01T06:00:00Z');
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ clock: () => now });
});
afterAll(() => server.close());

const tour = previewedEntities.find(({ name }) => name === 'tour-package')!;
const ask = (body: unknown) =>
  server.call('POST', '/preview', { headers: server.as('moderator'), body });
const open = (url: string) => server.app.inject({ url });

test('every entity has a link in either language, for an hour', async () => {
  for (const entity of previewedEntities) {
    const answer = await ask({ entity: entity.name, record: draftOf(entity) });
    expect(answer.statusCode, entity.name).toBe(201);
    expect(answer.json()).toMatchObject({
      en: expect.stringMatching(/^\/preview\/en\/[0-9a-f-]{36}\?until=.+&signature=.+/),
      bn: expect.stringMatching(/^\/preview\/bn\//),
      expires_at: '2026-03-01T07:00:00.000Z',
    });
  }
});

test('a link that is changed, or past its hour, leads to nothing', async () => {
  const { en } = (await ask({ entity: tour.name, record: draftOf(tour) })).json<{ en: string }>();
  // The link is valid: only the publisher is missing here.
  expect((await open(en)).statusCode).toBe(503);
  const later = '2026-03-01T09%3A00%3A00.000Z';
  for (const url of [
    en.replace(/signature=.*/, 'signature=x'),
    en.replace(/&signature=.*/, ''),
    en.replace(/until=[^&]*/, `until=${later}`),
    en.replace('/en/', '/fr/'),
    en.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000'),
  ]) {
    const answer = await open(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.body).toContain('This preview is not there any more');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  }
  now = new Date(now.getTime() + 60 * 60 * 1000);
  expect((await open(en)).statusCode).toBe(404);
});

test('what no form could hold is refused as a save of it would be', async () => {
  expectError(await ask({ entity: tour.name, record: {} }), 422);
  expectError(await ask({ entity: 'user', record: {} }), 422);
  expectError(await ask({ entity: tour.name, id: 'nobody', record: draftOf(tour) }), 404);
});

test('a preview is no write of content', async () => {
  const before = (
    await server.call('GET', '/publishing', { headers: server.as('moderator') })
  ).json();
  await ask({ entity: tour.name, record: draftOf(tour) });
  const after = (
    await server.call('GET', '/publishing', { headers: server.as('moderator') })
  ).json();
  expect(after.revision).toBe(before.revision);
});
