import { contentOf, removeFile, writeFileWhole } from './files.ts';

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
  read(): Entry {
    const written = contentOf(this.#file);
    return written ? (JSON.parse(written.toString()) as Entry) : { pages: [] };
  }

  async open(entry: Entry): Promise<void> {
    await writeFileWhole(this.#file, Buffer.from(JSON.stringify(entry)));
  }

  close(): void {
    removeFile(this.#file);
  }
}
