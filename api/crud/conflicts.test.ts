import { tourPackage } from '#model/entities/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type Headers, type Method, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let path: string;
/** The revision that one person has loaded while another saves. */
let opened: number;

const call = (method: Method, body?: unknown, headers: Headers = {}) =>
  server.call(method, path, { headers: { ...server.as('moderator'), ...headers }, body });

beforeEach(async () => {
  const body = draftOf(tourPackage, { name: 'Contested', duration: 'As opened' });
  const made = await server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body,
  });
  path = `/tour-packages/${made.json().id}`;
  opened = made.json().revision;
  await call('PUT', { duration: 'As somebody else saved it' }, server.as('super_admin'));
});

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` });

test('a change of what somebody else has changed is a conflict, and changes nothing', async () => {
  const answer = await call('PUT', { duration: 'Mine' }, ifMatch(opened));
  expectError(answer, 409);
  const { detail } = answer.json();
  expect(detail.changed_by).toBe('Amina Rahman');
  expect(detail.current).toEqual((await call('GET')).json());
  expect(detail.current.duration).toBe('As somebody else saved it');
});

test('the revision may be in the body instead', async () => {
  expectError(await call('PUT', { duration: 'Mine', revision: opened }), 409);
  const { revision } = (await call('GET')).json();
  const answer = await call('PUT', { duration: 'Mine', revision });
  expect([answer.statusCode, answer.json().duration]).toEqual([200, 'Mine']);
});

test('with the revision that the record has, a change is taken', async () => {
  const { revision } = (await call('GET')).json();
  const answer = await call('PUT', { duration: 'Mine' }, ifMatch(revision));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['etag']).toBe(`"${answer.json().revision}"`);
  expectError(await call('PUT', { duration: 'Mine again' }, ifMatch(revision)), 409);
});

test('without a revision the last change wins', async () => {
  expect((await call('PUT', { duration: 'Last' })).json().duration).toBe('Last');
  expect((await call('PUT', { duration: 'Star' }, { 'if-match': '*' })).statusCode).toBe(200);
});

test('of two who save the same revision, one is told', async () => {
  const { revision } = (await call('GET')).json();
  const answers = await Promise.all(
    ['One', 'Two'].map((duration) => call('PUT', { duration }, ifMatch(revision))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('a change whose answer was lost simply succeeds when it is sent again', async () => {
  const { revision } = (await call('GET')).json();
  const change = { duration: '  Mine ', tags: ['Sea', 'Boat'], price: 900 };
  const first = await call('PUT', change, ifMatch(revision));
  const [outbox, log] = await Promise.all([written('outbox'), written('audit_log')]);
  for (const again of [
    await call('PUT', change, ifMatch(revision)),
    await call('PUT', { ...change, revision }),
  ]) {
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(again.headers['etag']).toBe(first.headers['etag']);
  }
  expect([await written('outbox'), await written('audit_log')]).toEqual([outbox, log]);
});

const written = async (table: 'outbox' | 'audit_log') =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

test('but not when it says more than the record holds', async () => {
  const { revision } = (await call('GET')).json();
  await call('PUT', { duration: 'Mine' }, ifMatch(revision));
  expectError(await call('PUT', { duration: 'Mine', price: 901 }, ifMatch(revision)), 409);
});

test('nor when the last change was somebody else’s, though it says the same', async () => {
  const theirs = { duration: 'As somebody else saved it' };
  expectError(await call('PUT', theirs, ifMatch(opened)), 409);
});

test('a removal of what somebody else has changed is a conflict too', async () => {
  expectError(await call('DELETE', undefined, ifMatch(opened)), 409);
  expect((await call('GET')).statusCode).toBe(200);
});

test.for(['12', 'abc', '"x"', '""', '"1", "2"'])('an If-Match of %s is 400', async (header) => {
  expectError(await call('PUT', { duration: 'x' }, { 'if-match': header }), 400);
});

test.for([0, -1, 1.5, '3', null])('a revision of %j in the body is 422', async (revision) => {
  expectError(await call('PUT', { duration: 'x', revision }), 422);
});
