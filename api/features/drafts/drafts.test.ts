import { blogPost, publicEntities, redirect, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { SECRETS, testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf, fullDraftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';

const NOON = Date.parse('2027-02-08T06:00:00.000Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString();

let now = NOON;
const clock = () => new Date(now);
let server: TestApp;
beforeEach(async () => {
  now = NOON;
  server = await testApp({ clock, scheduleEveryMs: 3_600_000 });
});
afterEach(() => server.close());

type Values = Record<string, unknown>;

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const asAdmin = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('super_admin'), body });

async function made(entity: Entity, values: Values = {}): Promise<Values & { id: string }> {
  const answer = await asStaff('POST', entity.path, { ...fullDraftOf(entity), ...values });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const aTour = () => made(tourPackage, { name: 'Bali', name_bn: 'বালি', price: 100 });

const place = (id: string, entity: Entity = tourPackage) => `/drafts/${entity.name}/${id}`;
const draftAt = async (path: string) => (await asStaff('GET', path)).json().draft;
async function saved(path: string, fields: Values, more: Values = {}, call = asStaff) {
  const { version = null } = (await draftAt(path)) ?? {};
  const answer = await call('PUT', path, { fields, version, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const publish = (path: string, version: string, more: Values = {}) =>
  asAdmin('POST', `${path}/publish`, { version, ...more });
const record = async (id: string, entity: Entity = tourPackage) =>
  (await asStaff('GET', `${entity.path}/${id}`)).json();
const acts = async (id: string) =>
  (await asAdmin('GET', `/audit-log?record_id=${id}`))
    .json()
    .map(({ action, actor_name }: Values) => [action, actor_name]);

/** All that anybody but staff is answered of the content. */
async function seenByAll(): Promise<string> {
  const answers = await Promise.all([
    ...publicEntities.map(({ path }) => server.call('GET', path)),
    server.call('GET', '/site-content', {
      headers: { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` },
    }),
  ]);
  return answers.map(({ body }) => body).join('\n');
}

describe.each(publicEntities.map((entity) => [entity.name, entity] as const))(
  'a draft of a %s',
  (_, entity) => {
    test('is there for all staff, changes nothing that anybody sees, and is published', async () => {
      const { id } = await made(entity);
      const path = place(id, entity);
      const before = await seenByAll();
      const text = entity.columns.find(
        ({ field, twinOf }) => field.kind === 'text' && field.bilingual && twinOf === null,
      );
      const fields = text ? { [text.name]: 'Only in a draft' } : { [entity.shownWhen!]: true };
      const draft = await saved(path, fields);
      expect(draft).toMatchObject({ fields, saved_by: 'Mahin Karim', saved_at: at(0) });
      expect((await asAdmin('GET', path)).json().draft).toEqual(draft);
      expect((await asAdmin('GET', '/drafts')).json()).toEqual([
        expect.objectContaining({ entity: entity.name, id, version: draft.version }),
      ]);
      expect(await seenByAll()).toBe(before);
      const { revision } = await record(id, entity);
      const answer = await publish(path, draft.version);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().draft).toBeNull();
      expect(answer.json().revision).toBeGreaterThan(revision);
      expect(await record(id, entity)).toMatchObject(fields);
      if (text) expect(await seenByAll()).toContain('Only in a draft');
      expect((await asStaff('GET', '/drafts')).json()).toEqual([]);
    });
  },
);

test('nobody but staff reads, saves, publishes or discards one', async () => {
  const { id } = await aTour();
  const { version } = await saved(place(id), { price: 1 });
  const calls = [
    ['GET', '/drafts'],
    ['GET', place(id)],
    ['PUT', place(id), { fields: { price: 2 }, version }],
    ['DELETE', `${place(id)}?version=${version}`],
    ['POST', `${place(id)}/publish`, { version }],
  ] as const;
  const builder = { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` };
  for (const [method, path, body] of calls) {
    expectError(await server.call(method, path, { body }), 401);
    expectError(await server.call(method, path, { body, headers: builder }), 403);
  }
  expect((await draftAt(place(id))).fields).toEqual({ price: 1 });
});

test('one language alone is published, either first; the rest waits in the draft', async () => {
  const { id } = await aTour();
  const texts = { name: 'Bali by sea', price: 200, name_bn: 'সাগরপথে বালি' };
  const first = await saved(place(id), texts, { publish_at: at(5) });
  now += HOUR;
  const bengali = await publish(place(id), first.version, { language: 'bn' });
  expect(bengali.json().draft).toMatchObject({
    fields: { name: 'Bali by sea', price: 200 },
    base: { name: 'Bali', price: 100 },
    saved_by: 'Mahin Karim',
    saved_at: at(0),
    publish_at: at(5),
  });
  expect(await record(id)).toMatchObject({ name: 'Bali', price: 100, name_bn: 'সাগরপথে বালি' });
  const { version } = bengali.json().draft;
  const nothing = await publish(place(id), version, { language: 'bn' });
  expect(faultsOf(nothing)).toEqual(['body.language']);
  await saved(place(id), { ...texts, name_bn: 'নৌপথে বালি' });
  const english = await publish(place(id), (await draftAt(place(id))).version, { language: 'en' });
  expect(english.json().draft.fields).toEqual({ name_bn: 'নৌপথে বালি' });
  expect(await record(id)).toMatchObject({
    name: 'Bali by sea',
    price: 200,
    name_bn: 'সাগরপথে বালি',
  });
});

test('an unfinished text is saved, and its faults are told by field once it is published', async () => {
  const { id, name } = await aTour();
  const unfinished = {
    name: null,
    price: 'about 500',
    itinerary: '{"day1"',
    duration: 'x'.repeat(900),
  };
  const { version, fields } = await saved(place(id), unfinished);
  expect(fields).toEqual(unfinished);
  expect(faultsOf(await publish(place(id), version)).toSorted()).toEqual(
    ['body.duration', 'body.itinerary', 'body.name', 'body.price'].toSorted(),
  );
  expect(await record(id)).toMatchObject({ name, price: 100 });
  expect((await draftAt(place(id))).fields).toEqual(unfinished);
  const strange = { fields: { colour: 'red', search_text: 'x' }, version };
  expect(faultsOf(await asStaff('PUT', place(id), strange))).toEqual([
    'body.colour',
    'body.search_text',
  ]);
  expectError(await asStaff('PUT', place(id), { fields: {}, version }), 422);
  expectError(
    await asStaff('PUT', place('no-such-tour'), { fields: { price: 1 }, version: null }),
    404,
  );
});

test('of two who write it at once the second is asked; a retry is answered as the first', async () => {
  const { id } = await aTour();
  const mine = { fields: { price: 1 }, version: null };
  const first = (await asStaff('PUT', place(id), mine)).json();
  expect((await asStaff('PUT', place(id), mine)).json()).toEqual(first);
  const refused = await asAdmin('PUT', place(id), { fields: { price: 2 }, version: null });
  expectError(refused, 409);
  expect(refused.json().detail).toMatchObject({
    current: { id, price: 100 },
    draft: { fields: { price: 1 }, version: first.version },
    changed_by: 'Mahin Karim',
    changed_by_id: server.users.moderator.id,
  });
  const second = await saved(place(id), { price: 2 }, {}, asAdmin);
  for (const stale of [
    await asStaff('PUT', place(id), { fields: { price: 3 }, version: first.version }),
    await asStaff('DELETE', `${place(id)}?version=${first.version}`),
    await publish(place(id), first.version),
  ])
    expectError(stale, 409);
  expect(second).toMatchObject({ fields: { price: 2 }, saved_by: 'Amina Rahman' });
  expect(await draftAt(place(id))).toEqual(second);
  const both = [4, 5].map((price) =>
    asStaff('PUT', place(id), { fields: { price }, version: second.version }),
  );
  const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode);
  expect(codes.toSorted()).toEqual([200, 409]);
});

test('where the record changed in the same field since it began, it is asked; in others not', async () => {
  const { id } = await aTour();
  const { version } = await saved(place(id), { price: 200, name_bn: 'নতুন' });
  await asStaff('PUT', `/tour-packages/${id}`, { duration: 'A week' });
  await asAdmin('PUT', `/tour-packages/${id}`, { price: 150 });
  const refused = await publish(place(id), version);
  expectError(refused, 409);
  expect(refused.json().detail).toMatchObject({
    current: { price: 150 },
    contested: ['price'],
    changed_by: 'Amina Rahman',
  });
  expect(await record(id)).toMatchObject({ price: 150, name_bn: 'বালি' });
  const bengali = await publish(place(id), version, { language: 'bn' });
  expect(bengali.statusCode).toBe(200);
  const settled = await saved(place(id), { price: 200 }, { base: { price: 150 } });
  expect((await publish(place(id), settled.version)).statusCode).toBe(200);
  expect(await record(id)).toMatchObject({ price: 200, duration: 'A week', name_bn: 'নতুন' });
});

test('an address that a draft changes leads to the new one', async () => {
  const post = await made(blogPost, { slug: 'old-title', is_published: true });
  const path = place(post.id, blogPost);
  const { version } = await saved(path, { slug: 'new-title' });
  expect((await publish(path, version)).statusCode).toBe(200);
  const redirects = (await asStaff('GET', '/site-management/redirects')).json();
  expect(redirects).toMatchObject([{ from_path: '/blog/old-title', to_path: '/blog/new-title' }]);
});

test('a redirect that makes way for a page takes its draft along', async () => {
  const { id } = await made(blogPost, { title: 'Bali', slug: 'bali', is_published: true });
  await asStaff('PUT', `/blog-posts/${id}`, { slug: 'bali-in-june' });
  const [left] = (await asStaff('GET', redirect.path)).json();
  await saved(place(left.id, redirect), { note: 'Printed on a flyer' }, { publish_at: at(1) });
  await asStaff('PUT', `/blog-posts/${id}`, { slug: 'bali' });
  expect((await asStaff('GET', '/drafts')).json()).toEqual([]);
});

test('what the record has by now is no conflict', async () => {
  const { id } = await aTour();
  const { version } = await saved(place(id), { price: 200 });
  await asStaff('PUT', `/tour-packages/${id}`, { price: 200 });
  expect((await publish(place(id), version)).statusCode).toBe(200);
  expectError(await publish(place(id), version), 409);
});

test('each act is in the audit log, the published fields in the history, the discarded ones too', async () => {
  const { id } = await aTour();
  const first = await saved(place(id), { price: 200 });
  await publish(place(id), first.version);
  const second = await saved(place(id), { price: 300 });
  expect((await asStaff('DELETE', `${place(id)}?version=${second.version}`)).statusCode).toBe(204);
  expect((await asStaff('DELETE', `${place(id)}?version=${second.version}`)).statusCode).toBe(204);
  expect(await acts(id)).toEqual([
    ['discard_draft', 'Mahin Karim'],
    ['save_draft', 'Mahin Karim'],
    ['change', 'Amina Rahman'],
    ['publish_draft', 'Amina Rahman'],
    ['save_draft', 'Mahin Karim'],
    ['create', 'Mahin Karim'],
  ]);
  const [discarded] = (await asAdmin('GET', `/audit-log?action=discard_draft`)).json();
  expect(discarded).toMatchObject({ before: { price: 300 }, label: 'Bali' });
  const versions = (await asStaff('GET', `/history/tour-package/${id}`)).json();
  expect(versions.map(({ action }: Values) => action)).toEqual(['change', 'create']);
  expect(versions[0]).toMatchObject({ before: { price: 100 }, after: { price: 200 } });
});

test('a deleted record takes its draft to the trash, and back; for good it is gone', async () => {
  const { id } = await aTour();
  const draft = await saved(place(id), { price: 200 });
  await asStaff('DELETE', `/tour-packages/${id}`);
  expectError(await asStaff('GET', place(id)), 404);
  expect((await asStaff('GET', '/drafts')).json()).toEqual([]);
  await asStaff('POST', `/trash/tour-package/${id}/restore`);
  expect(await draftAt(place(id))).toEqual(draft);
  await asStaff('DELETE', `/tour-packages/${id}`);
  await asAdmin('DELETE', `/trash/tour-package/${id}`);
  expect(await server.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
});

describe('a planned draft', () => {
  /** Starts of the server at this moment, until `done` holds. */
  async function started(done: () => Promise<void>, starts = 1): Promise<void> {
    for (let n = 0; n < starts; n++) {
      const app = await buildApp({ ...server, clock, scheduleEveryMs: 20 });
      await app.ready();
      await eventually(done);
      await app.close();
    }
  }

  test('goes live at its moment, exactly once, whatever restarts', async () => {
    const { id } = await aTour();
    await saved(place(id), { price: 200, name_bn: 'রমজানে বালি' }, { publish_at: at(2) });
    const before = await seenByAll();
    now += 2 * HOUR - 1;
    await started(async () => expect(await seenByAll()).toBe(before));
    now += 1;
    await started(async () => expect(await record(id)).toMatchObject({ price: 200 }), 3);
    expect(await draftAt(place(id))).toBeNull();
    expect(await acts(id)).toEqual([
      ['change', null],
      ['publish_draft', null],
      ['save_draft', 'Mahin Karim'],
      ['create', 'Mahin Karim'],
    ]);
  });

  test('wakes the running server', async () => {
    await server.close();
    server = await testApp({ clock: () => new Date(), scheduleEveryMs: 3_600_000 });
    const { id } = await aTour();
    const soon = new Date(Date.now() + 300).toISOString();
    await saved(place(id), { price: 200 }, { publish_at: soon });
    await eventually(async () => expect((await record(id)).price).toBe(200));
  });

  test('is refused where it is over, or unfinished; a later save keeps the plan', async () => {
    const { id } = await aTour();
    const put = (fields: Values, publish_at: string) =>
      asStaff('PUT', place(id), { fields, version: null, publish_at });
    expect(faultsOf(await put({ price: 1 }, at(0)))).toEqual(['body.publish_at']);
    expect(faultsOf(await put({ price: 'much' }, at(1)))).toEqual(['body.price']);
    await saved(place(id), { price: 1 }, { publish_at: at(1) });
    expect(await saved(place(id), { price: 2 })).toMatchObject({ publish_at: at(1) });
    expect(await saved(place(id), { price: 2 }, { publish_at: null })).toMatchObject({
      publish_at: null,
    });
  });

  test.for([
    ['a colleague changed the same field', 'Amina Rahman changed Price (৳) meanwhile'],
    ['it is unfinished by then', 'Name must be a text'],
    ['the record is in the trash', 'The record was in the trash then'],
  ] as const)('stays a draft where %s, and says so', async ([why, refusal]) => {
    const { id } = await aTour();
    await saved(place(id), { price: 200, name: 'Bali by sea' }, { publish_at: at(1) });
    if (why.startsWith('a colleague')) await asAdmin('PUT', `/tour-packages/${id}`, { price: 1 });
    if (why.startsWith('it is')) await saved(place(id), { price: 200, name: null });
    if (why.startsWith('the record')) await asStaff('DELETE', `/tour-packages/${id}`);
    now += HOUR;
    const refused = () => server.db.selectFrom('drafts').select('refusal').execute();
    await started(async () => expect(await refused()).toEqual([{ refusal }]), 2);
    if (why.startsWith('the record')) await asStaff('POST', `/trash/tour-package/${id}/restore`);
    expect((await asStaff('GET', '/drafts')).json()).toMatchObject([
      { id, refusal, publish_at: at(1) },
    ]);
    expect((await record(id)).name).toBe('Bali');
    // A save is a draft anew: what was refused is not tried again unasked.
    expect(await saved(place(id), { price: 7 })).toMatchObject({ refusal: null, publish_at: null });
  });

  test('does not hold up the next', async () => {
    const [one, other] = [await aTour(), await made(tourPackage, draftOf(tourPackage))];
    await saved(place(one.id), { price: 200 }, { publish_at: at(1) });
    await saved(place(other.id), { price: 300 }, { publish_at: at(2) });
    await asStaff('PUT', `/tour-packages/${one.id}`, { price: 1 });
    now += 3 * HOUR;
    await started(async () => expect((await record(other.id)).price).toBe(300));
    expect((await record(one.id)).price).toBe(1);
  });
});
