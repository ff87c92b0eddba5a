import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import fc from 'fast-check';
import { openDatabase } from '../../api/db/database.ts';
import { contentsOf, isWhole, missing, schemaOf, type Contents } from './contents.ts';
import { FIRST, releases, writeOldData } from './old-data.ts';
import { smallSeed } from './small-seed.ts';
import { startOnce, type Start } from './starts.ts';

interface ProofOptions {
  /** An empty folder for the proof's files. */
  folder: string;
  seed: number;
  kills: number;
}

export interface Proof {
  /** Kills that interrupted something, and those that came too late. */
  cutOff: number;
  late: number;
  wrong: string[];
}

const RECORDS = 100;
/** In per mille of an undisturbed start: some kills come after it. */
const LATEST = 1_100;

/** Kills upgrades, half of them of the first release's data: the next start must have all of it. */
export async function proveUpgrades({ folder, seed, kills }: ProofOptions): Promise<Proof> {
  const proof: Proof = { cutOff: 0, late: 0, wrong: [] };
  const tables = await newTables(folder);
  const old = new Map<string, OldData>();
  for (const [n, { release, during, moment }] of attempts(seed, kills).entries()) {
    if (!old.has(release)) old.set(release, await oldData(folder, release));
    const { file, contents, durations } = old.get(release)!;
    const dataDir = join(folder, `upgrade-${n}`);
    const database = join(dataDir, 'kheya.db');
    mkdirSync(dataDir);
    copyFileSync(file, database);
    await startOnce({ dataDir, killAfterMs: moment * durations[during] });
    proof[schemaOf(database).join() === tables ? 'late' : 'cutOff']++;
    const next = await startOnce({ dataDir });
    const faults = [
      ...startFaults(next, database, tables),
      ...missing(contents, contentsOf(database, contents)).map((row) => `lost ${row}`),
    ];
    proof.wrong.push(...faults.map((fault) => `${n}, from ${release} at ${moment}: ${fault}`));
    rmSync(dataDir, { recursive: true });
  }
  return proof;
}

/** Kills first starts: the next has all demo content and an administrator who was told of. */
export async function proveFirstStarts({ folder, seed, kills }: ProofOptions): Promise<Proof> {
  const proof: Proof = { cutOff: 0, late: 0, wrong: [] };
  const tables = await newTables(folder);
  const { seedDir, ids } = smallSeed(join(folder, 'seed'));
  const durations = await undisturbed({ dataDir: join(folder, 'first'), seedDir });
  for (const [n, { during, moment }] of attempts(seed, kills).entries()) {
    const dataDir = join(folder, `first-${n}`);
    const database = join(dataDir, 'kheya.db');
    const cut = await startOnce({ dataDir, seedDir, killAfterMs: moment * durations[during] });
    proof[hasAccount(database) ? 'late' : 'cutOff']++;
    const faults: string[] = [];
    const next = await startOnce({
      dataDir,
      seedDir,
      use: async (url, output) => {
        const status = await signIn(url, cut.output + output);
        if (status !== 200) faults.push(`signing in as told is answered ${status}`);
      },
    });
    faults.push(...startFaults(next, database, tables), ...contentFaults(database, ids));
    proof.wrong.push(...faults.map((fault) => `${n}, at ${moment}: ${fault}`));
    rmSync(dataDir, { recursive: true });
  }
  return proof;
}

interface Attempt {
  release: string;
  /** The interrupted step: creating tables is the shortest and hardest. */
  during: keyof Durations;
  /** Fraction of the step: 0 at the first access to the data, 1 at its end. */
  moment: number;
}

const attempts = (seed: number, kills: number): Attempt[] =>
  fc.sample(
    fc.record({
      release: fc.oneof(fc.constant(FIRST), fc.constantFrom(...releases)),
      during: fc.constantFrom('openedMs', 'readyMs'),
      moment: fc.noBias(fc.integer({ min: 0, max: LATEST })).map((each) => each / 1_000),
    }),
    { seed, numRuns: kills },
  );

/** Durations of an undisturbed start's steps. */
type Durations = Record<'openedMs' | 'readyMs', number>;

interface OldData {
  file: string;
  contents: Contents;
  durations: Durations;
}

async function oldData(folder: string, release: string): Promise<OldData> {
  const dataDir = join(folder, release);
  const file = join(folder, `${release}.db`);
  await writeOldData(file, release, RECORDS);
  mkdirSync(dataDir);
  copyFileSync(file, join(dataDir, 'kheya.db'));
  return { file, contents: contentsOf(file), durations: await undisturbed({ dataDir }) };
}

async function undisturbed(options: { dataDir: string; seedDir?: string }): Promise<Durations> {
  const { openedMs, readyMs, output } = await startOnce(options);
  if (openedMs === undefined || readyMs === undefined)
    throw new Error(`A start that nobody disturbed failed: ${output}`);
  return { openedMs, readyMs };
}

/** The schema of a new database, as one text. */
async function newTables(folder: string): Promise<string> {
  const file = join(folder, 'new.db');
  const db = await openDatabase(file);
  await db.destroy();
  return schemaOf(file).join();
}

function startFaults({ readyMs, output }: Start, database: string, tables: string): string[] {
  if (readyMs === undefined) return [`does not start: ${output}`];
  return [
    ...(isWhole(database) ? [] : ['the database is damaged']),
    ...(schemaOf(database).join() === tables ? [] : ['the tables differ from those of a new one']),
  ];
}

function contentFaults(database: string, ids: Map<string, string[]>): string[] {
  const sqlite = new SQLite(database, { readonly: true });
  try {
    return [...ids].flatMap(([table, wanted]) => {
      const found = sqlite.prepare<[], string>(`SELECT id FROM ${table}`).pluck().all();
      const isSame = found.toSorted().join() === wanted.toSorted().join();
      return isSame ? [] : [`${table} has ${found.length} of ${wanted.length} records`];
    });
  } finally {
    sqlite.close();
  }
}

function hasAccount(database: string): boolean {
  if (!existsSync(database)) return false;
  const sqlite = new SQLite(database, { readonly: true });
  try {
    return sqlite.prepare('SELECT id FROM users').all().length > 0;
  } catch {
    // The table does not exist yet.
    return false;
  } finally {
    sqlite.close();
  }
}

/** Signs in with the last password that any start has printed. */
async function signIn(url: string, told: string): Promise<number> {
  const [, email, password] =
    [...told.matchAll(/First administrator: (\S+) +password: (\S+)/g)].at(-1) ?? [];
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}
