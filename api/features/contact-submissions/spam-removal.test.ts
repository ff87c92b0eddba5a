import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { testApp, type Headers, type TestApp } from '../../testing/app.ts';
import { MOST_SUSPECTED } from './spam-removal.ts';

const NOON = Date.parse('2026-11-20T06:00:00.000Z');
const A_LOT = 10_000;

let now = NOON;
let server: TestApp;
beforeEach(async () => {
  now = NOON;
  server = await testApp({ clock: () => new Date(now) });
});
afterEach(() => server.close());

const send = async (name: string, website = '') => {
  const body = { name, message: 'Hello', website };
  const headers = server.as('moderator');
  return (await server.call('POST', '/contact-submissions', { headers, body })).json() as {
    id: string;
    created_at: string;
  };
};
const spam = (name: string) => send(name, 'https://spam.example');
const removeAll = (until: string, headers: Headers = server.as('moderator')) =>
  server.call('DELETE', `/contact-submissions/suspected-spam?received_until=${until}`, { headers });
const names = async () =>
  (await server.db.selectFrom('contact_submissions').select('name').execute()).map(
    ({ name }) => name,
  );
const removals = () =>
  server.db
    .selectFrom('audit_log')
    .select(['actor_id', 'label', 'note', 'count', 'before', 'record_id'])
    .where('action', '=', 'remove')
    .execute();

test('staff delete all suspected spam that they have seen in one call, and nothing else', async () => {
  await send('Rahima');
  await spam('First machine');
  now += 1_000;
  const { created_at } = await spam('Second machine');
  now += 1_000;
  await spam('Not seen yet');
  const answer = await removeAll(created_at);
  expect([answer.statusCode, answer.json()]).toEqual([200, { deleted: 2 }]);
  expect((await names()).toSorted()).toEqual(['Not seen yet', 'Rahima']);
  expect((await removeAll(created_at)).json()).toEqual({ deleted: 0 });
});

test('a flood that does not end leaves the newest 50,000 of its leads, and every other one', async () => {
  const byStaff = { headers: server.as('moderator') };
  await send('Rahima');
  const { id } = await spam('Oldest machine');
  const row = await server.db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: _id, updated_at: _at, ...copied } = row;
  const columns = sql.join(Object.keys(copied).map((name) => sql.ref(name)));
  await sql`
    WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${sql.lit(MOST_SUSPECTED)})
    INSERT INTO contact_submissions (id, updated_at, ${columns})
    SELECT 'machine-' || n, ${sql.lit(new Date(now + 1_000).toISOString())}, ${columns}
    FROM copies, contact_submissions WHERE id = ${sql.lit(id)}`.execute(server.db);
  await server.db.updateTable('spam_counts').set({ count: 999 }).execute();
  now += 2_000;
  await spam('Newest machine');
  const kept = await names();
  expect(kept.length).toBe(MOST_SUSPECTED + 1);
  expect(kept).toContain('Rahima');
  expect(kept).toContain('Newest machine');
  expect((await server.call('GET', `/contact-submissions/${id}`, byStaff)).statusCode).toBe(404);
  expect(await removals()).toMatchObject([{ actor_id: null, note: 'Beyond the newest 50,000' }]);
});

test('what was marked as spam by hand goes, what was taken out stays', async () => {
  const { id: marked } = await send('Marked');
  const { id: real, created_at } = await spam('Real');
  const headers = server.as('moderator');
  const mark = (id: string, is_spam: boolean) =>
    server.call('PUT', `/contact-submissions/${id}`, { headers, body: { is_spam } });
  await mark(marked, true);
  await mark(real, false);
  expect((await removeAll(created_at)).json()).toEqual({ deleted: 1 });
  expect(await names()).toEqual(['Real']);
});

test('ten thousand go in one call, with one row of the audit log', async () => {
  const moment = new Date(NOON).toISOString();
  const lead = {
    name: 'Flood',
    message: 'x'.repeat(500),
    suspicion: 'flood',
    is_spam: 1,
    status: 'spam' as const,
    is_read: 0,
    created_at: moment,
    updated_at: moment,
    revision: 1,
  } as const;
  for (let n = 0; n < A_LOT; n += 1_000)
    await server.db
      .insertInto('contact_submissions')
      .values(Array.from({ length: 1_000 }, () => ({ ...lead, id: randomUUID() })))
      .execute();
  expect((await removeAll(moment)).json()).toEqual({ deleted: A_LOT });
  expect(await names()).toEqual([]);
  expect(await removals()).toEqual([
    {
      actor_id: server.users.moderator.id,
      label: '10000 enquiries under suspected spam',
      note: `All that was received until ${moment}`,
      count: A_LOT,
      before: null,
      record_id: null,
    },
  ]);
});

test('where there is none, the audit log is not told', async () => {
  await send('Rahima');
  expect((await removeAll(new Date(now).toISOString())).json()).toEqual({ deleted: 0 });
  expect(await removals()).toEqual([]);
});

test.for(['', '?received_until=', '?received_until=today', '?received_until=2026-11-20'])(
  'without a moment, "%s", nothing is deleted',
  async (query) => {
    await spam('A machine');
    const headers = server.as('moderator');
    const answer = await server.call('DELETE', `/contact-submissions/suspected-spam${query}`, {
      headers,
    });
    expectError(answer, 422);
    expect(faultsOf(answer)).toEqual(['querystring.received_until']);
    expect(await names()).toEqual(['A machine']);
  },
);

test('nobody else deletes any', async () => {
  const { created_at } = await spam('A machine');
  expectError(await removeAll(created_at, {}), 401);
  expect(await names()).toEqual(['A machine']);
});
