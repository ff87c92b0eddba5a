import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { openDatabase, type Db } from '../db/database.ts';
import { onPostgres } from './engines.ts';
import { temporaryFolder } from './folder.ts';

/** The migrated database of a PostgreSQL, which all others there are copies of. */
export const TEMPLATE = 'kheya_template';

/** Databases of PostgreSQL that a worker keeps: each takes some megabytes. */
const MOST_KEPT = 40;

/** A new migrated database, not opened yet: in this file, or one of PostgreSQL. */
export const newPlace = (file: string): Promise<string> =>
  onPostgres ? newPostgres() : newFile(file);

/** A new database that is gone once it is closed, or soon after. */
export const scratchDatabase = async (): Promise<Db> =>
  openDatabase(onPostgres ? await newPostgres() : ':memory:');

/** Cache of one migrated database: a copy of its file has nothing left to migrate. */
let migrated: Promise<Buffer> | undefined;

/** A new migrated database of SQLite in this file. */
export async function newFile(file: string): Promise<string> {
  writeFileSync(file, await (migrated ??= migrate()), { mode: 0o600 });
  return file;
}

async function migrate(): Promise<Buffer> {
  const folder = temporaryFolder();
  const file = join(folder.path, 'kheya.db');
  // The last connection to close moves the write-ahead log into the file.
  await (await openDatabase(file)).destroy();
  const bytes = readFileSync(file);
  folder.remove();
  return bytes;
}

/** The connection of a worker that makes and removes its databases, and their names. */
let administration: Promise<Client> | undefined;
const kept: string[] = [];

async function newPostgres(): Promise<string> {
  const address = await copyOfPostgres(TEMPLATE);
  kept.push(address.slice(address.lastIndexOf('/') + 1));
  if (kept.length > MOST_KEPT) await removeOldest(await administration!);
  return address;
}

/** Copies a database of PostgreSQL that nobody is connected to; answers the address of the copy. */
export async function copyOfPostgres(template: string): Promise<string> {
  const server = process.env['TEST_POSTGRES'];
  if (!server) throw new Error('DB=postgres needs the server that the global setup starts');
  const client = await (administration ??= administrator(server));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return `${server}/${name}`;
}

async function administrator(server: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client(`${server}/postgres`);
  await client.connect();
  return client;
}

/** Of those that nobody is connected to. */
async function removeOldest(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) WITH ORDINALITY AS kept (name, age)
     WHERE NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = name) ORDER BY age LIMIT 1`,
    [kept],
  );
  for (const { name } of rows) {
    await client.query(`DROP DATABASE ${name}`);
    kept.splice(kept.indexOf(name), 1);
  }
}
