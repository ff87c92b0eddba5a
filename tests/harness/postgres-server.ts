import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { eventually } from '../../api/testing/eventually.ts';
import { freePort } from './ports.ts';

/** Debian keeps the server's programs, those of each version, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';
/** A new machine has no list of packages yet. */
const WAYS = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', 'postgresql'],
] as const;

/** A process that is killed leaves what it wrote to the operating system: without waits for the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  autovacuum: 'off',
};

/** A PostgreSQL of its own, in a temporary folder, that ends with this process. */
export class PostgresServer {
  readonly address: string;
  readonly #folder: string;
  readonly #programs: string;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  private constructor(folder: string, programs: string, settings: Record<string, string>) {
    this.address = `postgres://kheya@127.0.0.1:${settings['port']}`;
    this.#folder = folder;
    this.#programs = programs;
    this.#settings = settings;
  }

  static async start(own: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
    const programs = found() ?? installed() ?? fail();
    const folder = mkdtempSync(join(tmpdir(), 'kheya-postgres-'));
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const init = ['-U', 'kheya', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
    execFileSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...init], {
      cwd: folder,
      ...owner,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const settings = { ...SETTINGS, ...own, port: String(await freePort()) };
    const server = new PostgresServer(folder, programs, settings);
    process.once('exit', () => server.#child?.kill('SIGQUIT'));
    await server.again();
    return server;
  }

  /** Starts it, after a kill, too: until the last of its processes is gone, it refuses to. */
  async again(): Promise<void> {
    await eventually(async () => {
      if (this.#child?.exitCode !== null || this.#child.signalCode !== null) this.#spawn();
      await (await this.connect()).end();
    });
  }

  #spawn(): void {
    const settings = Object.entries(this.#settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    this.#child = spawn(
      join(this.#programs, 'postgres'),
      ['-D', join(this.#folder, 'data'), ...settings],
      { cwd: this.#folder, ...owner, stdio: 'ignore' },
    );
  }

  /** SIGKILL, as by a power cut. */
  async kill(): Promise<void> {
    const child = this.#child!;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** A connection to the database that every server has. */
  async connect(): Promise<Client> {
    const { default: pg } = await import('pg');
    const client = new pg.Client(`${this.address}/postgres`);
    await client.connect();
    return client;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    // SIGINT: it cuts off whoever is connected.
    if (child?.exitCode === null && child.signalCode === null && child.kill('SIGINT'))
      await once(child, 'exit');
    rmSync(this.#folder, { recursive: true, force: true });
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
