import { tourPackage, umrahPackage, visaService } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf, fullDraftOf } from '../../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const idsOf = (answer: { json: () => { id: string }[] }) => answer.json().map(({ id }) => id);

describe.each([
  ['Tour package not found', tourPackage as Entity],
  ['Umrah package not found', umrahPackage as Entity],
  ['Visa service not found', visaService as Entity],
])('%s, or else', (notFound, entity) => {
  const ids: Record<string, string> = {};
  const make = async (name: string, values: Record<string, unknown>) => {
    const draft = fullDraftOf(entity, { tags: [], ...values });
    const { id } = (await asStaff('POST', entity.path, draft)).json();
    ids[name] = id;
  };
  const similar = (name: string, query = '') => `${entity.path}/${ids[name]}/similar${query}`;

  beforeAll(async () => {
    await make('one', { tags: ['A', 'B', 'C'] });
    await make('hidden', { tags: ['A', 'B', 'C'], is_available: false });
    await make('two', { tags: ['A', 'B'] });
    await make('three', { tags: ['C', 'A', 'B'] });
    await make('none', { tags: [] });
    await make('single', { tags: ['b'] });
    await make('last', { tags: ['X'] });
  });

  test('four are answered, the most alike first, whole, and none that is hidden', async () => {
    for (const ask of [
      (path: string) => server.call('GET', path),
      (path: string) => asStaff('GET', path),
    ]) {
      const answer = await ask(similar('one'));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(idsOf(answer).slice(0, 3)).toEqual([ids['three'], ids['two'], ids['single']]);
      expect(idsOf(answer)).toHaveLength(4);
      expect(answer.headers['x-total-count']).toBe('4');
      expect(answer.json()[0]).toEqual((await ask(`${entity.path}/${ids['three']}`)).json());
    }
  });

  test('the public is not told what only staff see', async () => {
    for (const record of (await server.call('GET', similar('one'))).json())
      expect(Object.keys(record).toSorted()).toEqual(
        Object.keys(entity.publicRecord.properties).toSorted(),
      );
  });

  test('as many as are asked for, from 1 to 50', async () => {
    expect(idsOf(await server.call('GET', similar('one', '?limit=1')))).toEqual([ids['three']]);
    expect(idsOf(await server.call('GET', similar('one', '?limit=50')))).toHaveLength(5);
  });

  test.for([
    'limit=0',
    'limit=51',
    'limit=-1',
    'limit=x',
    'limit=1.5',
    'limit=',
    'limit=1&limit=2',
  ])('%s is refused', async (query) => {
    const answer = await server.call('GET', similar('one', `?${query}`));
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual(['querystring.limit']);
  });

  test('an unknown parameter is refused', async () => {
    expectError(await server.call('GET', similar('one', '?offset=1')), 422);
  });

  test('of a hidden or missing one the public is told that it is not there', async () => {
    for (const path of [similar('hidden'), `${entity.path}/not-there/similar`]) {
      const answer = await server.call('GET', path);
      expectError(answer, 404);
      expect(answer.json().detail).toBe(notFound);
    }
    const answer = await asStaff('GET', similar('hidden'));
    expect(idsOf(answer).slice(0, 2).toSorted()).toEqual([ids['one'], ids['three']].toSorted());
    expectError(await asStaff('GET', `${entity.path}/not-there/similar`), 404);
  });

  test('alone, a record has none like it', async () => {
    const own = await testApp();
    const headers = own.as('moderator');
    const { id } = (await own.call('POST', entity.path, { headers, body: draftOf(entity) })).json();
    const answer = await own.call('GET', `${entity.path}/${id}/similar`);
    expect([answer.json(), answer.headers['x-total-count']]).toEqual([[], '0']);
    await own.close();
  });
});
