import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { blogPost, tourPackage, visaService } from '#model/entities/index.ts';
import autocannon from 'autocannon';
import { draftOf } from '../../api/testing/drafts.ts';
import { grain } from '../../api/testing/pictures.ts';
import { comesTrue, type Drill } from './drill.ts';
import { Installation } from './installation.ts';

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 300);
const VISITORS = 200;
const READERS = 50;
const WRITERS = 10;
const UPLOADERS = 5;
/** The first round fills what is meant to be kept; growth is what the next adds. */
const ROUNDS = 3;
const PAGES = ['/', '/bn', '/tours', '/blog', '/bn/tours', '/about'];
const READS = [tourPackage, blogPost, visaService].map(({ path }) => `/api/v1${path}`);
const BETWEEN_WRITES_MS = 1_000;
/** Freed memory goes back to the system a while after the load. */
const REST_MS = 20_000;
const GROWTH = 1.1;
const SLACK_MB = 24;
const LIVE_WITHIN_MS = 120_000;

interface Figures {
  perSecond: number;
  p97: number;
  errors: number;
}

/** Visitors, readers of the API, editors and uploads all at once. */
export const load: Drill = async ({ report }) => {
  const site = await Installation.start({ content: 'demo', env: { TRUST_PROXY: '127.0.0.1' } });
  const faults: string[] = [];
  const seen: Record<string, Figures[]> = {};
  const memory: number[] = [];
  let ms = 0;
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const seconds = Math.ceil(SECONDS / ROUNDS);
      for (const [who, figures] of Object.entries(await oneRound(site, seconds))) {
        (seen[who] ??= []).push(figures);
        if (figures.errors > 0) faults.push(`${who}: ${figures.errors} errors in round ${round}`);
      }
      const since = performance.now();
      if (!(await comesTrue(() => site.isLive(), LIVE_WITHIN_MS))) faults.push('not all is live');
      ms = performance.now() - since;
      await wait(REST_MS);
      memory.push(await megabytes(site));
    }
    const [, settled = 0, last = 0] = memory;
    if (last > settled * GROWTH + SLACK_MB) faults.push('its memory grows');
    const told = (who: string) => {
      const all = seen[who] ?? [];
      const mean = all.reduce((sum, { perSecond }) => sum + perSecond, 0) / all.length;
      return `${mean.toFixed(1)}/s, p97.5 ${Math.round(Math.max(...all.map(({ p97 }) => p97)))} ms`;
    };
    report({
      damaged: `${VISITORS} connections on pages, ${READERS} readers, ${WRITERS} writers, ${UPLOADERS} uploaders for ${SECONDS} s`,
      ms,
      visitors: `pages ${told('pages')}; API ${told('readers')}`,
      staff: `saves ${told('writers')}; uploads ${told('uploaders')}`,
      left: `memory of all processes after each round: ${memory.join(', ')} MB`,
      faults,
    });
  } finally {
    await site.remove();
  }
};

async function oneRound(site: Installation, seconds: number): Promise<Record<string, Figures>> {
  const until = performance.now() + seconds * 1_000;
  const [pages, readers, writers, uploaders] = await Promise.all([
    reads(site.url, PAGES, { connections: VISITORS, seconds }),
    reads(site.url, READS, { connections: READERS, seconds }),
    repeated(WRITERS, until, (n) => saved(site, n)),
    repeated(UPLOADERS, until, (n) => uploaded(site, n)),
  ]);
  return { pages, readers, writers, uploaders };
}

async function reads(
  url: string,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const requests = paths.map((path) => ({ path }));
  const result = await autocannon({ url, requests, connections, duration: seconds });
  const { requests: done, latency, non2xx, errors } = result;
  return { perSecond: done.average, p97: latency.p97_5, errors: non2xx + errors };
}

/** People who do the same again and again, with a second between. */
async function repeated(
  people: number,
  until: number,
  once: (n: number) => Promise<boolean>,
): Promise<Figures> {
  const since = performance.now();
  const took: number[] = [];
  let errors = 0;
  let n = 0;
  const work = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      if (!(await once(n++).catch(() => false))) errors++;
      took.push(performance.now() - began);
      await wait(BETWEEN_WRITES_MS);
    }
  };
  await Promise.all(Array.from({ length: people }, work));
  const sorted = took.toSorted((a, b) => a - b);
  const p97 = sorted[Math.floor(sorted.length * 0.975)] ?? 0;
  return { perSecond: (took.length * 1_000) / (performance.now() - since), p97, errors };
}

/** A tour is made, changed and removed: the content is as large after a round as before. */
async function saved(site: Installation, n: number): Promise<boolean> {
  const draft = draftOf(tourPackage, { name: `Under load ${n}` });
  const made = await site.call<{ id: string }>('POST', tourPackage.path, draft);
  const path = `${tourPackage.path}/${made.body.id}`;
  const changed = await site.call('PUT', path, { name: `Still under load ${n}` });
  const removed = await site.call('DELETE', path);
  return made.status === 201 && changed.status === 200 && removed.status === 204;
}

async function uploaded(site: Installation, n: number): Promise<boolean> {
  const picture = await grain(400, 300 + (n % 100))
    .png()
    .toBuffer();
  return (await site.upload(picture)).status === 201;
}

/** Resident memory of all processes. */
async function megabytes(site: Installation): Promise<number> {
  const pids = site.processes();
  const kilobytes = pids.map((pid) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
