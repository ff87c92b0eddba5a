import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../bucket.ts';
import { ApiError } from '../errors.ts';

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 100;
/** Timeout of one attempt: longer than the largest picture takes on a slow line. */
const ANSWER_MS = 15_000;
/** Twice a part of a backup, which is the most that is asked for. What `fetch` unpacks counts, too. */
const MOST_BYTES = 32 * 1024 * 1024;
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
  /** The object, without the prefix of the place; absent: the bucket. */
  name?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/** An object that is sent: its bytes, and what else the bucket is told. */
type Sent = Required<Pick<Asked, 'name' | 'body'>> & Pick<Asked, 'query' | 'headers'>;

export interface ListedObject {
  /** Without the prefix of the place. */
  name: string;
  size: number;
  modified: Date;
  /** Hexadecimal: of most servers the MD5 of the bytes. */
  etag: string;
}

const PAGE = 1000;

export interface Patience {
  /** Longest wait for an answer. */
  answerMs?: number | undefined;
  attempts?: number;
}

/** Signed requests to a place in a bucket. What passes is tried again with back-off: each may be sent twice. */
export class BucketRequests {
  readonly #bucket: Bucket;
  readonly #client: AwsClient;
  readonly #answerMs: number;
  readonly #attempts: number;

  constructor(bucket: Bucket, { answerMs = ANSWER_MS, attempts = ATTEMPTS }: Patience = {}) {
    const { accessKeyId, secretAccessKey, region } = bucket;
    this.#bucket = bucket;
    this.#answerMs = answerMs;
    this.#attempts = attempts;
    const key = { accessKeyId, secretAccessKey };
    this.#client = new AwsClient({ ...key, region, service: 's3' });
  }

  /** The answer, where it has one of these statuses. Throws FilesUnavailable. */
  async ask(asked: Asked, expected: readonly number[]): Promise<BucketAnswer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#once(asked);
      if (typeof answer !== 'string' && expected.includes(answer.status)) return answer;
      const isRefusal = typeof answer !== 'string' && !isPassing(answer);
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

  /** Stores an object. */
  async put({ headers, ...sent }: Sent): Promise<BucketAnswer> {
    // Checksum: the bucket refuses bytes that changed on the way.
    const sum = { 'x-amz-content-sha256': hash('sha256', sent.body) };
    const answer = await this.ask(
      { ...sent, method: 'PUT', headers: { ...headers, ...sum } },
      [200],
    );
    etagOf(answer);
    return answer;
  }

  /** Size and time of an object; undefined where there is none, or no bucket. */
  async stat(name: string): Promise<Pick<ListedObject, 'size' | 'modified'> | undefined> {
    const { status, headers } = await this.ask({ method: 'HEAD', name }, [200, 404]);
    if (status === 404) return undefined;
    const size = Number(headers.get('content-length'));
    return { size, modified: new Date(headers.get('last-modified')!) };
  }

  async remove(name: string): Promise<void> {
    await this.ask({ method: 'DELETE', name }, [200, 204, 404]);
  }

  /** The objects whose names begin so, page by page. */
  async *list({ prefix = '', size = PAGE } = {}): AsyncGenerator<ListedObject[]> {
    const start = this.#bucket.prefix;
    for (let token: string | undefined; ;) {
      const query = {
        'list-type': '2',
        'max-keys': String(size),
        prefix: start + prefix,
        ...(token !== undefined && { 'continuation-token': token }),
      };
      const { body } = await this.ask({ method: 'GET', query }, [200]);
      const xml = body.toString();
      const next = textOf(xml, 'NextContinuationToken');
      const leadsOn = textOf(xml, 'IsTruncated') !== 'true' || (next ?? token) !== token;
      // A proxy's page is no list, nor are the first thousand: files would be taken for absent.
      if (!leadsOn || !/<ListBucketResult.*<\/ListBucketResult>/s.test(xml))
        throw new FilesUnavailable('its list is none', true);
      yield [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => ({
        name: textOf(entry!, 'Key')!.slice(start.length),
        size: Number(textOf(entry!, 'Size')),
        modified: new Date(textOf(entry!, 'LastModified')!),
        etag: /[\da-f]{32}/.exec(textOf(entry!, 'ETag') ?? '')?.[0] ?? '',
      }));
      if (next === undefined) return;
      token = next;
    }
  }

  #urlOf({ name, query }: Asked): string {
    const { address, prefix } = this.#bucket;
    const key = name?.split('/').map(encodeURIComponent).join('/');
    const path = key === undefined ? '' : `/${prefix}${key}`;
    return `${address}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
  }

  /** The reason, where no answer arrived. */
  async #once(asked: Asked): Promise<BucketAnswer | string> {
    const { name: _name, query: _query, ...init } = asked;
    try {
      const signal = AbortSignal.timeout(this.#answerMs);
      // A redirect leads to another region, where the signature is none.
      const request = await this.#client.sign(this.#urlOf(asked), { ...init, redirect: 'manual' });
      // Given to `fetch` alone: a request's own copy is garbage as soon as that has read the request.
      const answer = await fetch(request, { signal });
      const { status, headers } = answer;
      return { status, headers, body: await bytesOf(answer) };
    } catch (error) {
      if (error instanceof FilesUnavailable) throw error;
      const { name, cause } = error as Error;
      if (name === 'TimeoutError') return 'it did not answer in time';
      return `it cannot be reached (${(cause as NodeJS.ErrnoException)?.code ?? name})`;
    }
  }
}

/** Amazon says 400, with a code, of a request whose bytes stalled on their way. */
const isPassing = ({ status, body }: BucketAnswer) =>
  status >= 500 ||
  [408, 429].includes(status) ||
  textOf(body.toString(), 'Code') === 'RequestTimeout';

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new FilesUnavailable('it sent more than any file has', true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The ETag of an object that was stored or sent: an answer without one is a proxy's. */
export function etagOf({ headers }: BucketAnswer): string {
  const etag = headers.get('etag');
  if (etag === null) throw new FilesUnavailable('its answer is none of S3', true);
  return etag;
}

/** The text of the first such element of an answer. */
export const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

const said = ({ status, body }: BucketAnswer) =>
  [status, textOf(body.toString(), 'Code')].filter(Boolean).join(' ');
