import type { Bucket } from '../bucket.ts';
import {
  BucketRequests,
  etagOf,
  FilesUnavailable,
  textOf,
  type Patience,
} from '../files/bucket-requests.ts';
import type { BackupPlace } from './place.ts';
import { BackupRefused } from './refused.ts';
import { cut } from './seal.ts';

/** In memory at a time. S3 takes 10,000 parts of an object: 156 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const MOST_PARTS = 10_000;
/** Patience for a busy bucket and a slow line: 13 seconds of tries, and 1 Mbit/s. */
const PATIENCE = { answerMs: 130_000, attempts: 8 };
/** An upload that old was cut off: nobody is at it any more. */
const LEFT_MS = 86_400_000;

/** An upload of several parts, as its requests name it. */
interface Upload {
  name: string;
  query: { uploadId: string };
}

/**
 * Backups below a prefix of a bucket, in parts as they are made. The object appears with the last
 * request of its upload: one that is cut off has none.
 */
export class BucketPlace implements BackupPlace {
  readonly #bucket: Bucket;
  readonly #requests: BucketRequests;
  readonly #partBytes: number;

  constructor(bucket: Bucket, patience: Patience = PATIENCE, partBytes = PART_BYTES) {
    this.#bucket = bucket;
    this.#requests = new BucketRequests(bucket, patience);
    this.#partBytes = partBytes;
  }

  addressOf(name: string): string {
    return `${this.#bucket.place.replace(/\/+$/, '')}/${name}`;
  }

  async prepare(): Promise<void> {
    // Prefixes are no folders: a bucket has any.
  }

  has(name: string): Promise<boolean> {
    return this.#asked(async () => (await this.#requests.stat(name)) !== undefined);
  }

  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    return this.#asked(async () => {
      const begun = { method: 'POST', name, query: { uploads: '' } } as const;
      const { body } = await this.#requests.ask(begun, [200]);
      const uploadId = textOf(body.toString(), 'UploadId');
      if (uploadId === undefined) throw new FilesUnavailable('its answer is none of S3', true);
      const upload = { name, query: { uploadId } };
      try {
        return await this.#sent(upload, bytes);
      } catch (error) {
        await this.#forget(upload);
        throw error;
      }
    });
  }

  async *read(name: string): AsyncGenerator<Uint8Array> {
    let first: string | null | undefined;
    for (let at = 0; ;) {
      const headers = { range: `bytes=${at}-${at + this.#partBytes - 1}` };
      const asked = { method: 'GET', name, headers } as const;
      const answer = await this.#asked(() => this.#requests.ask(asked, [206, 404, 416]));
      if (answer.status === 404) throw this.#absent(name, answer.body);
      // Nothing there, or an object that is over where a part is.
      if (answer.status === 416) return;
      const etag = answer.headers.get('etag');
      first ??= etag;
      if (etag !== first)
        throw new BackupRefused(`${this.addressOf(name)} was replaced while it was read.`);
      const range = answer.headers.get('content-range') ?? '';
      const [, from, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(range) ?? [];
      if (Number(from) !== at || answer.body.length === 0)
        throw new BackupRefused(`${this.#bucket.place}: it answered GET with another range.`);
      yield answer.body;
      at += answer.body.length;
      if (at >= Number(total)) return;
    }
  }

  names(prefix: string): Promise<string[]> {
    return this.#asked(async () => {
      const names: string[] = [];
      for await (const page of this.#requests.list({ prefix }))
        names.push(...page.map(({ name }) => name));
      return names;
    });
  }

  remove(name: string): Promise<void> {
    return this.#asked(() => this.#requests.remove(name));
  }

  async sweep(isOurs: (name: string) => boolean): Promise<void> {
    const { prefix } = this.#bucket;
    const query = { uploads: '', prefix };
    // Not every server of S3 lists uploads, nor lets every key: backups are made all the same.
    const xml = await this.#requests.ask({ method: 'GET', query }, [200]).then(
      ({ body }) => body.toString(),
      () => '',
    );
    for (const [, entry] of xml.matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
      const name = (textOf(entry!, 'Key') ?? '').slice(prefix.length);
      const age = Date.now() - Date.parse(textOf(entry!, 'Initiated') ?? '');
      const uploadId = textOf(entry!, 'UploadId');
      if (uploadId === undefined || !isOurs(name) || !(age > LEFT_MS)) continue;
      await this.#forget({ name, query: { uploadId } });
    }
  }

  async #sent(upload: Upload, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const { name, query } = upload;
    const etags: string[] = [];
    let size = 0;
    for await (const { piece } of cut(bytes, this.#partBytes)) {
      if (etags.length === MOST_PARTS)
        throw new BackupRefused(`${this.addressOf(name)} is too large: a bucket takes 156 GB.`);
      const answer = await this.#requests.put({
        name,
        query: { ...query, partNumber: String(etags.length + 1) },
        body: piece as Buffer<ArrayBuffer>,
      });
      etags.push(etagOf(answer));
      size += piece.length;
    }
    const parts = etags.map(
      (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    const body = Buffer.from(
      `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    );
    const asked = { ...upload, method: 'POST', body } as const;
    const answer = await this.#requests.ask(asked, [200, 404]);
    // Amazon says 200 before it is done, and a try whose answer was lost makes the next a 404.
    if ((await this.#requests.stat(name))?.size === size) return size;
    const said = textOf(answer.body.toString(), 'Code') ?? answer.status;
    throw new FilesUnavailable(`it did not keep what it was sent (${said})`, false);
  }

  /** Parts of an upload that is not finished cost as much as an object does. */
  async #forget(upload: Upload): Promise<void> {
    const asked = { ...upload, method: 'DELETE' } as const;
    await this.#requests.ask(asked, [204, 404]).catch(() => undefined);
  }

  #absent(name: string, body: Buffer): BackupRefused {
    const code = textOf(body.toString(), 'Code');
    return new BackupRefused(
      code === 'NoSuchKey'
        ? `There is no ${this.addressOf(name)}.`
        : `${this.#bucket.place}: it answered GET with 404 ${code ?? ''}.`,
    );
  }

  /** Failures of the bucket in one line. */
  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof FilesUnavailable)) throw error;
      const line = `${this.#bucket.place}: ${(error.cause as Error).message}.`;
      const hint = ' Are bucket, endpoint, region and key of backups right?';
      throw new BackupRefused(error.isRefusal ? line + hint : line, { cause: error });
    }
  }
}
