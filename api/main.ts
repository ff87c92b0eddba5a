import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { needingRoom } from './db/disk-fault.ts';
import { engineOf } from './db/engine.ts';
import { ensureAdministrator } from './features/auth/accounts.ts';
import { requireFiles } from './files/open-files.ts';
import { stopOnSignals, stopper } from './shutdown.ts';
import { StartError } from './start-error.ts';

/** The port of the settings is that of the front server. */
const BEHIND_FRONT = { host: '127.0.0.1', port: 0 };

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isBehindFront = config.frontSecret !== undefined;
  await requireFiles(config);
  const db = await openDatabase(config.database);
  const { place, started } = engineOf(db);
  const makePassword = () => randomBytes(12).toString('base64url');
  // Printed to the terminal only, once: a log would keep it.
  const announce = ({ email, password }: { email: string; password: string }) =>
    console.info(`First administrator: ${email}  password: ${password}`);
  const app = await needingRoom(place, async () => {
    await ensureAdministrator(db, config.admin, { makePassword, announce }, new Date());
    return buildApp({ db, config, log: { level: config.logLevel } });
  });

  const stop = stopper({ app, db });
  let isStopping = false;
  stopOnSignals(() => {
    isStopping = true;
    return stop();
  });

  try {
    const at = isBehindFront ? BEHIND_FRONT : { host: config.host, port: config.port };
    await needingRoom(place, () => app.listen(at));
  } catch (error) {
    // Said before the stop, which ends the process where the database keeps it waiting.
    if (!isStopping) fail(told(error, config, place));
    return stop();
  }
  // A stop during startup: a Fastify that is closed by then still listens.
  if (isStopping) return void app.server.close();
  started();
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ port }, undefined, undefined, () => undefined);
  process.send?.('ready', undefined, undefined, () => undefined);
}

/** A fault of the listening, as its operator is told of it. */
function told(error: unknown, { port, bucket }: Config, database: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is in use; choose another with PORT`);
  if (code !== 'FST_ERR_HOOK_TIMEOUT') return error;
  const awaited = bucket ? `${database}, or ${bucket.place}` : database;
  return new StartError(`The start timed out: no answer from ${awaited}.`, { cause: error });
}

function fail(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

main().catch(fail);
