import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { LOCALES, localeFacts, type Locale } from '#model/kit/locales.ts';

const TOUR = '/tours/sundarbans-boat-journey';
const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;

/** A visitor of the day, who writes once. */
export interface Visitor {
  /** In the message, and nowhere else. */
  mark: string;
  name: string;
  phone: string;
  way: keyof typeof ways;
  locale: Locale;
  /** Without a network while the form is sent. */
  losesNetwork: boolean;
  address: string;
}

/** Place of each form, and how it is opened. */
const ways = {
  form: { page: '', hasScript: true, form: '#contact-form', open: async () => {} },
  dialog: { page: TOUR, hasScript: true, form: '#enquiry-form', open: openEnquiry },
  'plain form': { page: '', hasScript: false, form: '#contact-form', open: async () => {} },
  'plain dialog': { page: TOUR, hasScript: false, form: '#enquiry-form', open: openEnquiry },
} as const;
const wayNames = Object.keys(ways) as (keyof typeof ways)[];

/** Every way in both languages in turn; each tenth loses the network. */
export function visitor(n: number): Visitor {
  const way = wayNames[n % wayNames.length]!;
  const locale = LOCALES[Math.floor(n / wayNames.length) % LOCALES.length]!;
  const name = locale === 'bn' ? `নমুনা অতিথি ${n}` : `Demo visitor ${n}`;
  return {
    mark: `[day ${n}]`,
    name,
    phone: `017${String(n).padStart(8, '0')}`,
    way,
    locale,
    losesNetwork: n % 10 === 9 && ways[way].hasScript,
    address: `10.1.${Math.floor(n / 250)}.${1 + (n % 250)}`,
  };
}

function openEnquiry(page: Page): Promise<void> {
  return page.locator('[commandfor="enquiry"][command="show-modal"]').first().click();
}

/** Writes as this visitor. Answers when the form was sent, by the clock here. */
export async function write(browser: Browser, url: string, who: Visitor): Promise<number> {
  const { page: path, hasScript, form, open } = ways[who.way];
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    javaScriptEnabled: hasScript,
    extraHTTPHeaders: { 'x-forwarded-for': who.address },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await page.goto(`${localeFacts[who.locale].prefix}${path}` || '/');
    await open(page);
    await fill(page, form, who);
    const sentAt = Date.now();
    await (who.losesNetwork ? sendLater(context, page, form) : send(page, form, hasScript));
    return sentAt;
  } finally {
    await context.close();
  }
}

async function fill(page: Page, form: string, { name, phone, mark, way }: Visitor): Promise<void> {
  const field = (of: string) => page.locator(`${form} [name="${of}"]`);
  await field('name').fill(name);
  await field('phone').fill(phone);
  if (way.endsWith('form')) {
    await field('email').fill('visitor@example.test');
    await field('service').selectOption({ index: 1 });
  }
  await field('message').fill(`How much for four? ${mark}`);
}

async function send(page: Page, form: string, hasScript: boolean): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/contact-submissions') && response.request().method() === 'POST',
  );
  await page.locator(`${form} button[type="submit"]`).click();
  const status = (await answer).status();
  if (status !== (hasScript ? 201 : 303)) throw new Error(`A form was answered with ${status}`);
}

/** The form keeps what it could not send, and sends it by itself once there is a network. */
async function sendLater(context: BrowserContext, page: Page, form: string): Promise<void> {
  await context.setOffline(true);
  await page.locator(`${form} button[type="submit"]`).click();
  const isKept = () => page.evaluate(() => localStorage.getItem('kheya_outbox') !== null);
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isKept())) {
    if (Date.now() > deadline) throw new Error('A form did not keep what it could not send');
    await page.waitForTimeout(200);
  }
  const answer = page.waitForResponse((response) => response.status() === 201);
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answer;
}
