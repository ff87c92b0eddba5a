import { expect, test } from 'vitest';
import type { ServerEvent } from './event-stream.ts';
import { sharedStream } from './shared-stream.ts';

const until = (isSo: () => boolean) => expect.poll(isSo).toBe(true);

/** A server of one state, which counts the streams that are open and those that ever were. */
class Server {
  open = 0;
  opened = 0;
  #state = 'first';
  readonly #streams = new Set<(event: ServerEvent | undefined) => void>();

  say(state: string): void {
    this.#state = state;
    for (const push of this.#streams) push({ name: 'leads', data: state });
  }

  /** Ends every stream, as a server that is restarted. */
  endAll(): void {
    for (const push of this.#streams) push(undefined);
  }

  readonly stream = async function* stream(this: Server, signal: AbortSignal) {
    this.open++;
    this.opened++;
    const events: (ServerEvent | undefined)[] = [{ name: 'leads', data: this.#state }];
    let wake = () => {};
    const push = (event: ServerEvent | undefined) => (events.push(event), wake());
    this.#streams.add(push);
    signal.addEventListener('abort', () => push(undefined));
    try {
      for (;;) {
        while (events.length > 0) {
          const event = events.shift();
          if (!event) return;
          yield event;
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      this.#streams.delete(push);
      this.open--;
    }
  }.bind(this);
}

let accounts = 0;
/** Tabs of an account of their own, each of which opens the stream again when it ends. */
function tabsOf(server: Server) {
  const account = `account ${++accounts}`;
  const tabs = new Set<{ seen: string[]; close: () => void }>();
  return {
    open() {
      const seen: string[] = [];
      const stop = new AbortController();
      const tab = { seen, close: () => (stop.abort(), void tabs.delete(tab)) };
      tabs.add(tab);
      const follow = async () => {
        while (!stop.signal.aborted)
          for await (const { data } of sharedStream(stop.signal, { account, open: server.stream }))
            seen.push(data);
      };
      void follow();
      return tab;
    },
    closeAll: () => tabs.forEach(({ close }) => close()),
  };
}

test('tabs of an account share one stream, and each sees what is and what comes', async () => {
  const server = new Server();
  const tabs = tabsOf(server);
  const first = tabs.open();
  await until(() => first.seen.length === 1);
  const others = [tabs.open(), tabs.open(), tabs.open()];
  await until(() => others.every(({ seen }) => seen.at(-1) === 'first'));
  server.say('second');
  await until(() => [first, ...others].every(({ seen }) => seen.at(-1) === 'second'));
  expect(server.opened).toBe(1);
  tabs.closeAll();
  await until(() => server.open === 0);
});

test('tabs that begin at once end with one stream', async () => {
  const server = new Server();
  const tabs = tabsOf(server);
  const all = Array.from({ length: 8 }, () => tabs.open());
  await until(() => all.every(({ seen }) => seen.includes('first')));
  await until(() => server.open === 1);
  server.say('second');
  await until(() => all.every(({ seen }) => seen.at(-1) === 'second'));
  expect(server.open).toBe(1);
  tabs.closeAll();
});

test('another tab takes over where the one with the stream is closed', async () => {
  const server = new Server();
  const tabs = tabsOf(server);
  const first = tabs.open();
  await until(() => first.seen.length === 1);
  const second = tabs.open();
  await until(() => second.seen.length === 1);
  first.close();
  await until(() => server.opened === 2 && server.open === 1);
  server.say('second');
  await until(() => second.seen.at(-1) === 'second');
  expect(first.seen).not.toContain('second');
  tabs.closeAll();
});

test('nobody waits for a tab that is closed before it has the stream', async () => {
  const server = new Server();
  for (let round = 0; round < 5; round++) {
    const tabs = tabsOf(server);
    const all = Array.from({ length: 6 }, () => tabs.open());
    const last = all.pop()!;
    // All have asked by now, and answer one another still.
    for (const { close } of all) close();
    await expect.poll(() => last.seen, { timeout: 5_000 }).toContain('first');
    tabs.closeAll();
  }
});

test('every tab hears of the end of the stream, and they share the next', async () => {
  const server = new Server();
  const tabs = tabsOf(server);
  const all = [tabs.open(), tabs.open(), tabs.open()];
  await until(() => all.every(({ seen }) => seen.length > 0));
  server.say('before');
  await until(() => all.every(({ seen }) => seen.at(-1) === 'before'));
  server.endAll();
  await until(() => server.open === 1);
  server.say('after');
  await until(() => all.every(({ seen }) => seen.at(-1) === 'after'));
  await until(() => server.open === 1);
  tabs.closeAll();
});

test('tabs of another account have a stream of their own', async () => {
  const server = new Server();
  const [one, another] = [tabsOf(server), tabsOf(server)];
  const tabs = [one.open(), another.open()];
  await until(() => tabs.every(({ seen }) => seen.length === 1));
  expect(server.open).toBe(2);
  one.closeAll();
  another.closeAll();
});
