import { randomBytes } from 'node:crypto';
import { buildApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { ensureAdministrator } from './features/auth/accounts.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const db = await openDatabase(config.databaseFile);
  const makePassword = () => randomBytes(12).toString('base64url');
  const made = await ensureAdministrator(db, config.admin, makePassword, new Date());
  const app = await buildApp({ db, config, logger: { level: config.logLevel } });

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.close();
    await db.destroy();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
  // Started by a parent: when that is gone, however it ended, nobody else would stop this server.
  process.on('disconnect', () => void close());
  process.channel?.unref();

  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new ConfigError(`Port ${config.port} is in use; choose another with PORT`);
    throw error;
  }
  // To the terminal alone and once: a log would keep it.
  if (made) console.info(`First administrator: ${made.email}  password: ${made.password}`);
  process.send?.('ready');
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) console.error(error.message);
  else console.error(error);
  process.exitCode = 1;
});
