import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './harness/ports.ts';
import { processesOf, running, start } from './harness/started.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kheya-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function hashesIn(dataDir: string): unknown[] {
  const sqlite = new SQLite(join(dataDir, 'kheya.db'), { readonly: true });
  const hashes = sqlite.prepare('SELECT password_hash FROM users').pluck().all();
  sqlite.close();
  return hashes;
}

const refuses = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('npm start', () => {
  test('ends with a product that works, says where to go, and stops every process on Ctrl-C', async () => {
    const port = await freePort();
    const dataDir = join(folder, 'first');
    // As it starts by itself: it draws share images and prints brochures, too.
    const whole = { SHARE_IMAGES: '', BROCHURES: '' };
    const started = start({ PORT: String(port), DATA_DIR: dataDir, ...whole });
    await running(started);
    const url = `http://127.0.0.1:${port}`;
    expect(started.output()).toContain(`http://localhost:${port}/cms`);
    const [, password] = /First administrator: \S+ +password: (\S+)/.exec(started.output()) ?? [];

    for (const path of [
      '/',
      '/bn',
      '/tours',
      '/bn/tours/coxs-bazar-inani',
      '/cms',
      '/api/v1/health',
    ])
      expect((await fetch(url + path)).status, path).toBe(200);
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    const login = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@kheya.test', password }),
    });
    expect(login.status).toBe(200);
    expect(hashesIn(dataDir)).toEqual([expect.stringContaining('$m=19456,t=2,p=1$')]);
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);

    const publisher = JSON.parse(await readFile(join(dataDir, 'site/publisher.json'), 'utf8')) as {
      url: string;
    };
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(await refuses(url)).toBe(true);
    expect(await refuses(publisher.url)).toBe(true);
    expect(started.errors()).toBe('');
  });

  test('runs twice side by side, and shows the first password once', async () => {
    const again = { PORT: String(await freePort()), DATA_DIR: join(folder, 'first') };
    const empty = {
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'second'),
      SEED: 'none',
    };
    const copies = [start(again), start(empty)];
    await Promise.all(copies.map(running));
    expect(copies[0]!.output()).not.toContain('password');

    const tours = async ({ PORT }: { PORT: string }) =>
      (await fetch(`http://127.0.0.1:${PORT}/api/v1/tour-packages`)).json() as Promise<unknown[]>;
    expect((await tours(again)).length).toBeGreaterThan(5);
    expect(await tours(empty)).toEqual([]);
    const home = await fetch(`http://127.0.0.1:${empty.PORT}/bn`);
    expect(await home.text()).toContain('খেয়া ট্রাভেলস');

    for (const copy of copies) copy.process.kill('SIGTERM');
    expect(await Promise.all(copies.map(({ ended }) => ended))).toEqual([0, 0]);
  });

  test('killed at any moment of its start, it leaves no process, and the next start works', async () => {
    const dataDir = join(folder, 'first');
    const PORT = String(await freePort());
    for (const [after, killed] of [
      [150, 'scripts/start.mjs'],
      [700, 'scripts/start.ts'],
      [1_500, 'scripts/start.ts'],
      [2_500, 'scripts/start.mjs'],
      [4_000, 'scripts/start.ts'],
    ] as const) {
      start({ PORT, DATA_DIR: dataDir });
      await wait(after);
      for (const pid of processesOf(dataDir, killed)) process.kill(pid, 'SIGKILL');
      await expect.poll(() => processesOf(dataDir, '')).toEqual([]);
    }
    const started = start({ PORT, DATA_DIR: dataDir });
    await running(started);
    const [supervisor] = processesOf(dataDir, 'scripts/start.ts');
    process.kill(supervisor!, 'SIGKILL');
    // At once, while those of the last start are still exiting.
    const next = start({ PORT, DATA_DIR: dataDir });
    await running(next);
    expect(next.errors()).toBe('');
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
  });

  test('says in one line that the port is taken, and exits with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const started = start({ PORT: String(port), DATA_DIR: join(folder, 'third') });
    expect(await started.ended).toBe(1);
    expect(started.errors()).toBe(`Port ${port} is in use; choose another with PORT\n`);
    const publisher = start(
      {
        DATA_DIR: join(folder, 'third'),
        API_URL: 'http://127.0.0.1:1',
        PUBLISHER_PORT: String(port),
      },
      { part: 'publisher' },
    );
    expect(await publisher.ended).toBe(1);
    expect(publisher.errors()).toContain(
      `Port ${port} is in use; choose another with PUBLISHER_PORT\n`,
    );
    other.close();
  });

  test('says in one line that the data folder cannot be written, and exits with 1', async () => {
    // A file at the folder's path: even root cannot write into it.
    const blocked = join(folder, 'secrets.json');
    await writeFile(blocked, '');
    const started = start({ PORT: '0', DATA_DIR: join(blocked, 'data') });
    expect(await started.ended).toBe(1);
    expect(started.errors()).toMatch(/^DATA_DIR cannot be written: .+\n$/);
  });

  test.each([
    ['PORT', 'eighty'],
    ['JWT_SECRET', 'short'],
    ['SITE_URL', 'kheya'],
    ['SEED', 'everything'],
  ])(
    'refuses %s=%s in one line',
    async (name, value) => {
      const started = start({ PORT: '0', DATA_DIR: join(folder, 'fourth'), [name]: value });
      expect(await started.ended).toBe(1);
      expect(started.errors()).toMatch(new RegExp(`^${name} .+\\n$`));
      expect(started.errors()).not.toContain('short\n');
    },
    30_000,
  );

  test.each([
    ['everything', {}, 'npm start takes one of: all, api, publisher'],
    ['api', {}, 'An API of several needs DATABASE_URL: a file has one server'],
    ['publisher', {}, 'A publisher by itself needs API_URL'],
    ['publisher', { API_URL: 'http://127.0.0.1:1' }, 'A publisher by itself needs PUBLISHER_PORT'],
    [
      'api',
      { PUBLISHER_URL: 'ftp://a' },
      'PUBLISHER_URL must be like http://publisher.internal:8100',
    ],
  ])('refuses to start %s with %j in one line', async (part, env, line) => {
    const started = start({ PORT: '0', DATA_DIR: join(folder, 'parts'), ...env }, { part });
    expect(await started.ended).toBe(1);
    expect(started.errors()).toBe(`${line}\n`);
  });
});
