import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MESSAGES,
  PublisherAddress,
  SelfCheck,
  type AnswerOf,
  type ContentChange,
  type DataOf,
  type MessageType,
  type RecordName,
  type SiteReport,
} from '#model/publishing/index.ts';
import { Compile } from 'typebox/compile';
import { DeliveryError } from '../../webhook.ts';
import { request } from './delivery.ts';

const answers = new Map(
  Object.entries(MESSAGES).map(([type, { answer }]) => [type, Compile(answer)]),
);
const selfCheck = Compile(SelfCheck);
const publisherAddress = Compile(PublisherAddress);

/** A publisher elsewhere may have been restarted at the same address: it is asked so often. */
const ASK_AGAIN_MS = 30_000;

/** Answered once every page is rendered, which takes minutes; a publisher that hangs is ended. */
const WORK: ReadonlySet<MessageType> = new Set<MessageType>([
  'site.rollback',
  'site.resume',
  'site.rebuild',
  'site.verify',
  'record.retry',
]);
const WORK_MS = 60 * 60_000;

/** HTTP client of the publisher, with signed requests. */
export class PublisherClient {
  readonly #siteDir: string;
  readonly #secret: string;
  /** Of a publisher on another machine; the one beside this server writes its own to a file. */
  readonly #url: string | undefined;
  /** Of the publisher that gave its status last. */
  #met: string | undefined;
  #metAt = 0;
  #toldCheck: SelfCheck | null = null;

  constructor(dataDir: string, secret: string, url?: string) {
    this.#siteDir = join(dataDir, 'site');
    this.#secret = secret;
    this.#url = url;
  }

  publishNews(known: DataOf<'content.changed'>) {
    return this.#request('content.changed', known);
  }

  status() {
    return this.#request('site.status', {});
  }

  /**
   * The report of a publisher that is another than before; undefined where it is the same, or none
   * answers. One that had to make its files again knows less than it told before.
   */
  async statusOfNew(): Promise<SiteReport | undefined> {
    try {
      const address = this.#address();
      if (address === this.#met && !this.#isTimeToAsk()) return undefined;
      const { publishes: _, self_check, ...report } = await this.status();
      this.#met = address;
      this.#metAt = performance.now();
      this.#toldCheck = self_check;
      return report;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      this.#met = undefined;
      return undefined;
    }
  }

  #isTimeToAsk(): boolean {
    return this.#url !== undefined && performance.now() - this.#metAt >= ASK_AGAIN_MS;
  }

  rollBack(publish: number) {
    return this.#request('site.rollback', { publish });
  }

  resume() {
    return this.#request('site.resume', {});
  }

  rebuild() {
    return this.#request('site.rebuild', {});
  }

  verify() {
    return this.#request('site.verify', {});
  }

  retry(record: RecordName) {
    return this.#request('record.retry', record);
  }

  preview(change: ContentChange, path: string) {
    return this.#request('page.preview', { change, path });
  }

  /** Read from the publisher's folder where that is here, so that it is known while none runs. */
  async lastCheck(): Promise<SelfCheck | null> {
    if (this.#url !== undefined) return this.#toldCheck;
    try {
      const file = await readFile(join(this.#siteDir, 'self-check.json'), 'utf8');
      const found: unknown = JSON.parse(file);
      // Written by another version, or damaged: as if never verified.
      return selfCheck.Check(found) ? found : null;
    } catch (error) {
      const isNone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (isNone || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  async #request<T extends MessageType>(type: T, data: DataOf<T>): Promise<AnswerOf<T>> {
    try {
      const limit = WORK.has(type) ? { timeoutMs: WORK_MS } : {};
      const answer = parsed(await request(this.#address(), this.#secret, { type, data, ...limit }));
      if (answers.get(type)!.Check(answer)) return answer as AnswerOf<T>;
      throw notUnderstood();
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
      throw code === 'ECONNREFUSED' ? notRunning(error) : error;
    }
  }

  /** The publisher's address, which it writes to a file at startup. */
  #address(): string {
    if (this.#url !== undefined) return this.#url;
    try {
      // Synchronous: the file is so small that a thread-pool hop costs more than the read.
      const file = readFileSync(join(this.#siteDir, 'publisher.json'), 'utf8');
      const address: unknown = JSON.parse(file);
      if (publisherAddress.Check(address)) return address.url;
      throw new TypeError('publisher.json has no address');
    } catch (error) {
      throw notRunning(error);
    }
  }
}

/** The error of a parser repeats what it met, which may be anything, and staff would be shown it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notUnderstood();
  }
}

const notUnderstood = () =>
  new DeliveryError('The publisher gave an answer that is not understood');
const notRunning = (cause: unknown) => new DeliveryError('The publisher is not running', { cause });
