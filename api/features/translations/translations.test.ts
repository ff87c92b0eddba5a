import { contactInfo, tourPackage } from '#model/entities/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type Headers, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

interface Made {
  id: string;
  revision: number;
}

let server: TestApp;
let tour: Made;
const call = (method: Method, path: string, body?: unknown, headers?: Headers) =>
  server.call(method, path, { headers: headers ?? server.as('moderator'), body });
const save = (body: object) => call('PUT', `${tourPackage.path}/${tour.id}`, body);
const revision = async () =>
  ((await call('GET', `${tourPackage.path}/${tour.id}`)).json() as Made).revision;
const known = async (id = tour.id) => {
  const all = (await call('GET', '/translations')).json() as Made[];
  return all.filter((each) => each.id === id);
};
const settle = async (act: 'confirm' | 'skip', body: object, headers?: Headers) =>
  call(
    'POST',
    `/translations/${tourPackage.name}/${tour.id}/${act}`,
    { field: 'name_bn', revision: await revision(), ...body },
    headers,
  );
const acts = () =>
  server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', ['confirm_translation', 'skip_translation'])
    .where('record_id', '=', tour.id)
    .execute();

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const draft = draftOf(tourPackage, { name: 'Sea and sand', name_bn: 'সাগর আর বালি' });
  tour = (await call('POST', tourPackage.path, draft)).json();
});

test('a change of the English text marks the Bengali one, with what it was made for', async () => {
  await save({ name: 'Sea and hills' });
  expect(await known()).toMatchObject([
    { entity: 'tour-package', id: tour.id, field: 'name_bn', made_for: 'Sea and sand' },
  ]);
  await save({ name: 'Sea, hills, rivers' });
  expect(await known()).toMatchObject([{ made_for: 'Sea and sand' }]);
});

test.for([
  ['its marks and white space', [{ name: 'Sea – and  sand!' }]],
  ['both texts in one save', [{ name: 'Hills', name_bn: 'পাহাড়' }]],
  ['it and back', [{ name: 'Hills' }, { name: 'Sea and sand' }]],
  ['the Bengali text alone', [{ name_bn: 'পাহাড়' }]],
  ['it, and the Bengali text after it', [{ name: 'Hills' }, { name_bn: 'পাহাড়' }]],
  ['it, and the Bengali text emptied', [{ name: 'Hills' }, { name_bn: null }]],
  ['another field', [{ price: 9_000 }]],
] as const)('a change of %s leaves nothing outdated', async ([, changes]) => {
  for (const change of changes) expect((await save(change)).statusCode).toBe(200);
  expect(await known()).toEqual([]);
});

test('an itinerary that comes with its keys in another order leaves nothing outdated', async () => {
  await save({
    itinerary: { day1: { title: 'Sea', meals: ['Tea'] } },
    itinerary_bn: { day1: { title: 'সাগর', meals: ['চা'] } },
  });
  await save({ itinerary: { day1: { meals: ['Tea'], title: 'Sea' } } });
  expect(await known()).toEqual([]);
});

test('where Bengali was written first, its change marks the English text', async () => {
  const record = (
    await call('POST', contactInfo.path, draftOf(contactInfo, { tagline_bn: 'ঘুরে আসি' }))
  ).json() as Made;
  const change = (body: object) => call('PUT', `${contactInfo.path}/${record.id}`, body);
  await change({ tagline_en: 'Let us go' });
  expect(await known(record.id)).toMatchObject([{ source: 'bn', outdated_since: null }]);
  await change({ tagline_en: 'Off we go' });
  expect(await known(record.id)).toMatchObject([{ source: 'bn', outdated_since: null }]);
  await change({ tagline_bn: 'বাড়ি ফিরি' });
  expect(await known(record.id)).toMatchObject([{ source: 'bn', made_for: 'ঘুরে আসি' }]);
});

test('a phone number is outdated where Bengali has another, and never for its spelling', async () => {
  const numbers = { phone: '+8801700000000', phone_display_bn: '+৮৮০ ১৭০০-০০০০০০' };
  const { id } = (
    await call('POST', contactInfo.path, draftOf(contactInfo, numbers))
  ).json() as Made;
  const change = (body: object) => call('PUT', `${contactInfo.path}/${id}`, body);
  const outdated = { field: 'phone_display_bn', made_for: '+880 1700-000000' };
  expect(await known(id)).toEqual([]);
  await change({ phone: '01700-000000' });
  expect(await known(id)).toEqual([]);
  await change({ phone: '01711-222333' });
  expect(await known(id)).toMatchObject([outdated]);
  await change({ phone_display_bn: '০১৭১১-২২২৩৩৩' });
  expect(await known(id)).toEqual([]);
  await change({ phone_display_bn: '০১৭০০-০০০০০০' });
  expect(await known(id)).toMatchObject([{ ...outdated, made_for: '01700-000000' }]);

  const { revision: seen } = (await call('GET', `${contactInfo.path}/${id}`)).json() as Made;
  const confirmed = { field: 'phone_display_bn', revision: seen };
  await call('POST', `/translations/${contactInfo.name}/${id}/confirm`, confirmed);
  await change({ phone: '+880 1711-222333' });
  expect(await known(id)).toEqual([]);
  await change({ phone: '01811-222333' });
  expect(await known(id)).toMatchObject([{ field: 'phone_display_bn' }]);
});

