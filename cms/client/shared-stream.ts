import type { ServerEvent } from './event-stream.ts';
import { SILENCE_MS, stream } from './stream.ts';
import { token } from './token.ts';

/** A tab that has the stream answers within this; messages between tabs take a few milliseconds. */
const ANSWER_MS = 100;
/** Patience for the first event: a tab that is about to open the stream may be closed before. */
const FIRST_MS = 1_000;

/** A tab asks who has the stream, says that it has it, passes an event on, or gives it up. */
type Message = { kind: 'ask' | 'here' | 'end' } | { kind: 'event'; event: ServerEvent };
type Heard = Message & { from: number };

interface Options {
  /** The account: its tabs share a stream. */
  account?: string | undefined;
  open?: typeof stream;
}

/**
 * Server-sent events for all tabs of an account: one has the stream, and passes on what it hears. By
 * HTTP/1.1 a browser opens six connections to a server, and each stream holds one: with a stream of
 * its own in every tab, a seventh tab would wait until one ends.
 */
export async function* sharedStream(
  signal: AbortSignal,
  { account = token.subject(), open = stream }: Options = {},
): AsyncGenerator<ServerEvent> {
  const tabs = new Tabs(`events of ${account}`);
  try {
    const isLed = await tabs.isLed();
    if (signal.aborted) return;
    yield* isLed ? tabs.followed(signal) : tabs.led(signal, open);
  } finally {
    tabs.close();
  }
}

class Tabs {
  readonly #channel: BroadcastChannel;
  /** Of two tabs that begin at once, the one with the lower number has the stream. */
  readonly #own = Math.random();
  /** Events, and the end of them, that are not read yet. */
  readonly #waiting: Message[] = [];
  #onMessage: (message: Heard) => void = () => undefined;

  constructor(name: string) {
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => {
      if (data.kind === 'event' || data.kind === 'end') this.#waiting.push(data);
      this.#onMessage(data);
    });
  }

  close(): void {
    this.#channel.close();
  }

  /** Whether another tab has the stream, or is about to open it. */
  isLed(): Promise<boolean> {
    return new Promise((resolve) => {
      setTimeout(() => resolve(false), ANSWER_MS);
      this.#onMessage = ({ from, kind }) => {
        // One that began later has not heard of this one, which goes first.
        if (kind === 'ask' && from > this.#own) this.#say({ kind: 'ask' });
        else if (kind === 'end') this.#waiting.length = 0;
        else resolve(true);
      };
      this.#say({ kind: 'ask' });
    });
  }

  /** Events that the tab with the stream passes on, until it gives it up or is silent for too long. */
  async *followed(signal: AbortSignal): AsyncGenerator<ServerEvent> {
    let patienceMs = FIRST_MS;
    for (;;) {
      for (let each = this.#waiting.shift(); each; each = this.#waiting.shift()) {
        if (each.kind !== 'event') return;
        yield each.event;
        patienceMs = SILENCE_MS;
      }
      if (signal.aborted || !(await this.#isHeard(signal, patienceMs))) return;
    }
  }

  /** The stream of this tab, passed on; it ends where another tab turns out to have one. */
  async *led(signal: AbortSignal, open: typeof stream): AsyncGenerator<ServerEvent> {
    const last = new Map<string, ServerEvent>();
    const here = () => this.#say({ kind: 'here' });
    const pass = (event: ServerEvent) => this.#say({ kind: 'event', event });
    const ending = new AbortController();
    const end = () => {
      this.#say({ kind: 'end' });
      ending.abort();
    };
    signal.addEventListener('abort', end);
    this.#onMessage = ({ from, kind }) => {
      if (kind === 'ask') {
        here();
        last.forEach(pass);
      } else if (kind !== 'end' && from < this.#own) ending.abort();
      else if (kind !== 'end') here();
    };
    here();
    try {
      for await (const event of open(ending.signal, here)) {
        last.set(event.name, event);
        pass(event);
        yield event;
      }
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
  }

  #isHeard(signal: AbortSignal, withinMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isHeard: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        resolve(isHeard);
      };
      const giveUp = () => done(false);
      const timer = setTimeout(giveUp, withinMs);
      signal.addEventListener('abort', giveUp);
      this.#onMessage = () => done(true);
    });
  }

  #say(message: Message): void {
    this.#channel.postMessage({ ...message, from: this.#own });
  }
}
