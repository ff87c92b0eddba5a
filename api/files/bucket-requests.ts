import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../bucket.ts';
import { ApiError } from '../errors.ts';

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 100;
/** Timeout of one attempt: longer than the largest picture takes on a slow line. */
const ANSWER_MS = 15_000;
const RETRY_AFTER = { 'retry-after': '5' };

/** The bucket cannot be reached, or refuses; its cause names no key. */
export class FilesUnavailable extends ApiError {
  override name = 'FilesUnavailable';
  /** Another try would get the same answer: a wrong key, a bucket that is not there. */
  readonly isRefusal: boolean;
  /** How long it asks to be left alone, as it says it. */
  readonly retryAfter: string | null;

  constructor(reason: string, isRefusal: boolean, retryAfter: string | null = null) {
    super(503, 'Pictures cannot be reached at the moment; try again', RETRY_AFTER);
    this.cause = new Error(reason);
    this.isRefusal = isRefusal;
    this.retryAfter = retryAfter;
  }
}

export interface BucketAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

export interface Patience {
  /** Longest wait for an answer. */
  answerMs?: number | undefined;
  attempts?: number;
}

/** Signed requests to a bucket. What passes is tried again with back-off: each may be sent twice. */
export class BucketRequests {
  readonly #client: AwsClient;
  readonly #answerMs: number;
  readonly #attempts: number;

  constructor(
    { accessKeyId, secretAccessKey, region }: Bucket,
    { answerMs = ANSWER_MS, attempts = ATTEMPTS }: Patience = {},
  ) {
    this.#answerMs = answerMs;
    this.#attempts = attempts;
    const key = { accessKeyId, secretAccessKey };
    // No retries of its own: they follow an answer only, never a dropped connection.
    this.#client = new AwsClient({ ...key, region, service: 's3', retries: 0 });
  }

  /** The answer, where it has one of these statuses. Throws FilesUnavailable. */
  async ask(asked: Asked, expected: readonly number[]): Promise<BucketAnswer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#once(asked);
      if (typeof answer !== 'string' && expected.includes(answer.status)) return answer;
      const isRefusal =
        typeof answer !== 'string' && answer.status < 500 && ![408, 429].includes(answer.status);
      if (isRefusal || attempt === this.#attempts)
        throw new FilesUnavailable(
          typeof answer === 'string' ? answer : `it answered ${asked.method} with ${said(answer)}`,
          isRefusal,
          typeof answer === 'string' ? null : answer.headers.get('retry-after'),
        );
      // Jitter: several servers do not come again at once.
      await sleep(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  /** The reason, where no answer arrived. */
  async #once({ url, ...asked }: Asked): Promise<BucketAnswer | string> {
    try {
      const signal = AbortSignal.timeout(this.#answerMs);
      // A redirect leads to another region, where the signature is none.
      const answer = await this.#client.fetch(url, { ...asked, signal, redirect: 'manual' });
      const { status, headers } = answer;
      return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      const { name, cause } = error as Error;
      if (name === 'TimeoutError') return 'it did not answer in time';
      return `it cannot be reached (${(cause as NodeJS.ErrnoException)?.code ?? name})`;
    }
  }
}

/** The text of the first such element of an answer. */
export const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

const said = ({ status, body }: BucketAnswer) =>
  [status, textOf(body.toString(), 'Code')].filter(Boolean).join(' ');
