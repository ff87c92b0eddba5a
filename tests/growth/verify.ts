// Years of an agency in minutes: what grows by use comes to a rest, table by table.
import { statSync } from 'node:fs';
import { SITE } from '#model/publishing/names.ts';
import { redirect, tourPackage } from '#model/entities/index.ts';
import { sql } from 'kysely';
import { API_PREFIX, buildApp } from '../../api/app.ts';
import { choresOf } from '../../api/chores.ts';
import { lastRevision } from '../../api/crud/outbox.ts';
import { tableShapes } from '../../api/db/table-shapes.ts';
import { Upkeep } from '../../api/features/scheduling/upkeep.ts';
import { PASSWORD, testApp } from '../../api/testing/app.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import { BROWSER } from '../../api/testing/page-reads.ts';
import { PASSWORDS } from '../../api/testing/passwords.ts';

const YEARS = Number(process.env['YEARS'] ?? 5);
const DAY = 86_400_000;
/** Days between two starts of the server. */
const MONTH = 30;
const AUDIT_DAYS = 365;
/** How much more a year may have than the one before, once everything has reached its age. */
const MOST = 1.02;
/** No upkeep of the server's own: its days are run through below, one by one. */
const NEVER_MS = 2 ** 31 - 1;

let now = Date.parse('2026-11-20T06:00:00.000Z');
const clock = () => new Date(now);
const server = await testApp({ clock, config: { auditDays: AUDIT_DAYS } });
const { db, config } = server;
const log = { error: console.error, warn: console.error, info: () => undefined };
const upkeep = new Upkeep({ db, clock, log, chores: choresOf(config) });

type App = Awaited<ReturnType<typeof buildApp>>;

/** A day of two editors, four visitors and a machine. */
async function aDay(app: App, day: number, tour: string): Promise<void> {
  const { body: signedIn } = await app.inject({
    method: 'POST',
    url: `${API_PREFIX}/auth/login`,
    payload: { email: server.users.moderator.email, password: PASSWORD },
  });
  const { access_token } = JSON.parse(signedIn) as { access_token: string };
  const as = { authorization: `Bearer ${access_token}` };
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const answer = await app.inject({ method, url: API_PREFIX + path, headers: as, payload });
    if (answer.statusCode > 299) throw new Error(`${method} ${path}: ${answer.body}`);
    return answer.body ? (JSON.parse(answer.body) as { id: string }) : { id: '' };
  };
  for (const turn of ['morning', 'noon', 'evening'])
    await call('PUT', tour, { duration: `${turn} of day ${day}` });
  const { id } = await call('POST', '/tour-packages', draftOf(tourPackage, { name: `Day ${day}` }));
  await call('POST', '/preview', { entity: 'tour-package', id, record: draftOf(tourPackage) });
  const draft = { fields: { name: 'Not yet' }, version: null };
  await call('PUT', `/drafts/tour-package/${id}`, draft);
  await call('DELETE', `/tour-packages/${id}`);
  for (const website of ['', '', '', '', 'https://spam.example'])
    await call('POST', '/contact-submissions', { name: 'A visitor', message: 'Hello', website });
  const read = { path: '/bn/contact', kinds: ['view', 'call'] };
  await app.inject({
    method: 'POST',
    url: `${API_PREFIX}/page-counts`,
    headers: BROWSER,
    payload: read,
  });
  await published(id, day);
}

/** Watermark of a publisher that has received everything, with an address that never comes again. */
async function published(id: string, change: number): Promise<void> {
  const target = {
    delivered: await lastRevision(db),
    attempts: 0,
    updated_at: clock().toISOString(),
  };
  await db
    .insertInto('publishing_targets')
    .values({ name: SITE, ...target })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(target))
    .execute();
  for (const path of [`/tours/${id}`, `/bn/tours/${id}`])
    await db.insertInto('changed_addresses').values({ path, change }).execute();
}

/**
 * Staff delete the enquiries of a month that are dealt with, and its redirects; those that are needed
 * are theirs to keep.
 */
async function dealtWith(app: App): Promise<void> {
  const leads = await db
    .selectFrom('contact_submissions')
    .select('id')
    .where('is_spam', '=', 0)
    .execute();
  const redirects = await db.selectFrom('redirects').select('id').execute();
  const urls = [
    ...leads.map(({ id }) => `/contact-submissions/${id}`),
    ...redirects.map(({ id }) => `${redirect.path}/${id}`),
  ];
  for (const url of urls)
    await app.inject({
      method: 'DELETE',
      url: API_PREFIX + url,
      headers: server.as('super_admin'),
    });
}

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of await tableShapes(db)) {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(name)}`.execute(
      db,
    );
    found[name] = Number(rows[0]!.n);
  }
  return found;
}

const years: Record<string, number>[] = [];
const sizes: number[] = [];
try {
  const made = await server.call('POST', '/tour-packages', {
    headers: server.as('moderator'),
    body: draftOf(tourPackage),
  });
  const tour = `/tour-packages/${(made.json() as { id: string }).id}`;
  for (let day = 1; day <= YEARS * 365; day += MONTH) {
    const app = await buildApp({
      db,
      config,
      clock,
      passwords: PASSWORDS,
      upkeepAfterMs: NEVER_MS,
    });
    await app.ready();
    for (let next = day; next < day + MONTH; next++, now += DAY) {
      await aDay(app, next, tour);
      await upkeep.run();
    }
    await dealtWith(app);
    await app.close();
    if (Math.floor((day + MONTH) / 365) === years.length) continue;
    years.push(await counts());
    sizes.push(statSync(config.databaseFile, { throwIfNoEntry: false })?.size ?? 0);
  }
} finally {
  await server.close();
}

const [before = {}, last = {}] = years.slice(-2);
for (const name of Object.keys(last))
  if (years.some((year) => year[name]! > 0))
    console.info(
      `${name.padEnd(24)}${years.map((year) => String(year[name]).padStart(8)).join('')}`,
    );
console.info(
  `${'file, KB'.padEnd(24)}${sizes.map((size) => String(Math.round(size / 1024)).padStart(8)).join('')}`,
);
const growing = Object.keys(last).filter((name) => last[name]! > before[name]! * MOST + 5);
for (const name of growing) console.error(`${name} grows: ${before[name]} → ${last[name]} rows`);
if (growing.length > 0 || years.length < 2) process.exitCode = 1;
