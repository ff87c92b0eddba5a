import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A window keeps some memory of every text it cleaned: after so many, a new one. */
const TEXTS_PER_WORKER = 500;
const IDLE_MS = 60_000;

/** Turns markdown into safe HTML in a thread of its own, which comes and goes as needed. */
export class MarkdownPool {
  #worker: Worker | undefined;
  #done = 0;
  #idle: NodeJS.Timeout | undefined;

  /** The HTML of each text, in the same order. One call at a time. */
  async toHtml(texts: readonly string[]): Promise<string[]> {
    const html: string[] = [];
    for (let start = 0; start < texts.length; start += TEXTS_PER_WORKER)
      html.push(...(await this.#batch(texts.slice(start, start + TEXTS_PER_WORKER))));
    return html;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
    this.#worker = undefined;
    this.#done = 0;
  }

  async #batch(texts: string[]): Promise<string[]> {
    clearTimeout(this.#idle);
    if (this.#done + texts.length > TEXTS_PER_WORKER) await this.close();
    const worker = (this.#worker ??= new Worker(new URL('markdown-worker.ts', import.meta.url)));
    worker.postMessage(texts);
    const [html] = (await once(worker, 'message')) as [string[]];
    this.#done += texts.length;
    this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    worker.unref();
    return html;
  }
}
