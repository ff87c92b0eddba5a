import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/db/database.ts';
import { TEMPLATE } from '../../api/testing/database.ts';
import { eventually } from '../../api/testing/eventually.ts';
import { freePort } from './ports.ts';

/** Debian keeps the server's programs, those of each version, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';
/** A new machine has no list of packages yet. */
const WAYS = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql'],
] as const;

/** Tests lose nothing by a crash: without waits for the disk. A database for each of many tests. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
};

/**
 * Global setup: with DB=postgres a PostgreSQL of this run, in a temporary folder, with one migrated
 * database that each test gets a copy of. Stopped and removed at the end, and with this process.
 */
export default async function startPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['DB'] !== 'postgres') return undefined;
  const programs = found() ?? installed() ?? fail();
  const folder = mkdtempSync(join(tmpdir(), 'kheya-postgres-'));
  const server = await started(programs, folder, await freePort());
  const stop = async () => {
    // SIGINT: it cuts off whoever is connected.
    if (server.child.exitCode === null && server.child.kill('SIGINT'))
      await once(server.child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    process.env['TEST_POSTGRES'] = server.address;
    await migrate(server.address);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function found(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const latest = versions
    .map(Number)
    .filter(Number.isFinite)
    .toSorted((a, b) => b - a);
  const inPath = (process.env['PATH'] ?? '').split(':');
  return [...latest.map((version) => join(DEBIAN, String(version), 'bin')), ...inPath].find(
    (programs) => existsSync(join(programs, 'initdb')),
  );
}

function installed(): string | undefined {
  console.info('Installing PostgreSQL for the tests …');
  // At run level 1 the package does not start a server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const [command, ...args] of WAYS) spawnSync(command, args, { stdio: 'ignore', env });
  return found();
}

function fail(): never {
  throw new Error('DB=postgres needs the programs of PostgreSQL 15 or later: install them');
}

/** Neither initdb nor the server run as root: `nobody` runs them then. */
const owner = process.getuid?.() === 0 ? idsOf('nobody') : undefined;

function idsOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

interface Server {
  child: ChildProcess;
  address: string;
}

async function started(programs: string, folder: string, port: number): Promise<Server> {
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const around = { cwd: folder, ...owner };
  const init = ['-D', data, '-U', 'kheya', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  execFileSync(join(programs, 'initdb'), init, {
    ...around,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const settings = Object.entries({ ...SETTINGS, port: String(port) });
  const args = ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const child = spawn(join(programs, 'postgres'), args, { ...around, stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGQUIT'));
  return { child, address: `postgres://kheya@127.0.0.1:${port}` };
}

/** The one database that all others are copies of. */
async function migrate(address: string): Promise<void> {
  const { default: pg } = await import('pg');
  const connect = async () => {
    const client = new pg.Client(`${address}/postgres`);
    await client.connect();
    return client;
  };
  // PostgreSQL takes connections once it has its files in memory: until then they are refused.
  const client = await eventually(connect);
  await client.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0`);
  await client.end();
  await (await openDatabase(`${address}/${TEMPLATE}`)).destroy();
}