test('the trash keeps what is outdated, and a purge forgets it', async () => {
  await save({ name: 'Hills' });
  const before = await known();
  await call('DELETE', `${tourPackage.path}/${tour.id}`);
  expect(await known()).toEqual([]);
  await call('POST', `/trash/${tourPackage.name}/${tour.id}/restore`);
  expect(await known()).toEqual(before);
  await call('DELETE', `${tourPackage.path}/${tour.id}`);
  const admin = server.as('super_admin');
  await call('DELETE', `/trash/${tourPackage.name}/${tour.id}`, undefined, admin);
  const kept = server.db.selectFrom('translations').selectAll().where('record_id', '=', tour.id);
  expect(await kept.execute()).toEqual([]);
});

test('“Still right” is an act that publishes nothing and leaves the record as it is', async () => {
  await save({ name: 'Hills' });
  const before = await revision();
  const published = await server.db.selectFrom('outbox').selectAll().execute();
  expect((await settle('confirm', {})).statusCode).toBe(204);
  expect((await settle('confirm', {})).statusCode).toBe(204);
  expect(await known()).toEqual([]);
  expect(await revision()).toBe(before);
  expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual(published);
  expect(await acts()).toMatchObject([
    {
      action: 'confirm_translation',
      record_id: tour.id,
      actor_name: 'Mahin Karim',
      note: 'name_bn',
      before: JSON.stringify({ name: 'Sea and sand' }),
      after: JSON.stringify({ name: 'Hills' }),
    },
  ]);
  await save({ name: 'Sea and sand' });
  expect(await known()).toMatchObject([{ made_for: 'Hills' }]);
});

test('nobody confirms what somebody changed meanwhile', async () => {
  await save({ name: 'Hills' });
  const seen = await revision();
  await save({ name: 'Rivers' });
  expectError(await settle('confirm', { revision: seen }), 409);
  expect(await known()).toHaveLength(1);
});

test('a skip says why, is logged, and ends with the next change', async () => {
  expectError(await settle('skip', { reason: 'Later' }), 409);
  await save({ name: 'Hills' });
  for (const reason of ['', ' ', 'a\u0000b', 'x'.repeat(201), 7])
    expectError(await settle('skip', { reason }), 422);
  await settle('skip', { reason: 'The name is not settled' });
  expect(await known()).toMatchObject([{ skipped: 'The name is not settled' }]);
  await save({ name: 'Rivers' });
  expect(await known()).toMatchObject([{ skipped: null, made_for: 'Sea and sand' }]);
  expect((await acts()).map(({ note }) => note)).toEqual(['name_bn: The name is not settled']);
});

test('what is not there, or is no Bengali text, is an error', async () => {
  expectError(await settle('confirm', { field: 'name' }), 422);
  expectError(await settle('confirm', { field: 'price' }), 422);
  const body = { field: 'name_bn', revision: 1 };
  const nothing = `/translations/${tourPackage.name}/not-there/confirm`;
  expectError(await call('POST', nothing, body), 404);
  expectError(await call('POST', '/translations/user/x/confirm', body), 422);
  expectError(await call('POST', nothing, body, {}), 401);
  expectError(await call('GET', '/translations', undefined, {}), 401);
});

test('a translator changes Bengali texts, and nothing else', async () => {
  const headers = await server.addTranslator();
  const path = `${tourPackage.path}/${tour.id}`;
  await save({ name: 'Hills' });
  const put = (body: object) => call('PUT', path, body, headers);
  for (const [field, value] of [
    ['name', 'Mine'],
    ['price', 1],
    ['is_available', false],
  ] as const) {
    const answer = await put({ name_bn: 'পাহাড়', [field]: value });
    expectError(answer, 403);
    expect(answer.json().detail).toContain(`"${field}"`);
  }
  expect(await known()).toHaveLength(1);
  expect((await put({ name_bn: 'পাহাড়', revision: await revision() })).statusCode).toBe(200);
  expect(await known()).toEqual([]);
  await save({ name: 'Rivers' });
  expect((await settle('confirm', {}, headers)).statusCode).toBe(204);
  const draft = draftOf(tourPackage);
  expectError(await call('POST', tourPackage.path, draft, headers), 403);
  expectError(await call('DELETE', path, undefined, headers), 403);
  for (const closed of ['/contact-submissions', '/uploads', '/trash', '/audit-log', '/publishing'])
    expectError(await call('GET', closed, undefined, headers), 403);
  const accounts = (await call('GET', '/users', undefined, headers)).json();
  expect(accounts.map(({ role }: { role: string }) => role)).toEqual(['translator']);
});

test('visitors see nothing of it', async () => {
  const path = `${tourPackage.path}/${tour.id}`;
  const names = async () => Object.keys((await call('GET', path, undefined, {})).json());
  const before = await names();
  await save({ name: 'Hills' });
  expect(await names()).toEqual(before);
});
