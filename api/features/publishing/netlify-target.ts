import { setTimeout as wait } from 'node:timers/promises';
import Type, { type Static } from 'typebox';
import { headersOf } from '../../plugins/headers.ts';
import { cacheControlOf } from '../../plugins/static-files.ts';
import type { NetlifySite } from '../../publish-to.ts';
import { DeliveryError } from '../../webhook.ts';
import { HostApi } from './host-api.ts';
import { inParallel } from './in-parallel.ts';
import type { PublishedSite } from './published-site.ts';
import { livePages, type Delivery, type Target } from './targets.ts';

const Deploy = Type.Object({
  id: Type.String({ pattern: '^[\\w-]+$' }),
  state: Type.String(),
  required: Type.Optional(Type.Union([Type.Array(Type.String()), Type.Null()])),
});
type Deploy = Static<typeof Deploy>;

/** More files than this are compared in the background. */
const COMPARED_AT_ONCE = 100;
const COMPARED = ['prepared', 'uploading', 'uploaded', 'ready'];
const LIVE = ['ready'];
/** Pauses between looks at a deploy: each is twice the last. */
const POLL_MS = [200, 5_000] as const;
const READY_MS = 10 * 60_000;

/** The file by which Netlify is told of headers. */
const HEADERS = '_headers';

interface Upload {
  name: string;
  body: Buffer<ArrayBuffer>;
  stop: AbortSignal;
}

interface Options {
  site: PublishedSite;
  timeoutMs?: number;
}

/**
 * A site of Netlify: each delivery is a deploy, of the digests of all files, and Netlify says whose
 * bytes it lacks. Visitors see all of it at once, or nothing.
 */
export class NetlifyTarget implements Target {
  readonly name: string;
  readonly coalesceMs: number;
  readonly backOffMs = [5_000, 300_000] as const;
  readonly due = livePages;
  readonly #url: string;
  readonly #options: Options;
  readonly #api: HostApi;
  readonly #headers: Buffer<ArrayBuffer>;
  /** The files of the last deploy, as this server made it, and when that was. */
  #left: { files: string; stamp: string | undefined } | undefined;

  constructor({ name, url, token, windowMs }: NetlifySite, options: Options) {
    this.name = name;
    this.coalesceMs = windowMs;
    this.#url = url;
    this.#options = options;
    this.#api = new HostApi(token, options.timeoutMs);
    this.#headers = Buffer.from(headersFile());
  }

  /** Images that pages are shared with are drawn after the page is live. */
  async hasMore(): Promise<boolean> {
    return this.#left !== undefined && this.#left.stamp !== (await this.#options.site.stamp());
  }

  async send(...[due, had, , stop]: Parameters<Target['send']>): Promise<Delivery> {
    const { site } = this.#options;
    const [release, stamp] = [await site.release(), await site.stamp()];
    const digests = await site.digests(release, await site.names(release));
    digests.set(HEADERS, site.digest(this.#headers));
    const files = JSON.stringify([...digests]);
    const isAgain = had.changes === 0;
    if (!isAgain && files === this.#left?.files) return this.#done(due, { files, stamp, sent: 0 });
    const deploy = await this.#compared(digests, stop);
    const names = new Map([...digests].map(([name, digest]) => [digest, name]));
    const required = [...new Set(deploy.required ?? [])];
    await inParallel(required, stop, async (digest) => {
      const name = names.get(digest);
      const bytes = name === HEADERS ? this.#headers : name && (await site.read(release, name));
      // A page that was published again meanwhile is another by now: the next deploy has it.
      if (!name || !bytes || site.digest(bytes) !== digest)
        throw new DeliveryError('A page changed while it was sent');
      await this.#upload(deploy.id, { name, body: bytes, stop });
    });
    await this.#until(LIVE, deploy, stop);
    return this.#done(due, { files, stamp, sent: required.length });
  }

  #done(
    due: Delivery,
    { sent, ...left }: { files: string; stamp: string | undefined; sent: number },
  ): Delivery {
    this.#left = left;
    return { ...due, sent };
  }

  async #compared(digests: ReadonlyMap<string, string>, stop: AbortSignal): Promise<Deploy> {
    const files = Object.fromEntries([...digests].map(([name, digest]) => [`/${name}`, digest]));
    const body = { files, ...(digests.size > COMPARED_AT_ONCE && { async: true }) };
    const deploy = await this.#api.ask(
      `${this.#url}/deploys`,
      { method: 'POST', body, stop },
      Deploy,
    );
    return body.async ? this.#until(COMPARED, deploy, stop) : deploy;
  }

  async #upload(deploy: string, { name, ...sent }: Upload): Promise<void> {
    const path = name.split('/').map(encodeURIComponent).join('/');
    const url = new URL(`../deploys/${deploy}/files/${path}`, this.#url).href;
    await this.#api.ask(url, { method: 'PUT', ...sent }, Type.Object({}));
  }

  async #until(states: readonly string[], deploy: Deploy, stop: AbortSignal): Promise<Deploy> {
    const [shortest, longest] = POLL_MS;
    let pause: number = shortest;
    const url = new URL(`../deploys/${deploy.id}`, this.#url).href;
    const until = performance.now() + READY_MS;
    let found = deploy;
    while (!states.includes(found.state)) {
      if (found.state === 'error') throw new DeliveryError('It could not put the deploy live');
      if (performance.now() > until) throw new DeliveryError('The deploy did not go live in time');
      await wait(pause, undefined, { signal: stop });
      pause = Math.min(longest, 2 * pause);
      found = await this.#api.ask(url, { method: 'GET', stop }, Deploy);
    }
    return found;
  }
}

/** Headers of every page, and a year for what never changes under its name. */
function headersFile(): string {
  const { 'cache-control': _, ...everywhere } = headersOf('page');
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const folders = ['/_astro/', '/share/'].map((folder) => [
    `${folder}*`,
    ...lines({ 'cache-control': cacheControlOf(folder) }),
  ]);
  return ['/*', ...lines(everywhere), ...folders.flat(), ''].join('\n');
}
