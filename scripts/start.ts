import { ConfigError } from '../api/config-error.ts';
import { readConfig } from '../api/config.ts';
import { needingRoom } from '../api/db/disk-fault.ts';
import { StartError } from '../api/start-error.ts';
import { ChildEnded } from './children.ts';
import { lockData } from './data-lock.ts';
import { startAll, type Start } from './start-all.ts';
import { startApi, startPublisher } from './start-part.ts';

/** `npm start` runs all of it, `npm start -- api` and `npm start -- publisher` one part. */
const parts: Readonly<Record<string, (start: Start) => Promise<void>>> = {
  all: startAll,
  api: startApi,
  publisher: startPublisher,
};

async function main(): Promise<void> {
  const [name = 'all', ...rest] = process.argv.slice(2);
  const start = parts[name];
  if (!start || rest.length > 0)
    throw new ConfigError(`npm start takes one of: ${Object.keys(parts).join(', ')}`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort());
  const config = readConfig(process.env);
  const unlock = await needingRoom(config.databaseFile, () =>
    lockData(config.dataDir, stop.signal),
  );
  try {
    await start({ config, stop, unlock });
  } finally {
    unlock();
  }
}

main().catch((error: unknown) => {
  // A child has printed its reason; an error for the operator is one line.
  if (error instanceof StartError) console.error(error.message);
  else if (!(error instanceof ChildEnded)) console.error(error);
  process.exitCode = 1;
});
