import { blogPost, contactInfo, publicEntities, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testApp, type Method, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';
import { testOfFile } from '../testing/engines.ts';
import { refuseWrites } from '../testing/refused-writes.ts';
import { noteWrite } from './outbox.ts';
import { create } from './repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });

/** The rows that `work` adds to the outbox. */
async function notedBy(work: () => Promise<unknown>) {
  const last = async () =>
    (
      await server.db
        .selectFrom('outbox')
        .select('revision')
        .orderBy('revision', 'desc')
        .limit(1)
        .execute()
    )[0]?.revision ?? 0;
  const before = await last();
  await work();
  return server.db
    .selectFrom('outbox')
    .select(['revision', 'entity', 'record_id', 'operation'])
    .where('revision', '>', before)
    .orderBy('revision')
    .execute();
}

test.for(publicEntities.map((entity) => [entity.name, entity] as [string, Entity]))(
  'every write of a %s is noted once, under the revision that the record gets',
  async ([entity, { path, ...rest }]) => {
    let record: { id: string; revision: number } = { id: '', revision: 0 };
    const created = await notedBy(async () => {
      record = (await asStaff('POST', path, draftOf({ path, ...rest } as Entity))).json();
    });
    expect(created).toEqual([
      { revision: record.revision, entity, record_id: record.id, operation: 'create' },
    ]);
    const changed = await notedBy(async () => {
      record = (await asStaff('PUT', `${path}/${record.id}`, {})).json();
    });
    expect(changed).toEqual([
      { revision: record.revision, entity, record_id: record.id, operation: 'change' },
    ]);
    const removed = await notedBy(() => asStaff('DELETE', `${path}/${record.id}`));
    // An address that goes leaves a redirect.
    const own = removed.filter((each) => each.entity === entity);
    expect(own).toMatchObject([{ entity, record_id: record.id, operation: 'remove' }]);
  },
);

test('a write that fails is not noted', async () => {
  await asStaff('POST', '/blog-posts', draftOf(blogPost, { slug: 'taken' }));
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  const noted = await notedBy(async () => {
    const failures = await Promise.all([
      asStaff('POST', '/tour-packages', {}),
      asStaff('POST', '/blog-posts', draftOf(blogPost, { slug: 'taken' })),
      asStaff('PUT', '/tour-packages/not-there', {}),
      asStaff('PUT', `/tour-packages/${id}`, { revision: 99_999 }),
      asStaff('DELETE', '/tour-packages/not-there'),
      server.call('POST', '/tour-packages', { body: draftOf(tourPackage) }),
    ]);
    expect(failures.map(({ statusCode }) => statusCode)).toEqual([422, 409, 404, 409, 404, 401]);
  });
  expect(noted).toEqual([]);
});

test('a write that the database refuses takes its note with it', async () => {
  const author = { userId: null, now: new Date() };
  const draft = { ...draftOf(tourPackage), name: null };
  const noted = await notedBy(async () => {
    await expect(create(server.db, tourPackage, draft, author, { id: 'broken' })).rejects.toThrow(
      /NOT NULL|not-null/,
    );
  });
  expect(noted).toEqual([]);
});

test('when one record steps aside for another, both are noted', async () => {
  const first = (await asStaff('POST', contactInfo.path, draftOf(contactInfo))).json();
  const noted = await notedBy(() => asStaff('POST', contactInfo.path, draftOf(contactInfo)));
  expect(noted.map(({ operation }) => operation)).toEqual(['change', 'create']);
  expect(noted[0]!.record_id).toBe(first.id);
});

test('signing in and reading are not noted', async () => {
  const noted = await notedBy(async () => {
    const { email } = server.users.moderator;
    await server.call('POST', '/auth/login', { body: { email, password: PASSWORD } });
    await server.call('POST', '/auth/login', { body: { email, password: 'wrong' } });
    for (const path of ['/tour-packages', '/users', '/publishing', '/health'])
      await asStaff('GET', path);
  });
  expect(noted).toEqual([]);
});

testOfFile('a write that is tried again on a full disk says what its last try made', async () => {
  let onFull = () => undefined as void;
  const stream = { write: () => onFull() };
  const full = await testApp({ log: { level: 'error', stream } });
  const headers = full.as('moderator');
  const draft = { ...draftOf(blogPost), content: 'x'.repeat(30_000) };
  const made = await full.call('POST', blogPost.path, { headers, body: draft });
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json();
  const giveRoom = await refuseWrites(full.db, 'full');
  onFull = () => {
    // A colleague is first, and gets the number that the try before it had.
    void giveRoom().then(() => noteWrite(full.db, blogPost, 'a', 'change', { now: new Date() }));
  };
  const answer = await full.call('DELETE', `${blogPost.path}/${id}`, { headers });
  expect(answer.statusCode, answer.body).toBe(204);
  const last = await full.db
    .selectFrom('outbox')
    .select(['revision', 'operation'])
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  expect(last?.operation).toBe('remove');
  expect(answer.headers['x-revisions']).toBe(`${last?.revision}-${last?.revision}`);
  await full.close();
});
