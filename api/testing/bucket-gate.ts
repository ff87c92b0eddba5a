import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How a request fares: passed on, cut off before or after that, or answered here. */
export type Fate =
  | 'pass'
  | 'cut'
  | 'cut after'
  | { status: number; body?: string | Buffer; headers?: Record<string, string> };
type Judge = (method: string, path: string) => Fate | Promise<Fate>;

const pass: Judge = () => 'pass';

/** A proxy before a server of S3, which does to requests what a network and Amazon's servers do. */
export class BucketGate {
  readonly #server: Server;
  readonly #behind: string;
  /** Requests in the order of their arrival. */
  asked: string[] = [];
  judge: Judge = pass;

  private constructor(behind: string) {
    this.#behind = behind;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async before(behind: string): Promise<BucketGate> {
    const gate = new BucketGate(behind);
    await once(gate.#server.listen(0, '127.0.0.1'), 'listening');
    return gate;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  open(): void {
    this.judge = pass;
    this.asked = [];
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, rawHeaders } = request;
    this.asked.push(`${method} ${url!.replace(/\?.*/, '')}`);
    const fate = await this.judge(method!, url!);
    if (fate === 'cut') return void request.socket.destroy();
    if (typeof fate === 'object') {
      request.resume();
      return void response.writeHead(fate.status, fate.headers).end(fate.body);
    }
    const passedOn = send(this.#behind + url, { method: method!, headers: rawHeaders });
    // A byte after the end of an answer is an error, too, which nobody awaits by then.
    passedOn.on('error', () => undefined);
    request.pipe(passedOn);
    try {
      const [answer] = (await once(passedOn, 'response')) as [IncomingMessage];
      const body = await buffer(answer);
      if (fate === 'cut after') return void request.socket.destroy();
      response.writeHead(answer.statusCode!, answer.headers).end(body);
    } catch {
      // Down like the server behind it.
      request.socket.destroy();
    }
  }
}
