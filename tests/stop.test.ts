import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { tourPackage } from '#model/entities/index.ts';
import { openDatabase } from '../api/db/database.ts';
import { draftOf } from '../api/testing/drafts.ts';
import { until } from '../api/testing/eventually.ts';
import { startChild, type Child } from '../scripts/children.ts';
import { ROOT } from '../scripts/run.ts';
import { ADMIN } from './harness/product.ts';
import { freePort } from './harness/ports.ts';

let dataDir: string;
let url: string;
let port: number;
let api: Child;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kheya-test-'));
  port = await freePort();
  url = `http://127.0.0.1:${port}/api/v1`;
  api = startChild('api/main.ts', {
    ...process.env,
    LOG_LEVEL: 'silent',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  await api.ready;
});
afterEach(async () => {
  if (api.process.exitCode === null) api.process.kill('SIGKILL');
  await api.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
}

/** Writes until the server stops; keeps the acknowledged writes and every status. */
async function writeUntilGone(
  headers: Record<string, string>,
  client: number,
  { acknowledged, statuses }: { acknowledged: string[]; statuses: Set<number> },
): Promise<void> {
  for (let n = 0; ; n++)
    try {
      const draft = draftOf(tourPackage, { name: `Client ${client} tour ${n}` });
      const body = JSON.stringify(draft);
      const answer = await fetch(`${url}/tour-packages`, { method: 'POST', headers, body });
      statuses.add(answer.status);
      if (answer.status !== 201) continue;
      acknowledged.push(((await answer.json()) as { id: string }).id);
    } catch {
      return;
    }
}

test('asked to stop under load, it finishes or refuses, keeps what it acknowledged and ends well', async () => {
  const headers = await signIn();
  const written = { acknowledged: [] as string[], statuses: new Set<number>() };
  const { acknowledged, statuses } = written;
  const writers = Array.from({ length: 8 }, (_, client) =>
    writeUntilGone(headers, client, written),
  );
  await until(() => acknowledged.length > 20);
  api.process.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  await Promise.all(writers);
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);

  const file = join(dataDir, 'kheya.db');
  expect(existsSync(`${file}-wal`)).toBe(false);
  const db = await openDatabase(file);
  const kept = await db.selectFrom('tour_packages').select('id').execute();
  const ids = new Set(kept.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  await db.destroy();
});

/** Whether the server takes no new request. */
const isRefused = (address: string) =>
  fetch(`${address}/health`).then(
    ({ status }) => status === 503,
    () => true,
  );

/** Opens a request whose body has not ended, up to where the server waits for it. */
async function hang(): Promise<Socket> {
  const headers = await signIn();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/v1/tour-packages HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers['authorization']}\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`,
  );
  expect(String(await once(socket, 'data'))).toContain('100 Continue');
  socket.write('{');
  return socket;
}

test('it ends with its last answer, though the client keeps the connection', async () => {
  const socket = await hang();
  const asked = Date.now();
  api.process.kill('SIGTERM');
  await until(() => isRefused(url));
  socket.write(`${' '.repeat(98)}}`);
  expect(String(await once(socket, 'data'))).toContain(' 422 ');
  expect(await api.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(5_000);
});

test('who never ends a request does not keep it from stopping well within ten seconds', async () => {
  await hang();
  const asked = Date.now();
  api.process.kill('SIGTERM');
  expect(await api.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  expect(existsSync(join(dataDir, 'kheya.db-wal'))).toBe(false);
});

test('asked a second time, it ends at once', async () => {
  await hang();
  api.process.kill('SIGTERM');
  await until(() => isRefused(url));
  expect(api.process.exitCode).toBeNull();
  api.process.kill('SIGTERM');
  expect(await api.ended).toBe(1);
});

test.each(['SIGINT', 'SIGHUP'] as const)(
  '%s of a terminal and the signal of its parent are one stop, and what is under way is answered',
  async (signal) => {
    const socket = await hang();
    const answer = text(socket).catch(() => 'cut off');
    api.process.kill(signal);
    const code = api.stop();
    await until(() => isRefused(url));
    socket.write(`${' '.repeat(98)}}`);
    expect([await code, await answer]).toEqual([0, expect.stringContaining(' 422 ')]);
  },
);

test('a server whose parent is gone before it is ready ends well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kheya-test-'));
  const orphan = startChild('api/main.ts', {
    ...process.env,
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
    DATA_DIR: folder,
  });
  orphan.process.disconnect();
  onTestFinished(() => void orphan.process.kill('SIGKILL'));
  expect(await orphan.ended).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

test('a server that is told to stop while it starts ends, and listens to nobody', async () => {
  const whenItListensToSignals = `process.on('newListener', (name) => {
    if (name === 'SIGTERM') setImmediate(() => process.kill(process.pid, 'SIGTERM'));
  })`;
  const preload = `data:text/javascript,${encodeURIComponent(whenItListensToSignals)}`;
  const own = await mkdtemp(join(tmpdir(), 'kheya-test-'));
  onTestFinished(() => rm(own, { recursive: true, force: true }));
  const starting = spawn(process.execPath, ['--import', preload, 'api/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: own },
  });
  onTestFinished(() => void starting.kill('SIGKILL'));
  const [code] = await once(starting, 'exit');
  expect(code).toBe(0);
}, 60_000);
