import { readFile } from 'node:fs/promises';
import { removeFile, writeFileWhole } from './files.ts';

/** What was under way. */
export interface Entry {
  pages: readonly string[];
  /** The publish that was being taken back. */
  rollback?: number;
}

/**
 * Which pages a publish is about to write or remove, on disk before the first of them is touched
 * and gone when the publish is whole. What is in it after a crash may be of any version.
 */
export class Journal {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** What was cut off; nothing, usually. */
  async read(): Promise<Entry> {
    try {
      return JSON.parse(await readFile(this.#file, 'utf8')) as Entry;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { pages: [] };
      throw error;
    }
  }

  async open(entry: Entry): Promise<void> {
    await writeFileWhole(this.#file, Buffer.from(JSON.stringify(entry)));
  }

  close(): Promise<void> {
    return removeFile(this.#file);
  }
}
