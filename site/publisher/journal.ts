import { readFile } from 'node:fs/promises';
import { removeFile, writeFileWhole } from './files.ts';

/**
 * Which pages a publish is about to write or remove, on disk before the first of them is touched
 * and gone when the publish is whole. What is in it after a crash may be of any version.
 */
export class Journal {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The pages of a publish that was cut off. */
  async read(): Promise<string[]> {
    try {
      return JSON.parse(await readFile(this.#file, 'utf8')) as string[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async open(paths: readonly string[]): Promise<void> {
    await writeFileWhole(this.#file, Buffer.from(JSON.stringify(paths)));
  }

  close(): Promise<void> {
    return removeFile(this.#file);
  }
}
