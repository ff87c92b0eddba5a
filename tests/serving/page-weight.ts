import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { posix } from 'node:path';

const brotli = promisify(brotliCompress);

/** Compression right after publishing; improved when idle. */
const SOON = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const STYLE = /<link rel="stylesheet" href="([^"]+)"/g;
const SCRIPT = /<script\b[^>]*\ssrc="([^"]+)"/g;
const ISLAND = /<astro-island\b[^>]*>/g;
const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.[^"'`]+)["'`]/g;
/** The directive of islands that hydrate on first interaction. */
const ON_INTERACTION = 'interaction';

export interface PageWeight {
  /** The page with its style sheets. */
  htmlAndCss: number;
  /** Scripts that run without interaction; inline ones are counted as HTML. */
  script: number;
}

/** Compressed transfer sizes of a page in a published folder. */
export class Scales {
  readonly #folder: string;
  readonly #weights = new Map<string, Promise<number>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async weigh(page: string): Promise<PageWeight> {
    const html = await readFile(join(this.#folder, page), 'utf8');
    const styles = [...html.matchAll(STYLE)].map(([, href]) => href!);
    return {
      htmlAndCss: (await this.#travelling(`/${page}`)) + (await this.#sum(styles)),
      script: await this.#sum(await this.#withImports(scriptsOf(html))),
    };
  }

  async #sum(files: Iterable<string>): Promise<number> {
    const sizes = await Promise.all([...new Set(files)].map((file) => this.#travelling(file)));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async #withImports(files: readonly string[]): Promise<Set<string>> {
    const all = new Set<string>();
    const add = async (file: string) => {
      if (all.has(file)) return;
      all.add(file);
      const code = await readFile(join(this.#folder, file), 'utf8');
      for (const spec of importsOf(code)) await add(posix.join(dirname(file), spec));
    };
    for (const file of files) await add(file);
    return all;
  }

  #travelling(file: string): Promise<number> {
    const known = this.#weights.get(file);
    if (known) return known;
    const weight = readFile(join(this.#folder, file))
      .then((bytes) => brotli(bytes, SOON))
      .then(({ length }) => length);
    this.#weights.set(file, weight);
    return weight;
  }
}

/** Modules that a script waits for before it runs. */
export const importsOf = (code: string) => [...code.matchAll(IMPORT)].map(([, spec]) => spec!);

/** Scripts that a page names itself. */
export const linkedScripts = (html: string) => [...html.matchAll(SCRIPT)].map(([, src]) => src!);

function scriptsOf(html: string): string[] {
  const eager = (html.match(ISLAND) ?? []).filter(
    (tag) => attribute(tag, 'client') !== ON_INTERACTION,
  );
  const islands = eager.flatMap((tag) => [
    attribute(tag, 'component-url'),
    attribute(tag, 'renderer-url'),
  ]);
  return [...linkedScripts(html), ...islands.filter((url) => url !== undefined)];
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
