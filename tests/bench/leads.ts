// Benchmark of the inbox: how soon a lead is in every open CMS, and what a flood of spam costs, with two
// API servers of one PostgreSQL.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import type { InboxNews } from '#model/contact/inbox-news.ts';
import type { Db } from '../../api/db/database.ts';
import { PLAUSIBLE_A_MINUTE } from '../../api/features/contact-submissions/flood.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { compileCms } from '../../scripts/compile.ts';
import { Fleet } from '../fleet/fleet.ts';
import { ADMIN } from '../harness/product.ts';
import { keystrokes, quantile, signIn } from './cms-window.ts';

/** `WINDOWS=50 LEADS=60 SPAM=10000 MINUTES=10 npm run bench:leads`. */
const WINDOWS = Number(process.env['WINDOWS'] ?? 50);
const LEADS = Number(process.env['LEADS'] ?? 60);
const SPAM = Number(process.env['SPAM'] ?? 10_000);
const MINUTES = Number(process.env['MINUTES'] ?? 10);
/** Half as many as are taken for real. */
const EVERY_MS = 4_000;
const MAX_ARRIVAL_MS = 2_000;
const MAX_KEYSTROKE_MS = 50;

await compileCms();
const fleet = await Fleet.start({ TRUST_PROXY: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
const closing = new AbortController();
const db = await fleet.database();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await signIn(page, fleet.url);
  await page.goto(`${fleet.url}/cms/contacts`);
  await page.getByRole('searchbox').waitFor();
  await watchRows(page);
  const { body } = await fleet.ask('POST', '/auth/login', { body: ADMIN });
  const token = String(body['access_token']);
  const windows = await Promise.all(Array.from({ length: WINDOWS - 1 }, () => openWindow(token)));

  const answered = new Map<string, number>();
  for (let n = 0; n < LEADS; n++) {
    const { id, name } = await sendLead(n);
    answered.set(id, Date.now());
    answered.set(name, Date.now());
    await wait(EVERY_MS);
  }
  const shown = await rowsOf(page);
  const missing = windows.filter(({ size }) => size < LEADS).length;
  const arrivals = [...windows, shown].flatMap((seen) =>
    [...seen].map(([key, at]) => Math.max(0, at - (answered.get(key) ?? NaN))),
  );
  const inWindow = [...shown].map(([name, at]) => Math.max(0, at - answered.get(name)!));
  console.info(`${LEADS} leads, ${WINDOWS} open windows of the CMS, two API servers, PostgreSQL`);
  console.info(`told to all      ${figures(arrivals)}; ${missing} windows missed one`);
  console.info(`as a row         ${figures(inWindow)}; ${LEADS - shown.size} were not shown`);

  const last = `Live lead (${LEADS - 1})`;
  const before = await keystrokes(page, last);
  const own = await leadsNamed(page, 'Live lead');
  const size = await bytes(db);
  const flooding = flood();
  await wait((MINUTES * 60_000) / 2);
  const during = await keystrokes(page, last);
  const refused = await flooding;
  const after = await keystrokes(page, last);
  const kept = (await bytes(db)) - size;
  console.info(`keystrokes       ${figures(before)} before a flood of ${SPAM} in ${MINUTES} min,`);
  console.info(`                 ${figures(during)} during it, ${figures(after)} after it`);
  console.info(`on the disk      ${Math.round(kept / SPAM)} bytes a lead; ${refused} were refused`);
  const isSame = JSON.stringify(await leadsNamed(page, 'Live lead')) === JSON.stringify(own);
  const passed = (await leadsNamed(page, 'Spam')).length;
  console.info(`the inbox of real leads is ${isSame ? 'as it was' : 'NOT as it was'};`);
  console.info(`                 ${passed} of the flood reached it before it was known as one`);
  const good =
    missing === 0 &&
    shown.size === LEADS &&
    refused === 0 &&
    isSame &&
    passed <= PLAUSIBLE_A_MINUTE &&
    quantile(arrivals, 0.95) <= MAX_ARRIVAL_MS &&
    [before, during, after].every((some) => quantile(some, 0.9) <= MAX_KEYSTROKE_MS);
  if (!good) process.exitCode = 1;
} finally {
  closing.abort();
  await browser.close();
  await db.destroy();
  await fleet.stop();
}

function figures(ms: readonly number[]): string {
  const [middle, most, worst] = [0.5, 0.95, 1].map((part) => Math.round(quantile(ms, part)));
  return `p50 ${middle} ms, p95 ${most} ms, max ${worst} ms`;
}

/** An address of its own, as the proxy in front tells it. */
function address(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

async function sendLead(n: number): Promise<{ id: string; name: string }> {
  const name = `Live lead (${n})`;
  const { status, body } = await fleet.ask('POST', '/contact-submissions', {
    body: { name, phone: '01711000000', message: 'A question about Bali' },
  });
  if (status !== 201) throw new Error(`A lead was answered with ${status}`);
  return { id: String(body['id']), name };
}

/** Sends spam at a steady pace; answers how many were refused. */
async function flood(): Promise<number> {
  const started = performance.now();
  const pending: Promise<boolean>[] = [];
  for (let n = 0; n < SPAM; n++) {
    const due = started + (n * MINUTES * 60_000) / SPAM;
    if (due > performance.now()) await wait(due - performance.now());
    pending.push(sendSpam(n));
  }
  return (await Promise.all(pending)).filter((isTaken) => !isTaken).length;
}

async function sendSpam(n: number): Promise<boolean> {
  const response = await fetch(`${fleet.url}/api/v1/contact-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address(n) },
    body: JSON.stringify({ name: `Spam ${n}`, message: 'Cheap pills. '.repeat(80) }),
  });
  const text = await response.text();
  if (response.status !== 201) console.info(`refused          ${response.status} ${text}`);
  return response.status === 201;
}

/** A window of the CMS, as the server sees it: a stream of events. Answers when each lead was told. */
async function openWindow(token: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${fleet.url}/api/v1/publishing/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: closing.signal,
  });
  if (!response.ok) throw new Error(`A stream was answered with ${response.status}`);
  const seen = new Map<string, number>();
  void read(response, seen).catch((error: Error) => {
    if (!closing.signal.aborted) throw error;
  });
  return seen;
}

async function read(response: Response, seen: Map<string, number>): Promise<void> {
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      if (!event.includes('event: leads')) continue;
      const { latest } = JSON.parse(/^data: (.*)$/m.exec(event)![1]!) as InboxNews;
      for (const { id } of latest) if (!seen.has(id)) seen.set(id, Date.now());
    }
  }
}

/** Notes in the page when the row of each lead is there. */
function watchRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    const rows: Record<string, number> = {};
    Object.assign(window, { rows });
    new MutationObserver(() => {
      for (const [name] of document.body.textContent.matchAll(/Live lead \(\d+\)/g))
        rows[name] ??= Date.now();
    }).observe(document.querySelector('main')!, { childList: true, subtree: true });
  });
}

async function rowsOf(page: Page): Promise<ReadonlyMap<string, number>> {
  const rows = await page.evaluate(
    () => (window as unknown as { rows: Record<string, number> }).rows,
  );
  return new Map(Object.entries(rows));
}

/** First rows of the leads that the search finds by a name, in their order. */
async function leadsNamed(page: Page, name: 'Live lead' | 'Spam'): Promise<readonly string[]> {
  const box = page.getByRole('searchbox');
  await box.fill(name);
  await page
    .locator('tbody tr')
    .filter({ hasNotText: name })
    .first()
    .waitFor({ state: 'detached' });
  const isNone = page.getByText('No contact submission matches.');
  const text = (await isNone.isVisible()) ? '' : await page.locator('tbody').innerText();
  await box.fill('');
  return text.match(new RegExp(`${name} \\(?\\d+\\)?`, 'g')) ?? [];
}

async function bytes(from: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    SELECT pg_database_size(current_database()) AS bytes`.execute(from);
  return Number(rows[0]!.bytes);
}
