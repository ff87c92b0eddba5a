import { setTimeout as wait } from 'node:timers/promises';
import { isPage } from '#model/routes/paths.ts';
import { assetsOf, ENTRANCES, isWhole, linksOf } from '../crawler.ts';

/** Violations that a visitor saw. */
export interface Sightings {
  /** Truncated pages, and precompressed files of another version than the plain one. */
  torn: Set<string>;
  /** Broken links. */
  broken: Set<string>;
  /** Other statuses than 200, 304 and 301, or 404 where that is right. */
  unexpected: Set<string>;
  answers: Record<number, number>;
  links: number;
  rounds: number;
}

/** A visited page, and the page that linked to it. */
interface Page {
  path: string;
  etag: string;
  html: string;
  from: Page | undefined;
}

interface Answer {
  status: number;
  etag: string;
  bytes: Buffer;
  /** Of a page that moved. */
  location: string;
}

/** Retries of a link whose page keeps being replaced; then it waits for the next round. */
const TRIES = 5;
/** Pause between requests: server and staff share this process. */
const A_LOOK_MS = 4;
const NEVER_THERE = ['/tours/never-was-there', '/bn/blog/never-was-there'];

/**
 * Crawls the site by its links, from the home pages on, round after round.
 *
 * Pages are replaced meanwhile, and a page may be removed on purpose between reading a link to it
 * and following the link. So a link is broken where its target is 404 and, requested again after
 * that, every page of the trail is still the version (304) with the link: then a visitor could have
 * followed it at the moment of the 404. Where one of them was replaced, the trail is walked again.
 * A page without a trail is ignored: new pages come before the links to them, and go after those.
 */
export class Visitor {
  readonly seen: Sightings = {
    torn: new Set(),
    broken: new Set(),
    unexpected: new Set(),
    answers: {},
    links: 0,
    rounds: 0,
  };
  readonly #base: string;
  #encoding: 'br' | 'gzip' = 'br';

  constructor(base: string) {
    this.#base = base;
  }

  async walk(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      await this.#round(stop);
      for (const path of NEVER_THERE) await this.#expectNothing(path);
    }
  }

  async #round(stop: AbortSignal): Promise<void> {
    const known = new Set(ENTRANCES);
    const due: Page[] = [];
    for (const path of ENTRANCES) {
      const page = await this.#open(path, undefined);
      if (page) due.push(page);
      else this.seen.unexpected.add(`${path} is not there`);
    }
    for (let page = due.shift(); page && !stop.aborted; page = due.shift()) {
      for (const path of [...linksOf(page.html), ...assetsOf(page.html)]) {
        if (known.has(path)) continue;
        known.add(path);
        this.seen.links++;
        const next = await this.#follow(page, path);
        if (next) due.push(next);
      }
      await wait(A_LOOK_MS);
    }
    this.seen.rounds++;
  }

  async #follow(from: Page, path: string): Promise<Page | undefined> {
    for (let page: Page | undefined = from, tries = 0; page && tries < TRIES; tries++) {
      const next = await this.#open(path, page);
      if (next) return next;
      if (await this.#isAsItWas(page)) {
        this.seen.broken.add(`${page.path} → ${path}`);
        return undefined;
      }
      page = await this.#comeAgain(page);
      if (page && !leadsTo(page, path)) return undefined;
    }
    return undefined;
  }

  /** Undefined for a 404. */
  async #open(path: string, from: Page | undefined): Promise<Page | undefined> {
    const { status, etag, bytes, location } = await this.#ask(path);
    if (status === 404) return undefined;
    // Chains are flattened: a page that moved leads to one that is there.
    if (status === 301) return this.#open(location, from);
    if (bytes.length === 0) this.seen.torn.add(`${path} is empty`);
    const page = { path, etag, html: isPage(path) ? bytes.toString() : '', from };
    if (!isPage(path)) return page;
    if (!isWhole(page.html)) this.seen.torn.add(`${path} is not whole`);
    await this.#compareTwin(page);
    return page;
  }

  /** Compares the precompressed file with the plain one, unless replaced meanwhile. */
  async #compareTwin({ path, etag, html }: Page): Promise<void> {
    this.#encoding = this.#encoding === 'br' ? 'gzip' : 'br';
    const twin = await this.#ask(path, { 'accept-encoding': this.#encoding });
    const text = twin.bytes.toString();
    if (twin.status === 200 && !isWhole(text)) this.seen.torn.add(`${path} (${this.#encoding})`);
    const isSame = text === html;
    // Now and then with If-None-Match, as a browser with a cached page.
    if (isSame && this.seen.links % 8 > 0) return;
    if ((await this.#isUnchanged(path, etag)) && !isSame)
      this.seen.torn.add(`${path} in two versions`);
  }

  async #isAsItWas(page: Page): Promise<boolean> {
    for (let each: Page | undefined = page; each; each = each.from)
      if (!(await this.#isUnchanged(each.path, each.etag))) return false;
    return true;
  }

  async #isUnchanged(path: string, etag: string): Promise<boolean> {
    return (await this.#ask(path, { 'if-none-match': etag })).status === 304;
  }

  /** Reloads the page, if the trail from the entrance still leads to it. */
  async #comeAgain({ path, from }: Page): Promise<Page | undefined> {
    const before = from && (await this.#comeAgain(from));
    if (from && !(before && leadsTo(before, path))) return undefined;
    const { status, etag, bytes } = await this.#ask(path);
    return status === 200 ? { path, etag, html: bytes.toString(), from: before } : undefined;
  }

  async #expectNothing(path: string): Promise<void> {
    const { status, bytes } = await this.#ask(path);
    if (status !== 404) this.seen.unexpected.add(`${path} answered ${status}`);
    if (!isWhole(bytes.toString())) this.seen.torn.add(`the answer to ${path}`);
  }

  async #ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    try {
      const response = await fetch(this.#base + path, {
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
      });
      const { status } = response;
      this.seen.answers[status] = (this.seen.answers[status] ?? 0) + 1;
      if (![200, 301, 304, 404].includes(status))
        this.seen.unexpected.add(`${path} answered ${status}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const header = (name: string) => response.headers.get(name) ?? '';
      return { status, etag: header('etag'), bytes, location: header('location') };
    } catch (error) {
      // Truncated body, or invalid compressed bytes.
      this.seen.torn.add(`${path}: ${String((error as Error).cause ?? error)}`);
      return { status: 0, etag: '', bytes: Buffer.alloc(0), location: '' };
    }
  }
}

const leadsTo = ({ html }: Page, path: string) =>
  linksOf(html).has(path) || assetsOf(html).has(path);
