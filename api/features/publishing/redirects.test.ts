import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHooks } from '../../hooks.ts';
import { SECRETS, testApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { headersOf, mailServer } from '../../testing/mail-server.ts';
import { noteSite } from './site-state.ts';

/** Response bodies of third parties are not shown to staff. */
const THEIR_WORDS = 'words of somebody else';

/** A canary server, and one that redirects to it. */
const asked: string[] = [];
const told: { url: string; headers: IncomingHttpHeaders }[] = [];
let status = 302;
let canary: Server;
let elsewhere: Server;
let server: TestApp | undefined;

const addressOf = (each: Server) => `127.0.0.1:${(each.address() as AddressInfo).port}`;

async function listening(each: Server): Promise<Server> {
  each.listen(0, '127.0.0.1');
  await once(each, 'listening');
  return each;
}

beforeEach(async () => {
  asked.length = 0;
  told.length = 0;
  canary = await listening(
    createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end(JSON.stringify({ detail: THEIR_WORDS }));
    }),
  );
  elsewhere = await listening(
    createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        told.push({ url: request.url ?? '', headers: request.headers });
        const location = `http://${addressOf(canary)}/away`;
        response.writeHead(status, { location, 'content-type': 'application/json' });
        response.end(JSON.stringify({ detail: THEIR_WORDS, message: THEIR_WORDS }));
      });
    }),
  );
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  canary.close();
  elsewhere.close();
});

const write = () =>
  server!.call('POST', '/tour-packages', {
    headers: server!.as('moderator'),
    body: { name: 'Sylhet', destinations: 'Jaflong', price: 9_000, duration: '3' },
  });
const targets = async () =>
  (await server!.call('GET', '/publishing', { headers: server!.as('super_admin') })).json()
    .targets as { name: string; last_status: string | null }[];

test('the canary sings when a redirect is followed', async () => {
  await fetch(`http://${addressOf(elsewhere)}/`);
  expect(asked).toEqual(['/away']);
});

test.for([302, 307, 200, 500])(
  'no target that answers %i with a way to somewhere else leads there, and no word of it is shown',
  async (answered) => {
    status = answered;
    const host = addressOf(elsewhere);
    server = await testApp({
      config: {
        rebuildWebhooks: readHooks(
          `http://${host}/webhook#window=0
           github+http://ghp_token@${host}/repos/agency/site/dispatches#window=0
           deploy+http://${host}/hooks/s3cret#window=0
           purge+http://${host}/purge#window=0
           cloudflare+http://cf_token@${host}/purge_cache#window=0`,
        ),
      },
    });
    const report = {
      revision: 1,
      failures: [],
      broken: [],
      pinned: 0,
      pinned_pages: [],
      pinned_revisions: null,
      changed: ['/tours'],
    };
    await noteSite(server.db, report, new Date().toISOString());
    expect((await write()).statusCode).toBe(201);

    await eventually(() => expect(new Set(told.map(({ url }) => url)).size).toBe(5));
    const others = await eventually(async () => {
      const found = (await targets()).filter(({ name }) => name !== 'site');
      const taken = found.map(({ name, last_status }) => [name.split(' ')[0], last_status]);
      const refused = `It answered ${status}`;
      // Cloudflare says in words whether it purged anything.
      const misread = 'It gave an answer that is not understood';
      expect(Object.fromEntries(taken)).toEqual({
        ...Object.fromEntries(
          ['webhook', 'github', 'deploy', 'purge'].map((kind) => [
            kind,
            status === 200 ? 'ok' : refused,
          ]),
        ),
        cloudflare: status === 200 ? misread : refused,
      });
      return found;
    });
    expect(JSON.stringify(others)).not.toMatch(/s3cret|_token/);
    expect(
      JSON.stringify(await server.db.selectFrom('publishing_targets').selectAll().execute()),
    ).not.toContain(THEIR_WORDS);
    expect(asked).toEqual([]);
  },
);

test('a publisher that is not where it said it is leads nowhere', async () => {
  server = await testApp();
  const url = `http://${addressOf(elsewhere)}/`;
  writeFileSync(
    join(server.config.dataDir, 'site/publisher.json'),
    JSON.stringify({ url, pid: 1 }),
  );
  await write();
  await eventually(() => expect(told.length).toBeGreaterThan(0));
  const answer = await server.call('GET', '/publishing/publishes', {
    headers: server.as('super_admin'),
  });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain(THEIR_WORDS);
  expect(JSON.stringify(told)).not.toContain(SECRETS.WEBHOOK_SECRET);
  expect(asked).toEqual([]);
});

test('neither a lead that names addresses nor a mail server that names another leads there', async () => {
  const place = `http://${addressOf(canary)}/away`;
  const mail = await mailServer({ verdict: (attempt) => (attempt === 1 ? 551 : 'taken') });
  server = await testApp({
    config: { smtpUrl: mail.url, leadEmailTo: ['agency@kheya.test'] },
  });
  const body = {
    name: `<img src="${place}">`,
    subject: place,
    message: `<img src="${place}"> <link href="${place}"> ![](${place}) cid:${place}`,
  };
  // The first fails permanently with a body that has the address, the second succeeds.
  for (let n = 0; n < 2; n++)
    expect((await server.call('POST', '/contact-submissions', { body })).statusCode).toBe(201);
  await eventually(() => expect(mail.offered()).toBeGreaterThanOrEqual(2));
  await eventually(() => expect(mail.mails.length).toBeGreaterThan(0));
  expect(headersOf(mail.mails[0]!)['subject']).toContain(place);
  const kept = await server.db.selectFrom('mails').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('away');
  expect(asked).toEqual([]);
  await server.close();
  server = undefined;
  await mail.close();
});
