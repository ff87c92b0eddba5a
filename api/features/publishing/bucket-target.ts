import { LOCALES } from '#model/kit/locales.ts';
import { brochureOf, hasBrochure, localPath, pageFile, paths } from '#model/routes/paths.ts';
import { BucketRequests, FilesUnavailable } from '../../files/bucket-requests.ts';
import { cacheControlOf } from '../../plugins/static-files.ts';
import { typeOf } from '../../plugins/send-file.ts';
import type { PageKeys, SiteBucket } from '../../publish-to.ts';
import { DeliveryError, patienceOf } from '../../webhook.ts';
import { namedSince } from './changed-addresses.ts';
import { inParallel } from './in-parallel.ts';
import type { PublishedSite } from './published-site.ts';
import { livePages, type Delivery, type Target } from './targets.ts';

/** Everything is compared after so long, whatever was told. */
const COMPARED_EVERY_MS = 24 * 60 * 60 * 1000;

/** Pages that hosts are told to show by the names of their files. */
const NAMED_FILES: ReadonlySet<string> = new Set([
  pageFile(paths.home),
  ...LOCALES.map((locale) => pageFile(localPath(locale, paths.notFound))),
]);

/** The end of a page's key in place of `.html`. */
const PAGE_ENDS: Readonly<Record<PageKeys, string>> = { address: '', index: '/index.html' };

/** Below this lie pictures, which are no part of the published folder. */
const PICTURES = 'static/';

/** The state in which a delivery left the bucket, as far as this server knows. */
interface Left {
  changes: number;
  release: string;
  stamp: string | undefined;
  comparedAt: number;
  /** Digests by key. */
  keys: Map<string, string>;
}

interface Options {
  site: PublishedSite;
  clock: () => Date;
  /** Longest wait for an answer. */
  answerMs?: number;
}

/**
 * An S3 bucket that serves the pages. It is told of changed paths; compared as a whole where it is not
 * known how it was left: at the first delivery of this server, after a release, and daily.
 */
export class BucketTarget implements Target {
  readonly name: string;
  readonly coalesceMs: number;
  readonly backOffMs = [1_000, 300_000] as const;
  readonly due = livePages;
  readonly #host: SiteBucket;
  readonly #options: Options;
  readonly #requests: BucketRequests;
  #left: Left | undefined;

  constructor(host: SiteBucket, options: Options) {
    this.name = host.name;
    this.coalesceMs = host.windowMs;
    this.#host = host;
    this.#options = options;
    this.#requests = new BucketRequests(host.bucket, { answerMs: options.answerMs });
  }

  /** Images that pages are shared with are drawn after the page is live. */
  async hasMore(): Promise<boolean> {
    const stamp = await this.#options.site.stamp();
    const left = this.#left;
    return stamp !== undefined && (!left || this.#isOld(left) || left.stamp !== stamp);
  }

  async send(...[due, had, db, stop]: Parameters<Target['send']>): Promise<Delivery> {
    const { site, clock } = this.#options;
    const [release, stamp] = [await site.release(), await site.stamp()];
    const named = await namedSince(db, had.changes);
    const left = this.#left;
    try {
      const isKnown = left && named && left.changes === had.changes && left.release === release;
      if (isKnown && !this.#isOld(left)) {
        const gone = named.filter(hasBrochure).map((path) => brochureOf(path).slice(1));
        const names = [
          ...new Set([...named.map(pageFile), ...gone, ...(await this.#newAssets(release, left))]),
        ];
        const counts = await this.#bring(release, names, left.keys, stop);
        this.#left = { ...left, changes: due.changes, stamp };
        return { ...due, ...counts };
      }
      const { keys, names, stale } = await this.#compared(release);
      const counts = await this.#bring(release, names, keys, stop);
      await this.#remove(stale, keys, stop);
      const comparedAt = clock().getTime();
      this.#left = { changes: due.changes, release, stamp, keys, comparedAt };
      return { ...due, sent: counts.sent, removed: counts.removed + stale.length };
    } catch (error) {
      throw error instanceof FilesUnavailable ? explained(error) : error;
    }
  }

  #isOld({ comparedAt }: Left): boolean {
    return this.#options.clock().getTime() - comparedAt > COMPARED_EVERY_MS;
  }

  async #newAssets(release: string, { keys }: Left): Promise<string[]> {
    const digests = await this.#options.site.assetDigests(release);
    return [...digests]
      .filter(([name, digest]) => keys.get(this.#keyOf(name)) !== digest)
      .map(([name]) => name);
  }

  /** The objects that are there, the files that differ from them, and the objects of no file. */
  async #compared(release: string) {
    const { site } = this.#options;
    const keys = new Map<string, string>();
    for await (const page of this.#requests.list())
      for (const { name, etag } of page) keys.set(name, etag);
    const digests = await site.digests(release, await site.names(release));
    const names = [...digests]
      .filter(([name, digest]) => keys.get(this.#keyOf(name)) !== digest)
      .map(([name]) => name);
    const wanted = new Set([...digests.keys()].map((name) => this.#keyOf(name)));
    const stale = [...keys.keys()].filter((key) => !wanted.has(key) && !key.startsWith(PICTURES));
    return { keys, names, stale };
  }

  /**
   * Brings objects to what files are, or are not any more: new assets, then new pages, then what leads
   * to them; removals last. `keys` follows each of them: another try goes on from there.
   */
  async #bring(
    release: string,
    names: readonly string[],
    keys: Map<string, string>,
    stop: AbortSignal,
  ): Promise<{ sent: number; removed: number }> {
    const { site } = this.#options;
    const gone: string[] = [];
    let sent = 0;
    for (const stage of inOrder(names, (name) => keys.has(this.#keyOf(name))))
      await inParallel(stage, stop, async (name) => {
        const bytes = await site.read(release, name);
        if (!bytes) return void gone.push(this.#keyOf(name));
        const digest = site.digest(bytes);
        if (keys.get(this.#keyOf(name)) === digest) return;
        await this.#put(name, bytes);
        keys.set(this.#keyOf(name), digest);
        sent++;
      });
    const there = gone.filter((key) => keys.has(key));
    await this.#remove(there, keys, stop);
    return { sent, removed: there.length };
  }

  async #put(name: string, bytes: Buffer<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': typeOf(name), 'cache-control': cacheControlOf(`/${name}`) };
    await this.#requests.put({ name: this.#keyOf(name), headers, body: bytes });
  }

  async #remove(there: readonly string[], keys: Map<string, string>, stop: AbortSignal) {
    await inParallel(there, stop, async (key) => {
      await this.#requests.remove(key);
      keys.delete(key);
    });
  }

  #keyOf(name: string): string {
    return NAMED_FILES.has(name) ? name : name.replace(/\.html$/, PAGE_ENDS[this.#host.pageKeys]);
  }
}

/**
 * New assets, new pages, then all that is there already: each may lead to those before it. Lists of
 * addresses are among the last, by which servers and searches lead.
 */
function inOrder(names: readonly string[], isThere: (name: string) => boolean): string[][] {
  const stages: [assets: string[], pages: string[], known: string[]] = [[], [], []];
  for (const name of names) stages[isThere(name) ? 2 : name.endsWith('.html') ? 1 : 0].push(name);
  return stages;
}

function explained({ cause, retryAfter }: FilesUnavailable): DeliveryError {
  const { message: reason } = cause as Error;
  const message = reason.charAt(0).toUpperCase() + reason.slice(1);
  return new DeliveryError(message, { cause, retryAfterMs: patienceOf(retryAfter) });
}
