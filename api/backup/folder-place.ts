import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sync, temporaryName } from '../files/durable.ts';
import type { BackupPlace } from './place.ts';
import { BackupRefused } from './refused.ts';

const CHUNK_BYTES = 256 * 1024;
/** A temporary file; those of version 2.1 and before have no letters of their own. */
const LEFT = /^\.(.+?)(?:\.[\da-f-]{36})?\.tmp$/;
/** Since its last byte: a younger one may be of another process, which is at work. */
const LEFT_MS = 3_600_000;

/** Backups in a folder: each has its name once it is whole and on the disk. */
export class FolderPlace implements BackupPlace {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  addressOf(name: string): string {
    return join(this.#folder, name);
  }

  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async has(name: string): Promise<boolean> {
    return (await stat(this.addressOf(name)).catch(() => undefined)) !== undefined;
  }

  async write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    // Of this write alone: another under the same name may be at work.
    const temporary = temporaryName(this.addressOf(name));
    try {
      await using output = await open(temporary, 'wx', 0o600);
      await output.writeFile(bytes);
      await output.sync();
      const { size } = await output.stat();
      await rename(temporary, this.addressOf(name));
      await sync(this.#folder);
      return size;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      // A full disk names no file.
      throw new BackupRefused(`${this.addressOf(name)} cannot be written: ${error.message}`, {
        cause: error,
      });
    }
  }

  read(name: string): AsyncIterable<Uint8Array> {
    return createReadStream(this.addressOf(name), { highWaterMark: CHUNK_BYTES });
  }

  async names(prefix: string): Promise<string[]> {
    return (await readdir(this.#folder)).filter((name) => name.startsWith(prefix));
  }

  async remove(name: string): Promise<void> {
    await rm(this.addressOf(name), { force: true });
  }

  async sweep(isOurs: (name: string) => boolean): Promise<void> {
    // Files of a folder that is not there: the write that follows says so.
    for (const file of await readdir(this.#folder).catch(() => [])) {
      const [, name] = LEFT.exec(file) ?? [];
      if (name === undefined || !isOurs(name)) continue;
      const touched = await stat(this.addressOf(file)).catch(() => undefined);
      if (touched && Date.now() - touched.mtimeMs > LEFT_MS)
        await rm(this.addressOf(file), { force: true });
    }
  }
}
