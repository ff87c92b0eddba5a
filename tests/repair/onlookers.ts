import { setTimeout as wait } from 'node:timers/promises';
import { tourPackage } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import type { Installation } from './installation.ts';

const PAGES = ['/', '/bn', '/tours', '/blog', '/bn/tours', '/about'];
const BETWEEN_PAGES_MS = 20;
const BETWEEN_SAVES_MS = 150;
/** An answer that takes longer is none. */
const PATIENCE_MS = 10_000;
/** No status: the connection was refused, or cut off. */
const NO_ANSWER = 'no answer';

type Tally = Map<string, number>;

/**
 * A visitor who asks for one page after the other, and an editor who saves a hidden record again and
 * again, while something is damaged.
 */
export class Onlookers {
  readonly pages: Tally = new Map();
  readonly saves: Tally = new Map();
  /** Longest time without a page. */
  longestGapMs = 0;
  acknowledged = 0;
  readonly #site: Installation;
  readonly #home = new AbortController();
  readonly #paths: readonly string[];
  #lastSaved = '';
  #path = '';
  #work: Promise<unknown> = Promise.resolve();

  private constructor(site: Installation, paths: readonly string[]) {
    this.#site = site;
    this.#paths = paths;
  }

  static async watch(site: Installation, { paths = PAGES } = {}): Promise<Onlookers> {
    const watching = new Onlookers(site, paths);
    const draft = draftOf(tourPackage, { name: 'Hidden', [tourPackage.shownWhen!]: false });
    const { status, body } = await site.call<{ id: string }>('POST', tourPackage.path, draft);
    if (status !== 201) throw new Error(`The editor's record was answered ${status}`);
    watching.#path = `${tourPackage.path}/${body.id}`;
    await site.live();
    watching.#work = Promise.all([watching.#visit(), watching.#edit()]);
    return watching;
  }

  /** Both go home. Answers acknowledged saves that are gone. */
  async leave(): Promise<string[]> {
    this.#home.abort();
    await this.#work;
    if (!this.#lastSaved) return [];
    const { body } = await this.#site.call<{ name: string }>('GET', this.#path);
    // The save that was cut off may have been made, too.
    const isKept = Number(body.name?.split(' ')[1]) >= Number(this.#lastSaved.split(' ')[1]);
    return isKept ? [] : [`${this.#lastSaved} was acknowledged, and is "${body.name}"`];
  }

  /** Pages that were answered with anything but 200. */
  get missed(): number {
    return [...this.pages].reduce(
      (sum, [status, count]) => sum + (status === '200' ? 0 : count),
      0,
    );
  }

  async #visit(): Promise<void> {
    let seenAt = performance.now();
    for (let n = 0; !this.#home.signal.aborted; n++) {
      const path = this.#paths[n % this.#paths.length]!;
      const status = await statusOf(() => fetch(this.#site.url + path, patience()));
      count(this.pages, status);
      if (status === '200') seenAt = performance.now();
      this.longestGapMs = Math.max(this.longestGapMs, performance.now() - seenAt);
      await wait(BETWEEN_PAGES_MS);
    }
  }

  async #edit(): Promise<void> {
    for (let n = 1; !this.#home.signal.aborted; n++) {
      const name = `Hidden ${n}`;
      const body = JSON.stringify({ name });
      const headers = { ...this.#site.authorization, 'content-type': 'application/json' };
      const init = { method: 'PUT', headers, body, ...patience() };
      const status = await statusOf(() => fetch(`${this.#site.url}/api/v1${this.#path}`, init));
      if (status === '200') {
        this.#lastSaved = name;
        this.acknowledged++;
      }
      count(this.saves, status);
      await wait(BETWEEN_SAVES_MS);
    }
  }
}

const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

async function statusOf(ask: () => Promise<Response>): Promise<string> {
  try {
    const response = await ask();
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return NO_ANSWER;
  }
}

const count = (tally: Tally, what: string) => void tally.set(what, (tally.get(what) ?? 0) + 1);

/** `812 × 200, 3 × no answer` */
export const told = (tally: Tally) =>
  [...tally].map(([what, times]) => `${times} × ${what}`).join(', ') || 'none';
