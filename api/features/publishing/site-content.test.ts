import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { SECRETS, testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const entity of publicEntities) {
    await write('POST', entity.path, draftOf(entity, { [entity.shownWhen!]: false }));
    await write('POST', entity.path, draftOf(entity, { [entity.shownWhen!]: true }));
  }
});
afterAll(() => server.close());

const write = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });

const ask = (query = '') =>
  server.call('GET', `/site-content${query}`, {
    headers: { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` },
  });

interface Line {
  entity: string;
  id: string;
  record: Record<string, unknown> | null;
}

async function content(query = '') {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = answer.body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  const head = lines.shift() as { revision: number; snapshot: boolean; model: string };
  const { end } = lines.pop() as { end: number };
  expect(end).toBe(lines.length);
  return { head, lines: lines as Line[] };
}

test('a snapshot holds every shown record of every entity, and nothing that is hidden', async () => {
  const { head, lines } = await content();
  expect(head.snapshot).toBe(true);
  expect(lines.map(({ entity }) => entity)).toEqual(publicEntities.map(({ name }) => name));
  expect(lines.every(({ id, record }) => record!['id'] === id)).toBe(true);
});

test('a record is told as the public is answered it', async () => {
  const { lines } = await content();
  for (const { entity, id, record } of lines) {
    const { path } = publicEntities.find(({ name }) => name === entity) as Entity;
    expect(record).toEqual((await server.call('GET', `${path}/${id}`)).json());
  }
});

test('since a revision only what changed after it is told, once, as it is now', async () => {
  const tour = (await write('POST', '/tour-packages', { ...tourDraft(), name: 'Changing' })).json();
  const { head } = await content();
  expect((await content(`?since=${head.revision}`)).lines).toEqual([]);
  await write('PUT', `/tour-packages/${tour.id}`, { duration: 'Once' });
  await write('PUT', `/tour-packages/${tour.id}`, { duration: 'Twice' });
  const delta = await content(`?since=${head.revision}`);
  expect(delta.head).toEqual({ ...head, revision: head.revision + 2, snapshot: false });
  expect(delta.lines).toMatchObject([
    { entity: 'tour-package', id: tour.id, record: { duration: 'Twice' } },
  ]);
});

test('a line holds nothing that any reader takes for its end', async () => {
  const duration = '4 nights\u2028\u2029\u00855 days';
  const { id } = (await write('POST', '/tour-packages', { ...tourDraft(), duration })).json();
  const { body } = await ask();
  expect(body).not.toMatch(/[\r\u0085\u2028\u2029]/);
  const { lines } = await content();
  // Line separators are stored as spaces.
  const stored = duration.replace(/[\u0085\u2028\u2029]/g, ' ');
  expect(lines.find((line) => line.id === id)!.record).toMatchObject({ duration: stored });
});

test('a record that cannot be read is told with the reason, and every other as it is', async () => {
  const { id } = (await write('POST', '/tour-packages', tourDraft())).json();
  const { head, lines: before } = await content();
  await write('PUT', `/tour-packages/${id}`, { duration: 'Changed' });
  const tags = (value: string) =>
    server.db.updateTable('tour_packages').set({ tags: value }).where('id', '=', id).execute();
  await tags('{"never closed');
  const untold = { entity: 'tour-package', id, reason: 'its tags cannot be read' };
  expect((await content(`?since=${head.revision}`)).lines).toEqual([untold]);
  const { lines } = await content();
  expect(lines).toContainEqual(untold);
  expect(lines.filter((line) => line.id !== id)).toEqual(before.filter((line) => line.id !== id));
  await tags('[]');
});

test('what is hidden or removed is told as null', async () => {
  const make = async (name: string) =>
    (await write('POST', '/tour-packages', { ...tourDraft(), name })).json().id as string;
  const [hidden, removed] = [await make('To be hidden'), await make('To be removed')];
  const { revision } = (await content()).head;
  await write('PUT', `/tour-packages/${hidden}`, { is_available: false });
  await write('DELETE', `/tour-packages/${removed}`);
  const { lines } = await content(`?since=${revision}`);
  // An address that goes leaves a redirect.
  expect(lines.filter(({ entity }) => entity !== 'redirect')).toEqual([
    { entity: 'tour-package', id: hidden, record: null },
    { entity: 'tour-package', id: removed, record: null },
  ]);
});

test('a revision that this server has not reached is answered with everything', async () => {
  const { head, lines } = await content('?since=999999');
  expect(head.snapshot).toBe(true);
  expect(lines.length).toBeGreaterThanOrEqual(publicEntities.length);
});

test('a revision that a database lost as it was set back is answered with everything', async () => {
  const { id } = (await write('POST', '/tour-packages', tourDraft())).json();
  const { revision } = (await content()).head;
  // A standby that takes over goes on with later numbers than those it has not received.
  await server.db.deleteFrom('outbox').where('revision', '=', revision).execute();
  await write('PUT', `/tour-packages/${id}`, { duration: 'Later' });
  const { head, lines } = await content(`?since=${revision}`);
  expect(head).toMatchObject({ revision: revision + 1, snapshot: true });
  expect(lines.length).toBeGreaterThanOrEqual(publicEntities.length);
});

test('records are told in the order of their ids, past the size of a batch', async () => {
  for (let n = 0; n < 205; n++)
    await write('POST', '/flights', draftOf(publicEntities.find(({ name }) => name === 'flight')!));
  const flights = (await content()).lines.filter(({ entity }) => entity === 'flight');
  const ids = flights.map(({ id }) => id);
  expect(ids).toHaveLength(206);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

test.for(['since=-1', 'since=x', 'since=1.5.1', 'until=3'])('%s is refused', async (query) => {
  expectError(await ask(`?${query}`), 422);
});

test('nobody but a build may read it', async () => {
  for (const role of ['moderator', 'super_admin'] as const)
    expectError(await server.call('GET', '/site-content', { headers: server.as(role) }), 403);
  expectError(await server.call('GET', '/site-content'), 401);
});

const tourDraft = () =>
  draftOf(
    publicEntities.find(({ name }) => name === 'tour-package')!,
    { is_available: true },
  );
