import { type Browser, type BrowserContext, type Page } from '@playwright/test';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const PATIENCE_MS = 60_000;
/** Patience for a row that the list may have lost. */
const LISTED_MS = 5_000;
const PAUSE_MS = 300;

interface Credentials {
  email: string;
  password: string;
}

/** A window of the CMS of somebody who answers enquiries. */
export class Colleague {
  /** When each enquiry was answered, by the clock here; by the name of who wrote it. */
  readonly answered = new Map<string, number>();
  readonly #context: BrowserContext;
  readonly #page: Page;
  #isOffline = false;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
  }

  static async begin(
    browser: Browser,
    url: string,
    { who, isOnPhone }: { who: Credentials; isOnPhone: boolean },
  ): Promise<Colleague> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: isOnPhone ? PHONE : DESK,
      serviceWorkers: 'block',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    await page.goto('/cms');
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password').fill(who.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const colleague = new Colleague(context, page);
    await colleague.#open('me');
    await page.getByRole('button', { name: 'I’m on duty' }).click();
    await page.getByRole('button', { name: 'I’m on duty', pressed: true }).waitFor();
    return colleague;
  }

  /** Answers what is given to them, one after the other, until the work is over. */
  async answer(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#one();
  }

  /** Answers what nobody has: a colleague may have gone home. */
  async answerTheRest(): Promise<void> {
    await this.#open('');
    while (await this.#one());
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    await this.#context.setOffline(isOffline);
  }

  end(): Promise<void> {
    return this.#context.close();
  }

  async #open(owner: 'me' | ''): Promise<void> {
    await this.#page.goto(`/cms/contacts?waiting=0${owner && `&owner=${owner}`}`);
    await this.#page.getByRole('heading', { name: 'Contact Submissions' }).waitFor();
    await this.#page.getByRole('status').filter({ hasText: 'unread' }).waitFor();
  }

  /** Opens the first enquiry and calls. Answers false where there is none. */
  async #one(): Promise<boolean> {
    const page = this.#page;
    const view = page.getByRole('button', { name: /^View / }).first();
    if (this.#isOffline || (await view.count()) === 0) {
      await page.waitForTimeout(PAUSE_MS);
      return false;
    }
    const name = (await view.getAttribute('aria-label'))!.replace('View ', '');
    try {
      // By its name: another may have come before it meanwhile, and its answer have reached the list.
      const isListed = await page
        .getByRole('button', { name: `View ${name}`, exact: true })
        .click({ timeout: LISTED_MS })
        .then(
          () => true,
          () => false,
        );
      if (!isListed) return true;
      const dialog = page.getByRole('dialog', { name: 'Contact Submission' });
      const noted = page.waitForResponse(
        (response) => response.url().endsWith('/events') && response.request().method() === 'POST',
        { timeout: PATIENCE_MS },
      );
      void noted.catch(() => undefined);
      await dialog.getByRole('link', { name: `Call ${name}` }).click();
      await dialog.getByText('Called', { exact: true }).first().waitFor();
      this.answered.set(name, this.answered.get(name) ?? Date.now());
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    } catch (error) {
      // The network went in the middle: the enquiry is still on the list when it is back.
      if (!this.#isOffline) throw error;
      await page.keyboard.press('Escape');
    }
    return true;
  }
}
