// Load test: many large photos at once leave the server small and responsive. Needs /proc: Linux.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { avifName, variantName } from '#model/media/images.ts';
import sharp from 'sharp';
import { startChild } from '../../scripts/children.ts';
import { freePort } from '../harness/ports.ts';
import { ADMIN } from '../harness/product.ts';

const PHOTOS = 10;
const [WIDTH, HEIGHT] = [6000, 4000];
const MAX_RSS_MB = 600;
const MAX_HEALTH_MS = 500;
const EVERY_MS = 20;
/** Time for the memory of the last original to be freed. */
const SETTLE_MS = 3_000;

const dataDir = await mkdtemp(join(tmpdir(), 'kheya-bench-'));
const port = await freePort();
const api = `http://127.0.0.1:${port}/api/v1`;
const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, n) => photo(n)));
const largest = Math.max(...photos.map(({ length }) => length));
const server = startChild('api/main.ts', {
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
try {
  await server.ready;
  const authorization = `Bearer ${await signIn()}`;
  const idle = await rssNow();
  const start = performance.now();
  let working = true;
  const sent = Promise.all(photos.map((bytes) => send(bytes, authorization)));
  const polled = poll(() => working);
  const answers = await sent;
  const statuses = answers.map(({ status }) => status);
  const seconds = (performance.now() - start) / 1000;
  const uploadedAt = performance.now();
  for (const { url } of answers) await madeSmall(url);
  const smallSeconds = (performance.now() - start) / 1000 - seconds;
  working = false;
  const polls = await polled;
  const rss = Math.max(...polls.map((each) => each.rss));
  const slowest = Math.max(...polls.map((each) => each.took));
  console.info(`${PHOTOS} photos of 24 megapixels, the largest ${megabytes(largest)}`);
  console.info(`answers       ${statuses.join(' ')}, all after ${seconds.toFixed(1)} s`);
  console.info(`AVIF          of all of them after ${smallSeconds.toFixed(1)} s more`);
  console.info(
    `peak RSS      ${rss.toFixed(0)} MB (${idle.toFixed(0)} MB before), server and worker together`,
  );
  console.info(`/health       slowest ${slowest.toFixed(0)} ms of ${polls.length} calls`);
  const later = polls.filter(({ at }) => at > uploadedAt + SETTLE_MS);
  const smallRss = Math.max(...later.map((each) => each.rss));
  console.info(`              ${smallRss.toFixed(0)} MB while AVIF was made`);
  const alone = await memory(String(server.process.pid), 'VmHWM');
  console.info(`              ${alone.toFixed(0)} MB the server alone`);
  const good =
    statuses.every((status) => status === 201) && rss < MAX_RSS_MB && slowest < MAX_HEALTH_MS;
  if (!good) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Blurred shapes with noise: as large a file as a camera's. */
async function photo(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 1500 + seed, height: 1000, channels: 3 as const, background: 'black' };
  const small = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer();
  return sharp(small)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill' })
    .jpeg({ quality: 70 })
    .withMetadata({ orientation: seed % 2 ? 6 : 1 })
    .toBuffer();
}

async function signIn(): Promise<string> {
  const response = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function send(
  bytes: Buffer,
  authorization: string,
): Promise<{ status: number; url: string }> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await fetch(`${api}/uploads/image`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  const { url } = (await response.json()) as { url: string };
  return { status: response.status, url };
}

/** Requests the smaller variants as a visitor does, until they exist. */
async function madeSmall(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${avifName(variantName(url, 1600))}`);
    await response.arrayBuffer();
    if (response.headers.get('content-type') === 'image/avif') return;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

interface Poll {
  at: number;
  took: number;
  rss: number;
}

/** Polls response times and memory while there is work. */
async function poll(working: () => boolean): Promise<Poll[]> {
  const polls: Poll[] = [];
  while (working()) {
    const start = performance.now();
    const { status } = await fetch(`${api}/health`);
    if (status !== 200) throw new Error(`/health answered ${status}`);
    polls.push({ at: start, took: performance.now() - start, rss: await rssNow() });
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  return polls;
}

/** Resident memory of the server and its children, from the kernel. */
async function rssNow(): Promise<number> {
  const { pid } = server.process;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const pids = [String(pid), ...children.split(' ').filter(Boolean)];
  const each = await Promise.all(pids.map((one) => memory(one, 'VmRSS')));
  return each.reduce((sum, rss) => sum + rss, 0);
}

async function memory(pid: string, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
