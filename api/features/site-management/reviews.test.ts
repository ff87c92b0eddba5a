import { review } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../../testing/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const said = { name_en: 'R. A., Dhaka', text_en: 'They called back.', said_on: '2026-08-14' };
const make = (values: object) => asStaff('POST', review.path, { ...said, ...values });
const seen = async () =>
  ((await server.call('GET', review.path)).json() as { id: string }[]).map(({ id }) => id);
const faultsIn = (answer: Awaited<ReturnType<typeof make>>) => {
  expect(answer.statusCode, answer.body).toBe(422);
  return faultsOf(answer);
};

test('nobody is shown who has not agreed', async () => {
  expect(faultsIn(await make({}))).toEqual(['body.has_consent']);
  const kept = await make({ is_active: false });
  expect(kept.statusCode, kept.body).toBe(201);
  const { id } = kept.json() as { id: string };
  const change = (body: object) => asStaff('PUT', `${review.path}/${id}`, body);
  expect(faultsIn(await change({ is_active: true }))).toEqual(['body.has_consent']);
  expect(await seen()).not.toContain(id);
  expect((await change({ is_active: true, has_consent: true })).statusCode).toBe(200);
  expect(await seen()).toContain(id);
  expect(faultsIn(await change({ has_consent: false }))).toEqual(['body.has_consent']);
  expect((await change({ has_consent: false, is_active: false })).statusCode).toBe(200);
  expect(await seen()).not.toContain(id);
});

test('not even the database keeps a shown review without consent', async () => {
  const { id } = (await make({ has_consent: true })).json() as { id: string };
  const withdrawn = server.db.updateTable('reviews').set({ has_consent: 0 }).where('id', '=', id);
  await expect(withdrawn.execute()).rejects.toThrow(/check/i);
});

test('a review is said in either language, and in one at least', async () => {
  const agreed = { has_consent: true };
  expect(faultsIn(await make({ ...agreed, text_en: null }))).toEqual(['body.text_en']);
  expect(faultsIn(await make({ ...agreed, text_en: ' ', text_bn: '' }))).toEqual(['body.text_en']);
  const made = await make({ ...agreed, text_en: null, text_bn: 'ভালো' });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json() as { id: string };
  const answer = await asStaff('PUT', `${review.path}/${id}`, { text_bn: null });
  expect(faultsIn(answer)).toEqual(['body.text_en']);
});

test('visitors are not told of the consent, and no address tells the name', async () => {
  const { id } = (await make({ has_consent: true })).json() as { id: string };
  expect(id).not.toMatch(/dhaka/);
  const shown = await server.call('GET', `${review.path}/${id}`);
  expect(shown.json()).toMatchObject({ name_en: 'R. A., Dhaka' });
  expect(shown.body).not.toContain('has_consent');
});
