import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Bucket } from '../bucket.ts';
import {
  BucketRequests,
  etagOf,
  FilesUnavailable,
  textOf,
  type BucketAnswer,
} from './bucket-requests.ts';
import type { Staged } from './durable.ts';
import type { Files, StoredFile } from './files.ts';

/** A file, as a server sends it on. */
export interface Fetched {
  bytes: Buffer;
  etag: string;
}

/** Path traversal guard: one plain name, no folders, no dotfiles. */
const NAME = /^\w[\w.-]{0,200}$/;

/** Files of one prefix of an S3 bucket. A PUT is atomic there, and read by everybody at once. */
export class BucketFiles implements Files {
  readonly folder: string;
  readonly isLocal = false;
  readonly #requests: BucketRequests;

  constructor(folder: string, bucket: Bucket) {
    this.folder = folder;
    this.#requests = new BucketRequests(bucket);
  }

  async put(staged: readonly Staged[]): Promise<void> {
    for (const { temporary, file } of staged)
      await this.putBytes(basename(file), await readFile(temporary));
  }

  async putBytes(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#requests.put({ name: checked(name), body: bytes });
  }

  async read(name: string): Promise<Buffer | undefined> {
    return (await this.fetched(name))?.bytes;
  }

  /** The file; `known` itself where that is still what is there. */
  async fetched(name: string, known?: Fetched): Promise<Fetched | undefined> {
    const headers: Record<string, string> = known ? { 'if-none-match': known.etag } : {};
    const asked = { method: 'GET', name: checked(name), headers } as const;
    const answer = await this.#requests.ask(asked, known ? [200, 304, 404] : [200, 404]);
    if (answer.status === 304) return known;
    if (answer.status === 404) return absent(answer);
    return { bytes: answer.body, etag: etagOf(answer) };
  }

  async stat(name: string): Promise<StoredFile | undefined> {
    const found = await this.#requests.stat(checked(name));
    if (found) return { name, ...found };
    // An answer to HEAD has no body that would say what is absent, the file or the bucket.
    const bytes = await this.read(name);
    return bytes && { name, size: bytes.length, modified: new Date() };
  }

  async list(prefix = '', isWanted = (_name: string) => true): Promise<StoredFile[]> {
    const found: StoredFile[] = [];
    for await (const page of this.#requests.list({ prefix }))
      for (const { name, size, modified } of page)
        if (NAME.test(name) && isWanted(name)) found.push({ name, size, modified });
    return found;
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#requests.remove(checked(name));
  }

  /** Probe: lists and writes, as an upload would. */
  async probe(): Promise<void> {
    await this.#requests.list({ size: 1 }).next();
    await this.putBytes('probe', new Uint8Array());
  }
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new RangeError('Not the name of a stored file');
  return name;
}

/** Throws where it is not the file that is absent: a bucket that is gone is a 404, too. */
function absent({ body }: BucketAnswer): undefined {
  const code = textOf(body.toString(), 'Code');
  if (code !== 'NoSuchKey') throw new FilesUnavailable(`it answered 404 ${code ?? ''}`, true);
}
