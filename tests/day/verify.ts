// A day at the agency: visitors write by every form in both languages, three colleagues answer, two of
// them on phones, one of whom is offline for a part of it. Nothing is lost, twice there or unanswered.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { medianOf } from '#model/counts/median.ts';
import { ensureBrowser } from '../../scripts/browser.ts';
import { compileCms } from '../../scripts/compile.ts';
import { ADMIN, Product } from '../harness/product.ts';
import { Colleague } from './staff.ts';
import { visitor, write, type Visitor } from './visitors.ts';

/** `LEADS=200 npm run verify:day`. */
const LEADS = Number(process.env['LEADS'] ?? 200);
/** Fewer in a minute than are taken for a flood. */
const EVERY_MS = 2_600;
/** Visitors at once: a machine is slow, not wrong. */
const AT_ONCE = 2;
/** Between what a window shows and what the server noted. */
const NEAR_MS = 20_000;
const OTHERS = [
  { email: 'phone-one@kheya.test', password: 'a-boat-at-noon-1' },
  { email: 'phone-two@kheya.test', password: 'a-boat-at-noon-2' },
];

interface Lead {
  id: string;
  name: string;
  message: string;
  language: string;
  created_at: string;
  clock_from: string;
  answered_at: string | null;
}

await compileCms();
const product = await Product.start({ content: 'demo', env: { TRUST_PROXY: '127.0.0.1' } });
const browser = await chromium.launch({
  executablePath: ensureBrowser('headless'),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
const faults: string[] = [];
try {
  for (const [n, { email, password }] of OTHERS.entries())
    await create('/users', { full_name: `Phone ${n + 1}`, email, password, role: 'moderator' });
  const desk = await Colleague.begin(browser, product.url, { who: ADMIN, isOnPhone: false });
  const phones = await Promise.all(
    OTHERS.map((who) => Colleague.begin(browser, product.url, { who, isOnPhone: true })),
  );
  const staff = [desk, ...phones];

  const sent = new Map<string, number>();
  let isOver = false;
  const answering = staff.map((each) => each.answer(() => isOver));
  const away = phones[0]!;
  const visitors = Array.from({ length: LEADS }, (_, n) => visitor(n));
  const waiting = visitors.entries();
  const started = performance.now();
  const writeAll = async () => {
    for (const [n, who] of waiting) {
      const due = started + n * EVERY_MS;
      if (due > performance.now()) await wait(due - performance.now());
      if (n === Math.floor(LEADS / 4)) await away.setOffline(true);
      if (n === Math.floor(LEADS / 2)) await away.setOffline(false);
      await written(who);
    }
  };
  const written = async (who: Visitor) => {
    try {
      sent.set(who.mark, await write(browser, product.url, who));
    } catch (error) {
      faults.push(`${who.mark} by ${who.way}: ${(error as Error).message.split('\n')[0]}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writeAll));
  isOver = true;
  await Promise.all(answering);
  await desk.answerTheRest();

  const { body: leads } = await product.call<Lead[]>('GET', '/contact-submissions');
  for (const who of visitors) faults.push(...faultsOf(who, leads));
  const times = leads.flatMap(({ clock_from, answered_at }) =>
    answered_at ? [Math.max(0, Date.parse(answered_at) - Date.parse(clock_from))] : [],
  );
  const median = Math.round(medianOf(times)! / 6_000) / 10;
  const shown = await shownMedian(product.url);
  if (!shown.startsWith(`${median} min`))
    faults.push(`the median shown is ${shown}, of what happened ${median} min`);
  const by = staff.map(({ answered }) => answered.size).join(', ');
  console.info(
    `${LEADS} visitors, ${leads.length} enquiries, answered by three: ${by}; median ${shown}; ${faults.length} faults`,
  );

  function faultsOf({ mark, name, locale }: Visitor, all: readonly Lead[]): string[] {
    const own = all.filter(({ message }) => message.includes(mark));
    const [lead] = own;
    if (!lead) return [`${mark} is lost`];
    const found: string[] = [];
    if (own.length > 1) found.push(`${mark} is there ${own.length} times`);
    if (lead.name !== name || lead.language !== locale) found.push(`${mark} is not as it was sent`);
    if (lead.answered_at === null) return [...found, `${mark} has no answer`];
    if (Date.parse(lead.created_at) - (sent.get(mark) ?? 0) > NEAR_MS)
      found.push(`${mark} arrived late`);
    const first = Math.min(...staff.map(({ answered }) => answered.get(name) ?? Infinity));
    if (Math.abs(first - Date.parse(lead.answered_at)) > NEAR_MS)
      found.push(`${mark} was answered at another time than is noted`);
    return found;
  }
} finally {
  await browser.close();
  await product.stop();
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

async function create(path: string, draft: object): Promise<void> {
  const { status, body } = await product.call('POST', path, draft);
  if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
}

/** The median to the first answer, as the CMS shows it. */
async function shownMedian(url: string): Promise<string> {
  const page = await browser.newPage({ baseURL: url });
  await page.goto('/cms');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto('/cms/numbers');
  const total = page.locator('dl[aria-label="Totals"] > div');
  const words = await total.filter({ hasText: 'Median to first answer' }).locator('dd').innerText();
  return words.split('\n')[0]!;
}
