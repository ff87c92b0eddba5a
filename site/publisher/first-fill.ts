import { removeFile } from './files.ts';
import { fileOf } from './gates.ts';
import { PAGE_LIST } from './page-index.ts';
import type { Workshop } from './workshop.ts';

/** How much is taken in and made at once. */
interface Pace {
  changesAStep: number;
  newAtOnce: number;
  isUnseen: boolean;
}

/** Where visitors read, and where it has to come out which record a page fails for. */
const CAREFUL: Pace = { changesAStep: 100, newAtOnce: Infinity, isUnseen: false };
/** Where nobody reads yet: everything is taken in first, so that no page is made twice. */
const QUICK: Pace = { changesAStep: Infinity, newAtOnce: 100, isUnseen: true };

/** How a release is filled that nobody sees yet. */
export class FirstFill {
  #isQuick: boolean;

  constructor(isUnseen: boolean) {
    this.#isQuick = isUnseen;
  }

  get pace(): Pace {
    return this.#isQuick ? QUICK : CAREFUL;
  }

  /** All is there; from now on visitors read it. */
  end(): void {
    this.#isQuick = false;
  }

  /**
   * Where a page failed, and nobody could say whose fault it is, the release is emptied, to be filled
   * record by record. Answers whether it was.
   */
  async beginAnew(workshop: Workshop): Promise<boolean> {
    const { site, store, index, backlog, ahead, journal, twins, releaseDir } = workshop;
    if (!this.#isQuick || backlog.broken().length === 0) return false;
    this.#isQuick = false;
    const pages = [...index.paths()];
    ahead.wait(new Set());
    await journal.open({ pages });
    store.transaction(() => {
      site.forgetContent(store);
      for (const path of [...pages, PAGE_LIST]) index.forget(path);
      index.sweep();
      backlog.take([...backlog.pages(), ...backlog.broken().map(({ path }) => path)]);
      for (const file of pages.map((path) => fileOf(releaseDir, path))) {
        twins.remove(file);
        removeFile(file);
      }
    })();
    journal.close();
    return true;
  }
}
