import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { testOfFile } from '../../testing/engines.ts';
import { eventually } from '../../testing/eventually.ts';

let server: TestApp;
beforeEach(async () => {
  server = await testApp({ healthEveryMs: 20 });
  await sql`PRAGMA max_page_count = 1`.execute(server.db);
});
afterEach(() => server.close());

const lead = { name: 'Karim', phone: '+880 1711-000000', message: 'Hello' };
const hasRoom = () => sql`PRAGMA max_page_count = 1000000`.execute(server.db);
const kept = () => server.db.selectFrom('contact_submissions').select('message').execute();
/** Fills what is free of the pages that the database has. */
const fillPages = async () => {
  for (;;) {
    const body = { ...lead, message: 'x'.repeat(4_000) };
    const answer = await server.call('POST', '/contact-submissions', {
      headers: server.as('moderator'),
      body,
    });
    if (answer.statusCode !== 201) return answer;
  }
};

testOfFile(
  'a visitor whose lead has no room, not even in the reserve, is told to call',
  async () => {
    const answer = await fillPages();
    expectError(answer, 507);
    expect(answer.json().detail).toContain('Please call us');
    const before = await kept();
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/v1/contact-submissions',
      payload: new URLSearchParams({ ...lead, message: 'x'.repeat(4_000) }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect([form.statusCode, form.headers['location']]).toEqual([303, '/not-sent#later']);
    expect(await kept()).toEqual(before);
  },
);

testOfFile('that the reserve is used up is told until there is room', async () => {
  const health = async () =>
    (await server.call('GET', '/health', { headers: server.as('moderator') })).json();
  await eventually(async () => expect((await health()).database.writable).toBe(false));
  await fillPages();
  await hasRoom();
  await eventually(async () =>
    expect(await health()).toMatchObject({ status: 'ok', disk: { reserve_bytes: 4_096 } }),
  );
  expect((await server.call('POST', '/contact-submissions', { body: lead })).statusCode).toBe(201);
});
