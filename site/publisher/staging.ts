import { removeFile, stage, type Staged } from './files.ts';
import { fileOf } from './gates.ts';
import type { RenderedPage } from './renderer.ts';

/** A page that is on the disk, and that nobody sees yet. */
export interface StagedPage extends Staged {
  path: string;
}

/** Files that are on their way to the disk at once. */
const WRITERS = 8;

/**
 * Puts pages on the disk while others are still rendered: who waits for the disk leaves the
 * processor to them. Pages that are as they were are not written.
 */
export class Staging {
  readonly #releaseDir: string;
  readonly #staged: Promise<StagedPage | undefined>[] = [];

  constructor(releaseDir: string) {
    this.#releaseDir = releaseDir;
  }

  /** Resolves once there is room for another. */
  async add({ path, bytes }: RenderedPage): Promise<void> {
    const staged = stage(fileOf(this.#releaseDir, path), bytes).then(
      (file) => file && { ...file, path },
    );
    // Told to whoever asks for all of them.
    staged.catch(() => undefined);
    this.#staged.push(staged);
    await this.#staged.at(-WRITERS);
  }

  /** One that is on the disk already. */
  put(page: StagedPage): void {
    this.#staged.push(Promise.resolve(page));
  }

  /** All of them, in the order in which they came. None stays where one could not be written. */
  async all(): Promise<StagedPage[]> {
    const settled = await Promise.allSettled(this.#staged);
    const failed = settled.find((each) => each.status === 'rejected');
    const staged = settled.flatMap((each) =>
      each.status === 'fulfilled' && each.value ? [each.value] : [],
    );
    if (!failed) return staged;
    for (const { temporary } of staged) removeFile(temporary);
    throw failed.reason;
  }

  /** What was staged is of no use. */
  async drop(): Promise<void> {
    for (const { temporary } of await this.all()) removeFile(temporary);
  }
}
