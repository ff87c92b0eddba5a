import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MarkdownResult } from './markdown-worker.ts';

/** A window keeps some memory of every text it cleaned, by its letters: after so many, a new one. */
const WORN_AFTER = 6_000_000;
/** What even an empty text leaves behind, as letters. */
const WEAR_OF_A_TEXT = 2_000;
const IDLE_MS = 600_000;
/** A text that needs more is none that anybody wrote. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** A text takes some milliseconds. One that takes this long would never end. */
const DEFAULT_LIMIT_MS = 10_000;
/** To hand a text over, and to get it back, takes four times as long as to convert it. */
const AT_ONCE = 32;

/** Turns markdown into safe HTML in a thread of its own, which comes and goes as needed. */
export class MarkdownPool {
  readonly #limitMs: number;
  #worker: Worker | undefined;
  #wear = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(limitMs = DEFAULT_LIMIT_MS) {
    this.#limitMs = limitMs;
  }

  /** What became of each text, in the same order. One call at a time. */
  async toHtml(texts: readonly string[]): Promise<MarkdownResult[]> {
    clearTimeout(this.#idle);
    const results: MarkdownResult[] = [];
    for (let start = 0; start < texts.length; start += AT_ONCE)
      results.push(...(await this.#someToHtml(texts.slice(start, start + AT_ONCE))));
    this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    return results;
  }

  /** Where one of them does not end well, each is tried by itself: the others are well. */
  async #someToHtml(texts: readonly string[]): Promise<MarkdownResult[]> {
    const results = await this.#converted(texts);
    if (results) return results;
    if (texts.length === 1) return [{ reason: 'a text of it cannot be turned into a page' }];
    const alone: MarkdownResult[] = [];
    for (const text of texts) alone.push(...(await this.#someToHtml([text])));
    return alone;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
    this.#wear = 0;
  }

  /** Has a thread ready: to start one takes longer than a text. */
  warm(): void {
    this.#ready().unref();
  }

  /** Nothing where the thread was still at it after the limit, or died over it. */
  async #converted(texts: readonly string[]): Promise<MarkdownResult[] | undefined> {
    const worker = this.#ready();
    worker.ref();
    worker.postMessage(texts);
    let results: MarkdownResult[];
    try {
      const signal = AbortSignal.timeout(this.#limitMs);
      [results] = (await once(worker, 'message', { signal })) as [MarkdownResult[]];
    } catch {
      // The next texts get another.
      await this.close();
      return undefined;
    }
    for (const text of texts) this.#wear += text.length + WEAR_OF_A_TEXT;
    worker.unref();
    if (this.#wear < WORN_AFTER) return results;
    // The next one is there before it is needed.
    await this.close();
    this.warm();
    return results;
  }

  #ready(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('markdown-worker.ts', import.meta.url), {
      resourceLimits: LIMITS,
    });
    // What ends it is told to whoever waits for a text; between texts nobody does.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return (this.#worker = worker);
  }
}
