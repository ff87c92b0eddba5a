// CLI for the published site: status, rebuild, rollback, verify, resume.
import { existsSync } from 'node:fs';
import type { SiteReport } from '#model/publishing/index.ts';
import { ConfigError } from '../api/config-error.ts';
import { readConfig, readPlaces } from '../api/config.ts';
import { atomically, isAddress, openAsItIs } from '../api/db/database.ts';
import { PublisherClient } from '../api/features/publishing/publisher-client.ts';
import { noteSite } from '../api/features/publishing/site-state.ts';
import { runCommand } from './command-line.ts';

type Command = (
  publisher: PublisherClient,
  argument: string | undefined,
) => Promise<boolean | SiteReport>;

const NAMED = 3;

/** Commands by name; each answers whether all is well, or the report on the site that it changed. */
const commands: Readonly<Record<string, Command>> = {
  status: async (publisher) => {
    const status = await publisher.status();
    const isWell = report(status);
    for (const { id, published_at, pages, state, records } of status.publishes) {
      const named = records.slice(0, NAMED).map(({ entity, id: own }) => `${entity} ${own}`);
      if (records.length > NAMED) named.push(`${records.length - NAMED} more`);
      console.info(
        `${String(id).padStart(6)}  ${published_at}  ${String(pages).padStart(6)} files  ${state.padEnd(11)}  ${named.join(', ') || 'everything anew'}`,
      );
    }
    return isWell;
  },
  rebuild: (publisher) => publisher.rebuild(),
  resume: (publisher) => publisher.resume(),
  rollback: async (publisher, argument) => {
    const { publishes } = await publisher.status();
    const last = publishes.find(({ state }) => state === 'live');
    const id = argument === undefined ? last?.id : Number(argument);
    if (id === undefined || !Number.isInteger(id))
      throw new ConfigError('site:rollback takes the number of a publish: see site:status');
    return publisher.rollBack(id);
  },
  verify: async (publisher) => {
    const { checked, differing } = await publisher.verify();
    for (const path of differing) console.error(`differs: ${path}`);
    console.info(`${checked} files rendered again, ${differing.length} differ`);
    return differing.length === 0;
  },
};

function report({ revision, pinned, failures, broken }: SiteReport): boolean {
  console.info(`The site shows revision ${revision}.`);
  if (pinned > 0)
    console.info(`${pinned} files stay as they were before a rollback: site:resume ends that.`);
  for (const { entity, id, reason } of failures)
    console.error(`failed: ${entity} ${id}: ${reason}`);
  for (const { path, reason } of broken) console.error(`failed: ${path}: ${reason}`);
  return failures.length + broken.length === 0;
}

/** A folder of a wrong name would be made, with secrets that no publisher knows. */
function requireData({ dataDir }: { dataDir: string }): void {
  if (!process.env['PUBLISHER_URL'] && !existsSync(dataDir))
    throw new ConfigError(`There is no ${dataDir}: is it the right DATA_DIR?`);
}

/** Notes a change of pages where the API does: staff see it, hosts and caches are brought up to it. */
async function note(database: string, site: SiteReport): Promise<void> {
  // The machine of a publisher alone has no database.
  if (!isAddress(database) && !existsSync(database)) return;
  const db = await openAsItIs(database);
  try {
    await atomically(db, (trx) => noteSite(trx, site, new Date().toISOString()));
  } finally {
    await db.destroy();
  }
}

runCommand(async ([name = '', argument, ...rest]) => {
  const command = commands[name];
  if (!command) throw new ConfigError(`Say one of: ${Object.keys(commands).join(', ')}`);
  if (rest.length > 0 || (argument !== undefined && name !== 'rollback'))
    throw new ConfigError(`site:${name} takes no ${[argument, ...rest].at(-1)}`);
  requireData(readPlaces(process.env));
  const { dataDir, database, webhookSecret, publisherUrl } = readConfig(process.env);
  const publisher = new PublisherClient(dataDir, webhookSecret, publisherUrl);
  const outcome = await command(publisher, argument);
  const isWell = typeof outcome === 'boolean' ? outcome : report(outcome);
  process.exitCode = isWell ? 0 : 1;
  if (typeof outcome === 'object') await note(database, outcome);
});
