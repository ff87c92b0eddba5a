import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { tourPackage } from '#model/entities/index.ts';
import { draftOf } from '../../api/testing/drafts.ts';
import type { Fleet } from './fleet.ts';

export interface Written {
  acknowledged: number;
  /** Requests that were sent again: cut off, refused for a while, or too late. */
  repeated: number;
  conflicts: number;
  /** Duration of each tour, as it was acknowledged last, by id. */
  tours: Map<string, string>;
  /** Times that each client has raised its number in the record that all share. */
  raised: Map<string, number>;
  faults: string[];
}

/** Of a hundred writes: new tours, and turns at the record that all clients change. */
const CREATES = 2;
const SHARED = 25;
const SHARED_NAME = 'Shared by all';
const AGAIN_MS = 50;
const path = tourPackage.path;

/** Refusals that pass: a server or the database is away, or the first try is still being worked on. */
const PASSING: ReadonlySet<number> = new Set([409, 429, 500, 502, 503, 504]);

/**
 * Clients of the fleet, each with tours of its own, that also change one record together: every write
 * is sent until it is acknowledged.
 */
export async function writeAll(
  fleet: Fleet,
  { clients, writes }: { clients: number; writes: number },
): Promise<Written> {
  const written: Written = {
    acknowledged: 0,
    repeated: 0,
    conflicts: 0,
    tours: new Map(),
    raised: new Map(),
    faults: [],
  };
  const shared = await created(fleet, written, SHARED_NAME, '{}');
  await Promise.all(
    Array.from({ length: clients }, (_, n) =>
      writer(fleet, written, { name: String(n), shared, writes }),
    ),
  );
  const { body } = await until(written, () => fleet.ask('GET', `${path}/${shared}`));
  const counts = JSON.parse(String(body['destinations'])) as Record<string, number>;
  for (const [name, times] of written.raised)
    if (counts[name] !== times)
      written.faults.push(`${name} raised its number ${times} times, and it is ${counts[name]}`);
  return written;
}

async function writer(
  fleet: Fleet,
  written: Written,
  { name, shared, writes }: { name: string; shared: string; writes: number },
): Promise<void> {
  const own: string[] = [];
  for (let n = 1; n <= writes; n++) {
    const turn = (n * 37) % 100;
    if (own.length === 0 || turn < CREATES)
      own.push(await created(fleet, written, `Tour ${name} ${n}`));
    else if (turn < CREATES + SHARED) await raise(fleet, written, name, shared);
    else await change(fleet, written, own[n % own.length]!, `${n} days`);
  }
}

async function created(fleet: Fleet, written: Written, name: string, destinations = 'Bangkok') {
  const headers = { 'idempotency-key': randomUUID() };
  const body = draftOf(tourPackage, { name, destinations, is_available: true, duration: '0 days' });
  const made = await until(written, () => fleet.ask('POST', path, { body, headers }));
  const id = String(made.body['id']);
  written.acknowledged++;
  if (name !== SHARED_NAME) written.tours.set(id, '0 days');
  return id;
}

async function change(fleet: Fleet, written: Written, id: string, duration: string): Promise<void> {
  await until(written, () => fleet.ask('PUT', `${path}/${id}`, { body: { duration } }));
  written.acknowledged++;
  written.tours.set(id, duration);
}

/** Read, change, write, under the revision that was read: nobody's change is overwritten. */
async function raise(fleet: Fleet, written: Written, name: string, id: string): Promise<void> {
  const wanted = (written.raised.get(name) ?? 0) + 1;
  for (;;) {
    const { body } = await until(written, () => fleet.ask('GET', `${path}/${id}`));
    const counts = JSON.parse(String(body['destinations'])) as Record<string, number>;
    // An earlier try was cut off after its commit.
    if (counts[name] === wanted) break;
    const destinations = JSON.stringify({ ...counts, [name]: wanted });
    const headers = { 'if-match': `"${String(body['revision'])}"` };
    const answer = await fleet
      .ask('PUT', `${path}/${id}`, { body: { destinations }, headers })
      .catch(() => undefined);
    if (answer?.status === 200) break;
    if (answer?.status === 409 || answer?.status === 412) written.conflicts++;
    else written.repeated++;
    if (answer === undefined || answer.status >= 500) await wait(AGAIN_MS);
  }
  written.acknowledged++;
  written.raised.set(name, wanted);
}

/** Sends until it is answered with a success; anything else than a passing refusal is a fault. */
async function until(
  written: Written,
  send: () => ReturnType<Fleet['ask']>,
): ReturnType<Fleet['ask']> {
  for (;;) {
    const answer = await send().catch(() => undefined);
    if (answer && answer.status < 300) return answer;
    if (answer && !PASSING.has(answer.status)) {
      written.faults.push(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      throw new Error(written.faults.at(-1));
    }
    written.repeated++;
    await wait(AGAIN_MS);
  }
}
