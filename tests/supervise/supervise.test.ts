import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { supervise, type Supervised } from '../../scripts/supervise.ts';

const CHILD = 'tests/supervise/child.ts';

let folder: string;
let stop: AbortController;
let supervised: Supervised | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kheya-supervise-'));
  stop = new AbortController();
});
afterEach(async () => {
  stop.abort();
  await supervised?.stop();
  supervised = undefined;
  rmSync(folder, { recursive: true });
});

const pids = () =>
  readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').filter(Boolean).map(Number);

async function start(env: NodeJS.ProcessEnv = {}, isFatal = () => false) {
  const options = { stop: stop.signal, isFatal, backOffMs: [50, 400] as const, lookMs: 200 };
  const own = { ...process.env, PIDS: join(folder, 'pids'), ...env };
  supervised = supervise(CHILD, own, options);
  await supervised.ready;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a child that is killed is started again, each time after a longer wait', async () => {
  await start();
  const killedAt: number[] = [];
  for (let n = 1; n <= 4; n++) {
    await expect.poll(() => pids().length).toBe(n);
    killedAt.push(performance.now());
    process.kill(pids().at(-1)!, 'SIGKILL');
  }
  await expect.poll(() => pids().length).toBe(5);
  expect(killedAt[3]! - killedAt[2]!).toBeGreaterThan(200);
  expect(killedAt[2]! - killedAt[1]!).toBeGreaterThan(100);
});

test('a child that hangs is replaced, and one that responds is left alone', async () => {
  await start();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const [hung, ...others] = pids();
  expect(others).toEqual([]);
  process.kill(hung!, 'SIGSTOP');
  await expect.poll(() => pids().length).toBe(2);
  expect(isAlive(hung!)).toBe(false);
});

test('a child whose first start fails is started again, unless that is fatal', async () => {
  await expect(start({ FAILS: 'yes' }, () => pids().length === 2)).rejects.toThrow(
    'ended with code 3',
  );
  expect(pids()).toHaveLength(2);
});

test('a child that is killed before it was ever ready is named where that is fatal', async () => {
  using said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const starting = start({ KILLED: 'yes' }, () => true);
  await expect(starting).rejects.toThrow('ended with code 1');
  expect(said.mock.calls.flat()).toEqual([`${CHILD} ended by SIGKILL`]);
});

test('a child that cannot be started is started once that is possible', async () => {
  const { execPath } = process;
  using said = vi.spyOn(console, 'error');
  process.execPath = join(folder, 'nothing');
  try {
    const ready = start();
    await expect.poll(() => said.mock.calls.flat()).toContain(`spawn ${process.execPath} ENOENT`);
    process.execPath = execPath;
    await ready;
  } finally {
    process.execPath = execPath;
  }
  expect(pids()).toHaveLength(1);
});

test('told to stop, it ends the child and starts no other', async () => {
  await start();
  stop.abort();
  expect(await supervised!.stop()).toBe(0);
  // As long as a start takes: it would have happened by then.
  const other = new AbortController();
  const later = supervise(
    CHILD,
    { ...process.env, PIDS: join(folder, 'other') },
    { stop: other.signal },
  );
  await later.ready;
  other.abort();
  await later.stop();
  expect(pids()).toHaveLength(1);
});
