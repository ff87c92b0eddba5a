import Database from 'better-sqlite3';
import { join } from 'node:path';
import { compareFolders } from '../../harness/folders.ts';
import { onPostgres } from '../../../api/testing/engines.ts';
import type { Product } from '../../harness/product.ts';
import { crawl } from '../crawler.ts';
import { glanceAtLists } from './glances.ts';
import {
  killsOf,
  momentOf,
  processesOf,
  publishUnderWay,
  type Process,
  type Victim,
} from './kills.ts';
import { Staff } from './staff.ts';
import { Visitor } from './visitor.ts';
import { serveFolder } from './web-server.ts';

export interface Survival {
  /** Saves that the API acknowledged, and requests that a kill cut off. */
  saved: number;
  cutOff: number;
  killed: Record<Victim, number>;
  /** Kills in the middle of a publish. */
  publishesCutOff: number;
  visited: { rounds: number; links: number; glances: number; answers: Record<number, number> };
  compared: number;
  /** Faults by kind; each must be empty. */
  wrong: Record<'missing' | 'torn' | 'broken' | 'unexpected' | 'differing', string[]>;
}

/** Every so many kills meet an API that answers: on a busy machine a start outlasts the pauses. */
const ANSWERING_EVERY = 10;

/**
 * Kills the API, the publisher or both repeatedly, while staff save and a visitor follows links,
 * and restarts them, as systemd would. While the publisher is dead the folder is checked as it
 * lies; at the end it is compared with a full build.
 */
export async function proveSurvival(
  product: Product,
  { seed, kills }: { seed: number; kills: number },
): Promise<Survival> {
  const server = await serveFolder(product.dataDir);
  const staff = await Staff.of(product);
  const visitor = new Visitor(server.url);
  const home = new AbortController();
  const supervisor = new Supervisor(product);
  const working = staff.work(seed, home.signal);
  const gone = new AbortController();
  const walking = visitor.walk(gone.signal);
  const glancing = glanceAtLists(product.siteDir, gone.signal);
  try {
    for (const [n, kill] of killsOf(seed, kills).entries()) {
      if (n % ANSWERING_EVERY === 0) await supervisor.apiIsBack();
      supervisor.expectDeath(kill.victim);
      await momentOf(kill, product, staff);
      await supervisor.kill(kill.victim);
    }
    home.abort();
    await supervisor.settled();
    await working;
    await product.live();
  } finally {
    home.abort();
    gone.abort();
    await Promise.allSettled([working, walking, glancing]);
    await server.close();
  }

  const { differing, compared } = await compareFolders(product.siteDir, await product.fullBuild());
  const glances = await glancing;
  const last = await crawl(product.siteDir);
  const { rounds, links, answers, torn, broken, unexpected } = visitor.seen;
  return {
    saved: staff.saved,
    cutOff: staff.cutOff,
    killed: supervisor.killed,
    publishesCutOff: supervisor.publishesCutOff,
    visited: { rounds, links, glances: glances.count, answers },
    compared,
    wrong: {
      missing: [...(await staff.ledger.missing(product)), ...damaged(product)],
      torn: [...torn, ...glances.torn, ...supervisor.torn, ...last.torn],
      broken: [...broken, ...glances.broken, ...supervisor.broken, ...last.broken],
      unexpected: [...unexpected, ...staff.faults, ...supervisor.faults],
      differing,
    },
  };
}

/** Restarts killed processes only: one that exits by itself is a fault. */
class Supervisor {
  readonly killed: Record<Victim, number> = { api: 0, publisher: 0, both: 0 };
  readonly #publishesCutOff = new Set<string>();
  readonly torn: string[] = [];
  readonly broken: string[] = [];
  readonly faults: string[] = [];
  readonly #product: Product;
  readonly #starting = { api: Promise.resolve(), publisher: Promise.resolve() };
  readonly #lives = { api: 0, publisher: 0 };

  constructor(product: Product) {
    this.#product = product;
  }

  get publishesCutOff(): number {
    return this.#publishesCutOff.size;
  }

  /** Marks a process as about to be killed: the outcome of its start is ignored. */
  expectDeath(victim: Victim): void {
    for (const each of processesOf(victim)) this.#lives[each]++;
  }

  async kill(victim: Victim): Promise<void> {
    this.killed[victim]++;
    const kills = {
      api: () => this.#product.killApi(),
      publisher: () => this.#product.killPublisher(),
    };
    const starts = {
      api: () => this.#product.startApi(),
      publisher: () => this.#product.startPublisher(),
    };
    const hit = processesOf(victim);
    await Promise.all(
      hit.map(async (each) => {
        if (!(await kills[each]())) this.faults.push(`${each} ended by itself`);
      }),
    );
    if (hit.includes('publisher')) await this.#look();
    for (const each of hit) this.#start(each, starts[each]);
  }

  apiIsBack(): Promise<void> {
    return this.#starting.api;
  }

  /** Resolves when all processes run again: the publisher has caught up by then. */
  async settled(): Promise<void> {
    await Promise.all([this.#starting.api, this.#starting.publisher]);
  }

  #start(each: Process, start: () => Promise<void>): void {
    const life = this.#lives[each];
    this.#starting[each] = start().catch((error: unknown) => {
      if (life === this.#lives[each]) this.faults.push((error as Error).message);
    });
  }

  /** Checks the folder as the kill left it: visitors see it until the publisher is back. */
  async #look(): Promise<void> {
    const { torn, broken } = await crawl(this.#product.siteDir, { reachable: true });
    const cutOff = await publishUnderWay(this.#product);
    if (cutOff) this.#publishesCutOff.add(cutOff);
    this.torn.push(...torn);
    this.broken.push(...broken);
  }
}

/** Faults that SQLite's integrity check finds. */
function damaged({ dataDir }: Product): string[] {
  if (onPostgres) return [];
  const db = new Database(join(dataDir, 'kheya.db'), { readonly: true });
  const found = db.pragma('integrity_check', { simple: true });
  db.close();
  return found === 'ok' ? [] : [`kheya.db: ${String(found)}`];
}
