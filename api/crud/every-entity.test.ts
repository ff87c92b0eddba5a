import type { Entity } from '#model/kit/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import { draftOf, fullDraftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });

const made = async (entity: Entity, values = {}) =>
  (await asStaff('POST', entity.path, draftOf(entity, values))).json() as Record<string, unknown>;

/** The first field that may be empty and holds one line of text. */
const clearableField = (entity: Entity) =>
  entity.columns.find(({ field, presence }) => presence === 'optional' && field.kind === 'text')!;

test('there are entities to test', () => {
  expect(publicEntities.length).toBeGreaterThan(0);
});

describe.each(publicEntities.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  const hidden = { [entity.shownWhen!]: false };

  test('is created whole: every field comes back as it was given', async () => {
    const draft = fullDraftOf(entity);
    const answer = await asStaff('POST', entity.path, draft);
    expect(answer.statusCode, answer.body).toBe(201);
    const record = answer.json();
    expect(record).toMatchObject(draft);
    expect(record.updated_by).toBe(server.users.moderator.id);
    expect(record.created_at).toBe(record.updated_at);
    expect(answer.headers['etag']).toBe(`"${record.revision}"`);
    await asStaff('DELETE', `${entity.path}/${record.id}`);
  });

  test('is created from what is required alone, the rest empty', async () => {
    const record = await made(entity);
    const given = draftOf(entity);
    for (const { name, empty, field } of entity.columns) {
      if (name in given || field.kind === 'slug' || (entity.ordered && name === 'order')) continue;
      expect(record[name], name).toEqual(empty);
    }
  });

  const required = entity.columns.filter(({ presence }) => presence === 'required');
  test.for(required.map(({ name }) => name))('is refused without its %s', async (name) => {
    const { [name]: _left, ...incomplete } = draftOf(entity);
    const answer = await asStaff('POST', entity.path, incomplete);
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual([`body.${name}`]);
  });

  test('a change leaves what it does not name', async () => {
    const before = (
      await asStaff('POST', entity.path, fullDraftOf(entity, slugless(entity)))
    ).json();
    const { name } = clearableField(entity);
    const answer = await asStaff('PUT', `${entity.path}/${before.id}`, { [name]: 'Changed' });
    expect(answer.statusCode, answer.body).toBe(200);
    const after = answer.json();
    expect(after).toEqual({
      ...before,
      [name]: 'Changed',
      updated_at: after.updated_at,
      revision: after.revision,
    });
    expect(after.revision).toBeGreaterThan(before.revision);
  });

  test('null clears what may be empty', async () => {
    const record = await made(entity);
    const { name } = clearableField(entity);
    await asStaff('PUT', `${entity.path}/${record['id']}`, { [name]: 'Given' });
    const answer = await asStaff('PUT', `${entity.path}/${record['id']}`, { [name]: null });
    expect(answer.json()[name]).toBeNull();
  });

  test('an unknown property is refused, on create and on change', async () => {
    const record = await made(entity);
    for (const [method, path, body] of [
      ['POST', entity.path, draftOf(entity, { surprise: 1 })],
      ['PUT', `${entity.path}/${record['id']}`, { surprise: 1 }],
    ] as const) {
      const answer = await asStaff(method, path, body);
      expectError(answer, 422);
      expect(faultsOf(answer)).toEqual(['body.surprise']);
    }
  });

  test('what the server keeps cannot be given', async () => {
    const record = await made(entity);
    for (const name of ['id', 'created_at', 'updated_at', 'updated_by']) {
      const path = `${entity.path}/${record['id']}`;
      expectError(await asStaff('PUT', path, { [name]: '1999-01-01T00:00:00Z' }), 422);
      expectError(await asStaff('POST', entity.path, draftOf(entity, { [name]: 'x' })), 422);
    }
  });

  test('a hidden one is 404 to the public and 200 to staff', async () => {
    const record = await made(entity, hidden);
    const path = `${entity.path}/${record['id']}`;
    expectError(await server.call('GET', path), 404);
    expect((await asStaff('GET', path)).statusCode).toBe(200);
    const missing = await server.call('GET', `${entity.path}/not-there-at-all`);
    expect(missing.json()).toEqual((await server.call('GET', path)).json());
  });

  test('the public sees the shown ones, without what only staff see', async () => {
    const shown = await made(entity, { [entity.shownWhen!]: true });
    const other = await made(entity, hidden);
    const answer = await server.call('GET', entity.path);
    const ids = answer.json().map((each: { id: string }) => each.id);
    expect(ids).toContain(shown['id']);
    expect(ids).not.toContain(other['id']);
    expect(answer.headers['x-total-count']).toBe(String(ids.length));
    const alone = await server.call('GET', `${entity.path}/${shown['id']}`);
    for (const each of [...answer.json(), alone.json()])
      expect(Object.keys(each).toSorted()).toEqual(
        Object.keys(entity.publicRecord.properties).toSorted(),
      );
    const all = await asStaff('GET', entity.path);
    expect(all.json().map((each: { id: string }) => each.id)).toContain(other['id']);
    expect(Number(all.headers['x-total-count'])).toBeGreaterThan(ids.length);
  });

  test('a removed one is gone, and cannot be changed or removed again', async () => {
    const record = await made(entity);
    const path = `${entity.path}/${record['id']}`;
    const removed = await asStaff('DELETE', path);
    expect([removed.statusCode, removed.body]).toEqual([204, '']);
    expectError(await asStaff('GET', path), 404);
    expectError(await asStaff('PUT', path, {}), 404);
    expectError(await asStaff('DELETE', path), 404);
  });

  test.for([null, [], 'text', 7, undefined])('a body that is %j is refused', async (body) => {
    const options = { method: 'POST', url: `/api/v1${entity.path}` } as const;
    const headers = { ...server.as('moderator'), 'content-type': 'application/json' };
    const payload = body === undefined ? '' : JSON.stringify(body);
    expectError(await server.app.inject({ ...options, headers, payload }), 422);
  });
});

/** Slugs are unique: the second record of a full draft goes without. */
const slugless = (entity: Entity) =>
  Object.fromEntries(
    entity.columns.filter(({ field }) => field.kind === 'slug').map(({ name }) => [name, null]),
  );
