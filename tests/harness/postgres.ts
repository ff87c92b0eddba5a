import { openDatabase } from '../../api/db/database.ts';
import { TEMPLATE } from '../../api/testing/database.ts';
import { PostgresServer } from './postgres-server.ts';

/** Tests lose nothing by a crash. A database for each of many tests. */
const SETTINGS = { synchronous_commit: 'off', checkpoint_timeout: '1h' };

/**
 * Global setup: with DB=postgres a PostgreSQL of this run, in a temporary folder, with one migrated
 * database that each test gets a copy of. Stopped and removed at the end, and with this process.
 */
export default async function startPostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['DB'] !== 'postgres') return undefined;
  const server = await PostgresServer.start(SETTINGS);
  try {
    process.env['TEST_POSTGRES'] = server.address;
    await migrate(server);
    return () => server.stop();
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The one database that all others are copies of. */
async function migrate(server: PostgresServer): Promise<void> {
  const client = await server.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0`);
  await client.end();
  await (await openDatabase(`${server.address}/${TEMPLATE}`)).destroy();
}
