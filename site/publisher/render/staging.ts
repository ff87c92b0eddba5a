import { fileOf, removeFile, stage } from '../folder/files.ts';
import type { ValidPage } from './validate-page.ts';

/** A rendered page: on the disk under a temporary name where it differs from its file. */
export interface StagedPage extends Omit<ValidPage, 'bytes'> {
  temporary: string | undefined;
}

/** Back-pressure: rendering waits while this many files wait for fsync. */
const MAX_PENDING = 8;

/** Writes pages to temporary files while others are rendered: waiting for fsync costs no CPU. */
export class Staging {
  readonly #releaseDir: string;
  readonly #pages: Promise<StagedPage>[] = [];

  constructor(releaseDir: string) {
    this.#releaseDir = releaseDir;
  }

  /** Resolves once there is room for another. */
  async add({ bytes, ...page }: ValidPage): Promise<void> {
    const staged = stage(fileOf(this.#releaseDir, page.path), bytes);
    const added = staged.then((temporary) => ({ ...page, temporary }));
    this.#pages.push(added);
    // Rejections reach whoever awaits all of them: here, pages staged before would be left behind.
    added.catch(() => undefined);
    await this.#pages.at(-MAX_PENDING)?.catch(() => undefined);
  }

  /** All pages, in the order of adding. Where one could not be written, none stays. */
  async all(): Promise<StagedPage[]> {
    const settled = await Promise.allSettled(this.#pages);
    const failed = settled.find((each) => each.status === 'rejected');
    const pages = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    if (!failed) return pages;
    discard(pages);
    throw failed.reason;
  }
}

/** Removes the temporary files of pages that are not published. */
export function discard(pages: readonly StagedPage[]): void {
  for (const { temporary } of pages) if (temporary) removeFile(temporary);
}
