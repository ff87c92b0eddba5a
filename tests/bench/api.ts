import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { tourPackage } from '#model/entities/index.ts';
import { create } from '../../api/crud/repository.ts';
import { atomically, openDatabase } from '../../api/db/database.ts';
import { fullDraftOf } from '../../api/testing/drafts.ts';
import { startChild, type Child } from '../../scripts/children.ts';
import { freePort } from '../harness/ports.ts';
import { load, median, type Measured, type Requests } from './load.ts';

/**
 * Requests per second of the API over 10,000 tours, beside the machine's limits: a bare Fastify
 * that answers a text of the same length, and the disk's fsyncs.
 *
 *     npm run bench:api [seconds for each of five rounds]
 */
const RECORDS = 10_000;
const ROUNDS = 5;
const SECONDS = Number(process.argv[2] ?? 2);
const ADMIN = { email: 'admin@kheya.test', password: 'ferry-at-dawn' };

interface Compared extends Measured {
  /** Requests per second of the bare route. */
  bare?: number;
}

async function fill(file: string): Promise<void> {
  const db = await openDatabase(file);
  await atomically(db, async (trx) => {
    for (let n = 0; n < RECORDS; n++) {
      const draft = fullDraftOf(tourPackage, { name: `Tour ${n}` });
      const author = { userId: null, now: new Date(Date.UTC(2026, 0, 1) + n * 1000) };
      await create(trx, tourPackage, draft, author, { id: `tour-${n}` });
    }
  });
  await db.destroy();
}

/** Writes and fsyncs one page in a loop: the upper bound of durable writes. */
function fsyncsPerSecond(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const page = Buffer.alloc(4096, 'x');
  const until = performance.now() + 1_000;
  let count = 0;
  for (; performance.now() < until; count++) {
    writeSync(file, page);
    fsyncSync(file);
  }
  closeSync(file);
  return count;
}

/** Interleaves both, so that other load on the machine affects both; medians. */
async function beside(name: string, ours: Requests, bareUrl: string): Promise<Compared> {
  const rounds: [own: Measured, bare: Measured][] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push([
      await load(name, ours, { seconds: SECONDS }),
      await load('bare', { url: bareUrl }, { seconds: SECONDS }),
    ]);
  const own = rounds.map(([each]) => each);
  return {
    name,
    perSecond: median(own.map(({ perSecond }) => perSecond)),
    p99: median(own.map(({ p99 }) => p99)),
    bare: median(rounds.map(([, { perSecond }]) => perSecond)),
  };
}

const folder = await mkdtemp(join(tmpdir(), 'kheya-bench-'));
const children: Child[] = [];
try {
  await fill(join(folder, 'kheya.db'));
  const port = await freePort();
  const api = `http://127.0.0.1:${port}/api/v1`;
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder };
  const log = { LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error' };
  const server = startChild('api/main.ts', {
    ...env,
    ...log,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  children.push(server);
  await server.ready;

  const reads = {
    health: `${api}/health`,
    'list of 50': `${api}/tour-packages?limit=50`,
    detail: `${api}/tour-packages/tour-77`,
  };
  const lengths = new Map<string, number>();
  let etag = '';
  for (const [name, url] of Object.entries(reads)) {
    const answer = await fetch(url);
    lengths.set(name, (await answer.arrayBuffer()).byteLength);
    if (name === 'list of 50') etag = answer.headers.get('etag') ?? '';
  }

  const barePort = await freePort();
  const sizes = [...lengths.values(), 0];
  const bare = startChild('tests/bench/bare.ts', {
    ...process.env,
    PORT: String(barePort),
    SIZES: sizes.join(' '),
  });
  children.push(bare);
  await bare.ready;
  const bareUrl = (size: number) => `http://127.0.0.1:${barePort}/${size}`;

  const measured: Compared[] = [];
  for (const [name, url] of Object.entries(reads)) {
    const size = lengths.get(name)!;
    measured.push(await beside(`${name}, ${size} bytes`, { url }, bareUrl(size)));
  }
  const headers = { 'if-none-match': etag };
  const known = { url: reads['list of 50'], headers };
  measured.push(await beside('list of 50, 304', known, bareUrl(0)));

  const fsyncs = fsyncsPerSecond(folder);
  const signIn = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { access_token } = (await signIn.json()) as { access_token: string };
  const write = {
    url: `${api}/tour-packages/tour-5`,
    method: 'PUT',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ price: 12_345 }),
  };
  measured.push(await load('write, one client', write, { connections: 1, seconds: SECONDS }));
  measured.push(await load('write, 32 clients', write, { seconds: SECONDS }));

  console.info(`${cpus().length} × ${cpus()[0]?.model}, ${RECORDS} records, ${SECONDS} s each`);
  for (const { name, perSecond, p99, bare: bareRoute } of measured) {
    const compared =
      bareRoute === undefined
        ? ''
        : `  bare route ${bareRoute.toFixed(0).padStart(6)}/s, ratio ${(perSecond / bareRoute).toFixed(2)}`;
    console.info(
      `${name.padEnd(26)} ${perSecond.toFixed(0).padStart(6)}/s  p99 ${p99} ms${compared}`,
    );
  }
  console.info(`fsyncs of this disk: ${fsyncs} per second, one after another`);
} finally {
  await Promise.all(children.map((child) => child.stop()));
  await rm(folder, { recursive: true, force: true });
}
