import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { paths, pageFile } from '#model/routes/paths.ts';
import { DeliveryError } from '../../webhook.ts';

type Algorithm = 'md5' | 'sha1';

interface Known {
  size: number;
  modified: number;
  digest: string;
}

/** Hosts compress by themselves, and servers alone read these. */
const NOT_SENT = /(^|\/)\.|\.(br|gz)$/;

/** Names of files are addresses without their first slash; assets of earlier releases are among them. */
export class PublishedSite {
  readonly #siteDir: string;
  readonly #algorithm: Algorithm;
  /** Digests of files that have not changed since. */
  #digests = new Map<string, Known>();

  constructor(siteDir: string, algorithm: Algorithm) {
    this.#siteDir = siteDir;
    this.#algorithm = algorithm;
  }

  /** The release that visitors see. Throws DeliveryError before the first. */
  async release(): Promise<string> {
    const release = await this.#found();
    if (release === undefined) throw new DeliveryError('Nothing is published here yet');
    return release;
  }

  /** Without a home page it is no site: to send that would remove every page elsewhere. */
  async #found(): Promise<string | undefined> {
    const release = await realpath(this.#siteDir).catch(ifAbsent);
    return release && existsSync(join(release, pageFile(paths.home))) ? release : undefined;
  }

  /** Another one after every release, and whenever an asset or an image was added; none before the first. */
  async stamp(): Promise<string | undefined> {
    const folders = STAMPED.map((each) => join(this.#assetsDir, each));
    const found = await Promise.all(folders.map((each) => stat(each).catch(ifAbsent)));
    const release = await this.#found();
    return release && [release, ...found.map((each) => each?.mtimeMs)].join();
  }

  /** The names of all files. */
  async names(release: string): Promise<string[]> {
    const names = await Promise.all([release, this.#assetsDir].map(namesIn));
    return [...new Set(names.flat())].toSorted();
  }

  /** Digests of assets and brochures by name: only brochures are ever another under the same name. */
  async assetDigests(release: string): Promise<Map<string, string>> {
    const digests = new Map<string, string>();
    for (const name of (await namesIn(this.#assetsDir)).toSorted()) {
      const known = await this.#digestOf(release, name);
      if (!known) continue;
      this.#digests.set(name, known);
      digests.set(name, known.digest);
    }
    return digests;
  }

  /** Undefined where there is no such file. */
  async read(release: string, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    for (const folder of [release, this.#assetsDir]) {
      const bytes = await readFile(join(folder, name)).catch(ifAbsent);
      if (bytes) return bytes;
    }
    return undefined;
  }

  /** Digests of files, as hexadecimal; of those that are there. */
  async digests(release: string, names: readonly string[]): Promise<Map<string, string>> {
    const digests = new Map<string, Known>();
    for (const name of names) {
      const known = await this.#digestOf(release, name);
      if (known) digests.set(name, known);
    }
    this.#digests = digests;
    return new Map([...digests].map(([name, { digest }]) => [name, digest]));
  }

  digest(bytes: Uint8Array): string {
    return hash(this.#algorithm, bytes);
  }

  async #digestOf(release: string, name: string): Promise<Known | undefined> {
    for (const folder of [release, this.#assetsDir]) {
      // Size and time are read first: bytes that are newer than these are read again the next time.
      const stats = await stat(join(folder, name)).catch(ifAbsent);
      if (!stats) continue;
      const { size, mtimeMs: modified } = stats;
      const known = this.#digests.get(name);
      if (known?.size === size && known.modified === modified) return known;
      const bytes = await this.read(release, name);
      return bytes && { size, modified, digest: this.digest(bytes) };
    }
    return undefined;
  }

  get #assetsDir(): string {
    return join(this.#siteDir, '..', 'assets');
  }
}

/** The last is a file, touched when brochures were printed. */
const STAMPED = ['_astro', 'share', '.brochures'];

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(ifAbsent);
  return (entries ?? [])
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)).replaceAll(sep, '/'))
    .filter((name) => !NOT_SENT.test(name));
}

function ifAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
