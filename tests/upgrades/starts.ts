import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { COMPILED } from '../../scripts/children.ts';
import { freePort } from '../harness/ports.ts';

export interface Start {
  /** Milliseconds from the first access to the data to its tables; undefined if never. */
  openedMs: number | undefined;
  /** Milliseconds until ready. */
  readyMs: number | undefined;
  /** Output on the terminal. */
  output: string;
}

interface StartOptions {
  dataDir: string;
  /** Seed of a new database. */
  seedDir?: string;
  /** Delay of the kill after the first access; without it, the server is used and stopped. */
  killAfterMs?: number;
  /** Called at the first access to the data. */
  onOpening?: () => void;
  /** Called while the server is ready. */
  use?: (url: string, output: string) => Promise<void>;
}

/** Starts the server on a data folder, and ends it: by SIGKILL, or by a stop once ready. */
export async function startOnce(options: StartOptions): Promise<Start> {
  const { dataDir, seedDir, killAfterMs, onOpening, use } = options;
  const port = await freePort();
  const server = fork(join(import.meta.dirname, 'server.ts'), {
    env: {
      ...process.env,
      ...COMPILED,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...(seedDir && { SEED_DIR: seedDir }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [server.stdout!, server.stderr!])
    stream.setEncoding('utf8').on('data', (chunk) => (output += String(chunk)));
  const closed = new Promise<undefined>((resolve) => server.on('close', () => resolve(undefined)));
  const said = (word: string) =>
    new Promise<number>((resolve) =>
      server.on('message', (message) => message === word && resolve(performance.now())),
    );
  const steps = [said('opening'), said('opened'), said('ready')] as const;
  const reached = steps.map((step) => Promise.race([step, closed]));
  const began = (await reached[0]) ?? Number.NaN;
  onOpening?.();
  if (killAfterMs === undefined) {
    if ((await reached[2]) !== undefined) await use?.(`http://127.0.0.1:${port}`, output);
    server.kill('SIGTERM');
  } else {
    await Promise.race([wait(killAfterMs), closed]);
    server.kill('SIGKILL');
  }
  await closed;
  const [, opened, ready] = await Promise.all(reached);
  return { openedMs: since(began, opened), readyMs: since(began, ready), output };
}

const since = (began: number, then: number | undefined): number | undefined =>
  then === undefined ? undefined : then - began;
