import { randomBytes } from 'node:crypto';
import { buildApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { ensureAdministrator } from './features/auth/accounts.ts';
import { stopOnSignals, stopper } from './shutdown.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase(config.databaseFile);
  const makePassword = () => randomBytes(12).toString('base64url');
  const made = await ensureAdministrator(db, config.admin, makePassword, new Date());
  const app = await buildApp({ db, config, log: { level: config.logLevel } });

  const stop = stopper({ app, db });
  stopOnSignals(stop);

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await stop();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new ConfigError(`Port ${config.port} is in use; choose another with PORT`);
    throw error;
  }
  // To the terminal alone and once: a log would keep it.
  if (made) console.info(`First administrator: ${made.email}  password: ${made.password}`);
  // Started by a parent that is gone already: nobody would ever stop this server.
  if (process.connected === false) return stop();
  process.send?.('ready', undefined, undefined, () => undefined);
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});
