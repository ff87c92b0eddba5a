import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tourPackage } from '#model/entities/index.ts';
import { compareFolders } from '../harness/folders.ts';
import { Visitor } from '../publishing/crash/visitor.ts';
import { serveFolder } from '../publishing/crash/web-server.ts';
import { Fleet, MEMBERS, type Member } from './fleet.ts';
import { writeAll, type Written } from './writers.ts';

/** `CLIENTS=8 WRITES=5000 npm run verify:fleet`: writes of each client, while all are killed in turn. */
const CLIENTS = Number(process.env['CLIENTS'] ?? 8);
const WRITES = Number(process.env['WRITES'] ?? 500);
/** Between two kills. */
const BETWEEN_MS = Number(process.env['KILL_EVERY_MS'] ?? 8_000);

// Ends with what it started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const fleet = await Fleet.start();
const server = await serveFolder(fleet.publisherDir);
const gone = new AbortController();
const visitor = new Visitor(server.url);
let faults: string[] = [];
try {
  await fleet.live();
  const walking = visitor.walk(gone.signal);
  const startedAt = performance.now();
  const over = new AbortController();
  const killing = killInTurn(over.signal);
  const written = await writeAll(fleet, { clients: CLIENTS, writes: WRITES });
  const seconds = (performance.now() - startedAt) / 1_000;
  over.abort();
  const killed = await killing;
  await fleet.live();
  gone.abort();
  await walking;
  const { torn, broken, unexpected, links } = visitor.seen;
  const { differing, compared } = await asBuilt();
  faults = [
    ...written.faults,
    ...fleet.faults,
    ...(await lost(written)),
    ...(await untold()),
    ...[...torn].map((each) => `torn: ${each}`),
    ...[...broken].map((each) => `broken: ${each}`),
    ...[...unexpected].map((each) => `unexpected: ${each}`),
    ...differing.map((each) => `differs from a full build: ${each}`),
  ];
  console.info(
    `${written.acknowledged} writes of ${CLIENTS} clients acknowledged in ${Math.round(seconds)} s, ` +
      `${written.repeated} sent again, ${written.conflicts} conflicts; killed: ` +
      MEMBERS.map((member) => `${member} ${killed.get(member) ?? 0}`).join(', '),
  );
  console.info(
    `${written.tours.size} tours, ${links} links followed, ${compared} files compared; ${faults.length} faults`,
  );
} finally {
  gone.abort();
  await server.close();
  await fleet.stop();
}
for (const fault of faults.slice(0, 40)) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function killInTurn(over: AbortSignal) {
  const times = new Map<Member, number>();
  for (let n = 0; !over.aborted; n++) {
    await wait(BETWEEN_MS, undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) break;
    const member = MEMBERS[n % MEMBERS.length]!;
    await fleet.kill(member);
    times.set(member, (times.get(member) ?? 0) + 1);
  }
  return times;
}

async function lost({ tours }: Written): Promise<string[]> {
  const found: string[] = [];
  for (const [id, duration] of tours) {
    const { status, body } = await fleet.ask('GET', `${tourPackage.path}/${id}`);
    if (status !== 200 || body['duration'] !== duration)
      found.push(`${id} was saved as ${duration} and is ${status} ${String(body['duration'])}`);
  }
  return found;
}

/** Writes that the site was never told of. */
async function untold(): Promise<string[]> {
  const db = await fleet.database();
  const rows = await db
    .selectFrom('outbox')
    .select('revision')
    .where('live_at', 'is', null)
    .execute();
  await db.destroy();
  return rows.map(({ revision }) => `revision ${revision} was never told`);
}

async function asBuilt() {
  const built = await fleet.fullBuild();
  const compared = await compareFolders(join(fleet.publisherDir, 'site/current'), built);
  await rm(built, { recursive: true });
  return compared;
}
