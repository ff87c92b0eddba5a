import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'vitest';
import { bucketOf, type Bucket } from '../bucket.ts';
import type { Config } from '../config.ts';
import { temporaryFolder } from './folder.ts';

/** Tests keep pictures in a folder, or with FILES=s3 in a bucket. */
export const onS3 = process.env['FILES'] === 's3';

/** Of the folder's own: its disk, its permissions, its links. */
export const testOfFolder = test.skipIf(onS3);

const NAME = 'kheya';
const KEY = 'S3RVER';
const SERVER = `
  import S3rver from '@20minutes/s3rver';
  const [directory, port] = process.argv.slice(1);
  const server = new S3rver({
    port: Number(port), address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: '${NAME}' }],
  });
  console.log((await server.run()).port);
`;

/**
 * A process of its own that speaks S3. It checks signatures. Unlike Amazon's, it compares no body with
 * its checksum, answers reads that nobody signed, is never slow or busy, and knows one key, which
 * may do everything.
 */
export class S3Server {
  readonly folder = temporaryFolder();
  #process: ChildProcess | undefined;
  #port = 0;

  get endpoint(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts, at the same port as before, with what is stored. */
  async start(): Promise<this> {
    // Legacy cipher: its continuation tokens are made with one.
    const flags = ['--openssl-legacy-provider', '--input-type=module', '-e', SERVER];
    const args = [...flags, '--', this.folder.path, String(this.#port)];
    const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = server;
    const [port] = (await once(createInterface(server.stdout), 'line')) as [string];
    this.#port = Number(port);
    return this;
  }

  /** Stops, and keeps what is stored. */
  async pause(): Promise<void> {
    const server = this.#process!;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  async stop(): Promise<void> {
    await this.pause();
    this.folder.remove();
  }
}

/** A place of its own in the bucket, by the settings that an operator would make. */
export const bucketAt = (
  endpoint: string,
  { secret = KEY, path = `/${randomUUID()}`, name = NAME } = {},
): Bucket =>
  bucketOf({
    FILES_URL: `s3://${name}${path}`,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: KEY,
    S3_SECRET_ACCESS_KEY: secret,
  })!;

/** Undefined where tests keep pictures in a folder. */
export const newBucket = (): Bucket | undefined =>
  onS3 ? bucketAt(process.env['TEST_S3']!) : undefined;

const OBJECT = '._S3rver_object';
type Place = Pick<Config, 'uploadsDir' | 'bucket'>;

const folderOf = ({ prefix }: Bucket, root = process.env['TEST_S3_FOLDER']!) =>
  join(root, NAME, prefix);

/** Names of stored files, and of what lies where they are staged. */
export function storedNames({ uploadsDir, bucket }: Place, root?: string): string[] {
  const staged = readdirSync(uploadsDir).toSorted();
  const folder = bucket && folderOf(bucket, root);
  if (!folder || !existsSync(folder)) return staged;
  const objects = readdirSync(folder).filter((name) => name.endsWith(OBJECT));
  return [...objects.map((name) => name.slice(0, -OBJECT.length)), ...staged].toSorted();
}

export const storedBytes = ({ uploadsDir, bucket }: Place, name: string): Buffer =>
  readFileSync(bucket ? join(folderOf(bucket), name + OBJECT) : join(uploadsDir, name));
