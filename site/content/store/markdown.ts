import type { Piscina } from 'piscina';
import type { MarkdownResult } from './markdown-worker.ts';
import { threadPool } from './thread-pool.ts';

/** jsdom retains some memory of every text it sanitised, by its length: after so much, a new thread. */
const RECYCLED_AFTER = 6_000_000;
/** Memory that even an empty text retains, as letters. */
const RETAINED_OF_A_TEXT = 2_000;
const IDLE_MS = 600_000;
/** A text that needs more memory is none that anybody wrote. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** A text takes some milliseconds. One that takes this long would never end. */
const LIMIT_MS = 10_000;
/** Batches: passing a text to the thread and back costs four times its conversion. */
const AT_ONCE = 32;
const FAILED: MarkdownResult = { reason: 'a text of it cannot be turned into a page' };

/** Converts markdown to sanitised HTML in a thread that ends when idle, and is recycled. */
export class MarkdownPool {
  #pool: Piscina<readonly string[], MarkdownResult[]> | undefined;
  #retained = 0;

  /** The result for each text, in the same order. Of a batch that fails each text is done alone. */
  async toHtml(texts: readonly string[], atOnce = AT_ONCE): Promise<MarkdownResult[]> {
    const results: MarkdownResult[] = [];
    for (let start = 0; start < texts.length; start += atOnce) {
      const batch = texts.slice(start, start + atOnce);
      const alone = () => (batch.length > 1 ? this.toHtml(batch, 1) : [FAILED]);
      results.push(...((await this.#run(batch)) ?? (await alone())));
    }
    return results;
  }

  /** Undefined where the thread timed out or crashed; the pool starts another. */
  async #run(texts: readonly string[]): Promise<MarkdownResult[] | undefined> {
    const pool = (this.#pool ??= newPool());
    try {
      return await pool.run(texts, { signal: AbortSignal.timeout(LIMIT_MS) });
    } catch {
      return undefined;
    } finally {
      for (const text of texts) this.#retained += text.length + RETAINED_OF_A_TEXT;
      if (this.#retained > RECYCLED_AFTER) {
        await this.close();
        void this.warmUp();
      }
    }
  }

  /** Starts a thread: that takes longer than a text. */
  async warmUp(): Promise<void> {
    await this.#run([]);
  }

  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    this.#retained = 0;
    await pool?.destroy();
  }
}

const newPool = () =>
  threadPool<readonly string[], MarkdownResult[]>({
    filename: new URL('markdown-worker.ts', import.meta.url).href,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: LIMITS,
  });
