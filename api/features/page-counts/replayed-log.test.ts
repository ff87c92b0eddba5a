import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { blogPost, tourPackage, visaService } from '#model/entities/index.ts';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase, type Db } from '../../db/database.ts';
import { logLine, PEOPLE, replay, type LogLine } from '../../testing/access-log.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';
import { onPostgres } from '../../testing/engines.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { PASSWORDS } from '../../testing/passwords.ts';

/** `LINES=20000 FC_SEED=…`: a longer log, or a replay of a failure. */
const LINES = Number(process.env['LINES'] ?? 800);
const MINUTE = 60_000;
/** Evening in Dhaka: two midnights follow. */
const START = Date.parse('2027-03-09T14:00:00.000Z');
const MINUTES = 34 * 60;
/** Lines of one network in one minute, of which 120 are taken. */
const BURST = 150;

interface Server {
  app: FastifyInstance;
  db: Db;
  port: number;
}

let now = START;
const clock = () => new Date(now);
const options = { clock, passwords: PASSWORDS, pageCountsEveryMs: 20 };

/** Another server of a PostgreSQL; a file has one at a time. */
async function start(of: TestApp): Promise<Server> {
  const db = await openDatabase(of.config.database);
  const app = await buildApp({ ...options, db, config: of.config });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, db, port: (app.server.address() as AddressInfo).port };
}
async function stop({ app, db }: Server): Promise<void> {
  await app.close();
  await db.destroy();
}

/** Pages of every kind; the hidden one counts nothing. */
async function makePages(server: TestApp): Promise<{ shown: string[]; hidden: string[] }> {
  const make = async (path: string, body: object) => {
    const headers = server.as('moderator');
    const made = await server.call('POST', path, { headers, body });
    expect(made.statusCode, made.body).toBe(201);
    return (made.json() as { id: string }).id;
  };
  const tour = await make(tourPackage.path, draftOf(tourPackage, { name: 'Shown' }));
  const hidden = await make(
    tourPackage.path,
    draftOf(tourPackage, { name: 'Hidden', is_available: false }),
  );
  const visa = await make(visaService.path, draftOf(visaService, { country_name: 'Thailand' }));
  await make(
    blogPost.path,
    draftOf(blogPost, { title: 'A post', slug: 'a-post', is_published: true }),
  );
  const shown = ['', '/contact', '/tours', `/tours/${tour}`, `/visa-services/${visa}`];
  shown.push('/blog/a-post', '/blog/page/2');
  return {
    shown: shown.flatMap((path) => [path || '/', `/bn${path}`]),
    hidden: [`/tours/${hidden}`],
  };
}

/** The log, in the order of time, as a file: a line each. */
function makeLog(pages: readonly string[], file: string): void {
  const lines = fc.sample(logLine(pages, MINUTES), LINES);
  const burst: LogLine = {
    minute: 600,
    address: '198.51.100.7',
    headers: { 'user-agent': [...PEOPLE][0]! },
    url: '/page-counts',
    body: { path: '/bn/contact', kinds: ['view'] },
  };
  const all = [...lines, ...Array.from({ length: BURST }, () => burst)];
  const sorted = all.toSorted((a, b) => a.minute - b.minute);
  writeFileSync(file, sorted.map((line) => JSON.stringify(line)).join('\n'));
}

/** Expected counts of the log, by brute force: sums by name. */
function countedIn(lines: readonly LogLine[], shown: ReadonlySet<string>): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (name: string) => sums.set(name, (sums.get(name) ?? 0) + 1);
  const tries = new Map<string, number>();
  for (const { minute, address, headers, url, body } of lines) {
    const given = body as { path?: unknown; kinds?: unknown; page?: unknown; language?: string };
    const wall = new Date(START + minute * MINUTE + 6 * 60 * MINUTE).toISOString();
    const [day, hour] = [wall.slice(0, 10), Number(wall.slice(11, 13))];
    const place = (path: string) => {
      const language = /^\/bn(\/|$)/.test(path) ? 'bn' : 'en';
      const english = language === 'bn' ? path.slice(3) || '/' : path;
      return { language, english: english === '/blog/page/2' ? '/blog' : english };
    };
    if (url === '/contact-submissions') {
      const path = String(given.page);
      // Refused for its characters.
      if (path.includes('\u0000')) continue;
      // A lead keeps its page, though that is gone by now.
      const isPage = shown.has(path) || /^(\/bn)?\/(tours|umrah|blog)\/[\w~-]+$/.test(path);
      add(`lead ${day} ${hour} ${given.language} ${isPage ? place(path).english : '-'}`);
      continue;
    }
    if (!isWellFormed(given)) continue;
    if (address === '198.51.100.7') {
      const tried = (tries.get(address) ?? 0) + 1;
      tries.set(address, tried);
      if (tried > 120) continue;
    }
    if (!PEOPLE.has(headers['user-agent']) || headers['dnt'] === '1' || headers['sec-gpc'] === '1')
      continue;
    if (!shown.has(given.path)) continue;
    const { language, english } = place(given.path);
    for (const kind of given.kinds) {
      add(`page ${day} ${language} ${english} ${kind}`);
      add(`hour ${day} ${hour} ${language} ${kind}`);
    }
  }
  return sums;
}

