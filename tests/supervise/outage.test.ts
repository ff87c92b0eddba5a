import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { damages } from '../../api/testing/damage.ts';
import { until } from '../../api/testing/eventually.ts';
import { SITE_URL } from '../harness/product.ts';
import { freePort } from '../harness/ports.ts';
import { processesOf, running, start, type Started } from '../harness/started.ts';

let dataDir: string;
let env: Record<string, string>;
let url: string;
let started: Started;
/** At another port. It waits a while for the first to end, and the other tests go on meanwhile. */
let second: Started & { answers: Promise<number> };
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kheya-outage-'));
  const port = await freePort();
  env = { PORT: String(port), DATA_DIR: dataDir, SITE_URL, SEED: 'none' };
  url = `http://127.0.0.1:${port}`;
  started = start(env);
  await running(started);
  const other = await freePort();
  const process = start({ ...env, PORT: String(other) });
  second = { ...process, answers: answersOf(other, process) };
});
afterAll(async () => {
  started.process.kill('SIGTERM');
  await started.ended;
  rmSync(dataDir, { recursive: true });
});

/** A refusal takes no time: asked without a pause, it would have a core of its own. */
const ASK_EVERY_MS = 5;

/** Asks until the process has ended; answers how often it was answered. */
async function answersOf(port: number, { ended }: Started): Promise<number> {
  const over = new AbortController();
  void ended.then(() => over.abort());
  let answers = 0;
  const count = () => answers++;
  while (!over.signal.aborted)
    await fetch(`http://127.0.0.1:${port}/`).then(count, () => wait(ASK_EVERY_MS));
  return answers;
}

const statusOf = (path: string) => fetch(url + path).then(({ status }) => status, String);
const isUp = async () => (await statusOf('/api/v1/health')) === 200;
const api = () => processesOf(dataDir, 'api/main.ts')[0]!;

/** Reads pages one after the other; answers how to end that, which answers how often it was what. */
function reading(): () => Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  const over = new AbortController();
  const read = (async () => {
    while (!over.signal.aborted)
      for (const path of ['/', '/bn', '/tours', '/404.html']) {
        const status = await statusOf(path);
        seen[status] = (seen[status] ?? 0) + 1;
      }
  })();
  return async () => {
    over.abort();
    await read;
    return seen;
  };
}

test('pages are served without a gap while the API is killed and started again', async () => {
  const publisher = processesOf(dataDir, 'site/publisher/main.ts');
  const end = reading();
  for (let kills = 0; kills < 3; kills++) {
    process.kill(api(), 'SIGKILL');
    await until(async () => (await statusOf('/api/v1/health')) === 503);
    await until(isUp);
  }
  const seen = await end();
  expect(Object.keys(seen)).toEqual(['200']);
  expect(seen['200']).toBeGreaterThan(1_000);
  expect(
    started.errors().match(/api\/main\.ts ended by SIGKILL; starting it again in \d s\n/g),
  ).toHaveLength(3);
  expect(processesOf(dataDir, 'site/publisher/main.ts')).toEqual(publisher);
});

test('pages are served while the API hangs', async () => {
  const hung = api();
  process.kill(hung, 'SIGSTOP');
  expect(await Promise.all(['/', '/bn', '/tours'].map(statusOf))).toEqual([200, 200, 200]);
  process.kill(hung, 'SIGCONT');
  await until(isUp);
});

test('a second start of the same data answers nobody, and names the first', async () => {
  expect(await second.ended).toBe(1);
  expect(await second.answers).toBe(0);
  const [first] = processesOf(dataDir, 'scripts/start.ts');
  expect(second.errors()).toBe(`Another start (process ${first}) is at work in ${dataDir}\n`);
  expect(await isUp()).toBe(true);
});

test('with a damaged database the pages are served, and one line says what to do', async () => {
  started.process.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  damages['a broken header']!(join(dataDir, 'kheya.db'));
  started = start(env);
  await until(() => started.errors().includes('starting it again in 1 s'));
  expect(await statusOf('/bn')).toBe(200);
  expect(await statusOf('/api/v1/tour-packages')).toBe(503);
  expect(started.errors()).toMatch(
    /^The database \S+kheya\.db is damaged: .+\napi\/main\.ts ended; starting it again in 1 s\n/,
  );
  started.process.kill('SIGTERM');
  expect(await started.ended).toBe(1);

  rmSync(join(dataDir, 'site'), { recursive: true });
  started = start(env);
  expect(await started.ended).toBe(1);
  expect(started.errors()).toMatch(/^The database \S+kheya\.db is damaged: .+\n$/);
});
