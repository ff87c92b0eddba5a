import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Deploy {
  id: string;
  state: 'preparing' | 'uploading' | 'processing' | 'ready';
  files: Map<string, string>;
  missing: Set<string>;
}

/** An answer in place of its own; `hang`: none at all. */
export type Outage = 'hang' | { status: number; headers?: Record<string, string>; body?: string };

/**
 * The digest API of Netlify, as it is documented: it takes a deploy of the digests of all files, says
 * which it lacks, refuses bytes of another digest and files that it did not ask for, and shows a
 * deploy once it has all of it.
 */
export class NetlifyServer {
  readonly token = 'nfp_token';
  readonly #server: Server;
  readonly #blobs = new Map<string, Buffer>();
  readonly #deploys = new Map<string, Deploy>();
  #live = new Map<string, string>();
  /** Requests in the order of their arrival. */
  asked: string[] = [];
  outage: ((method: string, path: string) => Outage | undefined) | undefined;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<NetlifyServer> {
    const netlify = new NetlifyServer();
    await once(netlify.#server.listen(0, '127.0.0.1'), 'listening');
    return netlify;
  }

  /** As it stands in PUBLISH_TO. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `netlify+http://${this.token}@127.0.0.1:${port}/api/v1/sites/kheya-example`;
  }

  /** Files that visitors are served, by path. */
  get live(): Map<string, Buffer> {
    return new Map([...this.#live].map(([path, sha]) => [path, this.#blobs.get(sha)!]));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    this.asked.push(`${method} ${url}`);
    const bytes = await buffer(request);
    const outage = this.outage?.(method, url);
    if (outage === 'hang') return;
    if (outage) return void response.writeHead(outage.status, outage.headers).end(outage.body);
    const [status, body] =
      headers.authorization === `Bearer ${this.token}`
        ? this.#handled(method, url, headers['content-type'], bytes)
        : [401, { code: 401, message: 'Access Denied' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  #handled(method: string, url: string, type: string | undefined, bytes: Buffer) {
    const [, of, path] = /^\/api\/v1\/deploys\/([\w-]+)(?:\/files\/(.+))?$/.exec(url) ?? [];
    if (method === 'POST' && url === '/api/v1/sites/kheya-example/deploys')
      return type === 'application/json' ? this.#create(bytes) : refusal(415);
    const deploy = this.#deploys.get(of ?? '');
    if (!deploy) return refusal(404);
    if (method === 'GET' && path === undefined) return this.#shown(deploy);
    if (method !== 'PUT' || path === undefined) return refusal(405);
    return type === 'application/octet-stream' ? this.#take(deploy, path, bytes) : refusal(415);
  }

  #create(bytes: Buffer): [number, object] {
    const { files, async: isAsync } = JSON.parse(bytes.toString()) as {
      files: Record<string, string>;
      async?: boolean;
    };
    const entries = Object.entries(files);
    const isFair = ([path, sha]: [string, string]) =>
      /^\/[^/][^#?]*$/.test(path) && /^[\da-f]{40}$/.test(sha);
    if (entries.length === 0 || !entries.every(isFair)) return refusal(422);
    const missing = new Set(Object.values(files).filter((sha) => !this.#blobs.has(sha)));
    const id = `d${this.#deploys.size + 1}`;
    const state = isAsync ? 'preparing' : 'uploading';
    const deploy: Deploy = { id, state, files: new Map(entries), missing };
    this.#deploys.set(id, deploy);
    this.#showIfWhole(deploy);
    // In the background nothing is known of the files yet.
    return [200, isAsync ? { id, state } : wordsOf(deploy)];
  }

  #take(deploy: Deploy, path: string, bytes: Buffer): [number, object] {
    const sha = deploy.files.get(`/${decodeURIComponent(path)}`);
    if (deploy.state === 'preparing' || sha === undefined) return refusal(404);
    if (createHash('sha1').update(bytes).digest('hex') !== sha) return refusal(422);
    this.#blobs.set(sha, bytes);
    deploy.missing.delete(sha);
    this.#showIfWhole(deploy);
    return [200, { id: `/${path}`, path: `/${path}`, sha, size: bytes.length }];
  }

  /** The answer to whoever looks; each look is a step further. */
  #shown(deploy: Deploy): [number, object] {
    if (deploy.state === 'preparing') deploy.state = 'uploading';
    const words = wordsOf(deploy);
    this.#showIfWhole(deploy);
    if (deploy.state === 'processing') {
      deploy.state = 'ready';
      this.#live = deploy.files;
    }
    return [200, words];
  }

  #showIfWhole(deploy: Deploy): void {
    if (deploy.state === 'uploading' && deploy.missing.size === 0) deploy.state = 'processing';
  }
}

const wordsOf = ({ id, state, missing }: Deploy) => ({
  id,
  state: state === 'uploading' ? 'prepared' : state,
  required: [...missing],
});

const refusal = (code: number): [number, object] => [code, { code, message: 'Refused' }];