const isWellFormed = (body: unknown): body is { path: string; kinds: string[] } => {
  if (body === null || typeof body !== 'object') return false;
  const { path, kinds, ...more } = body as Record<string, unknown>;
  return (
    Object.keys(more).length === 0 &&
    typeof path === 'string' &&
    Array.isArray(kinds) &&
    kinds.length > 0 &&
    new Set(kinds).size === kinds.length &&
    kinds.every((kind) => ['view', 'form', 'call', 'whatsapp'].includes(kind as string))
  );
};

test('a replayed access log is counted to the last line, over servers, batches and midnights', async () => {
  const folder = temporaryFolder();
  now = START;
  const first = await testApp({ ...options, config: { trustProxy: true } });
  const { shown, hidden } = await makePages(first);
  const file = join(folder.path, 'access.log');
  makeLog([...shown, ...hidden], file);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);

  const agent = new Agent({ keepAlive: true });
  let servers: Server[] = [];
  const statuses = new Map<string, number>();
  let turn = 0;
  const send = async (line: LogLine) => {
    // A network is counted by each server for itself: the burst comes to one.
    const to = line.address === '198.51.100.7' ? 0 : turn++ % servers.length;
    const status = await replay(line, servers[to]!.port, agent);
    const key = `${line.url} ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  try {
    servers = await startAll(first);
    let minutes = 0;
    for (const [minute, group] of Map.groupBy(lines, (line) => line.minute)) {
      now = START + minute * MINUTE;
      await Promise.all(group.map(send));
      if (++minutes % 400 !== 0) continue;
      // A server that ends takes nothing with it.
      await Promise.all(servers.map(stop));
      servers = await startAll(first);
    }
    await Promise.all(servers.map(stop));
    servers = [];

    const expected = countedIn(lines, new Set(shown));
    const stored = new Map<string, number>();
    for (const row of await first.db.selectFrom('page_counts').selectAll().execute())
      stored.set(`page ${row.day} ${row.language} ${row.path} ${row.kind}`, Number(row.count));
    for (const row of await first.db.selectFrom('hour_counts').selectAll().execute())
      stored.set(`hour ${row.day} ${row.hour} ${row.language} ${row.kind}`, Number(row.count));
    const isAct = ([name]: readonly [string, number]) => !name.startsWith('lead');
    const sorted = (sums: Map<string, number>) =>
      [...sums].filter(isAct).toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(sorted(stored)).toEqual(sorted(expected));
    expect(sorted(stored).length).toBeGreaterThan(20);

    await expectShown(first, expected);
    const refusals = [400, 413, 422, 429].map((status) => `/page-counts ${status}`);
    const refused = new Set([...refusals, '/contact-submissions 422']);
    const taken = [...statuses.keys()].filter((each) => !refused.has(each));
    expect(taken.toSorted()).toEqual(['/contact-submissions 201', '/page-counts 204']);
    expect(statuses.get('/page-counts 429')).toBe(BURST - 120);
    if (process.env['LINES'])
      console.info(
        `${lines.length} lines, ${expected.size} sums, ${JSON.stringify([...statuses])}`,
      );
  } finally {
    await Promise.all(servers.map(stop));
    agent.destroy();
    await first.close();
    folder.remove();
  }
});

const startAll = (of: TestApp) =>
  Promise.all(Array.from({ length: onPostgres ? 2 : 1 }, () => start(of)));

/** Sums that staff are shown, by day, hour and page, in either language, against the expected ones. */
async function expectShown(server: TestApp, expected: Map<string, number>): Promise<void> {
  const names = { view: 'views', form: 'forms', call: 'calls', whatsapp: 'whatsapp' } as const;
  for (const language of ['en', 'bn'] as const) {
    const headers = server.as('moderator');
    const path = `/page-counts?days=7&language=${language}`;
    const counts = (await server.call('GET', path, { headers })).json() as {
      days: Record<string, number | string>[];
      hours: Record<string, number>[];
      pages: Record<string, number | string | null>[];
    };
    const shown = new Map<string, number>();
    const add = (key: string, count: unknown) => {
      if (Number(count) > 0) shown.set(key, Number(count));
    };
    for (const name of [...Object.values(names), 'leads']) {
      for (const day of counts.days) add(`${day['day']} ${name}`, day[name]);
      for (const hour of counts.hours) add(`${hour['hour']} ${name}`, hour[name]);
      for (const page of counts.pages) add(`${page['path'] ?? '-'} ${name}`, page[name]);
    }
    const sums = new Map<string, number>();
    const sum = (key: string, count: number) => sums.set(key, (sums.get(key) ?? 0) + count);
    for (const [key, count] of expected) {
      const [of, day, ...rest] = key.split(' ') as [string, string, ...string[]];
      if (!rest.includes(language)) continue;
      if (of === 'page') {
        const name = names[rest[2] as keyof typeof names];
        sum(`${day} ${name}`, count);
        sum(`${rest[1]} ${name}`, count);
      } else if (of === 'hour') sum(`${rest[0]} ${names[rest[2] as keyof typeof names]}`, count);
      else for (const part of [day, rest[0]!, rest[2]!]) sum(`${part} leads`, count);
    }
    const sorted = (given: Map<string, number>) =>
      [...given].toSorted(([a], [b]) => (a < b ? -1 : 1));
    expect(sorted(shown), language).toEqual(sorted(sums));
  }
}
