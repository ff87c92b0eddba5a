// CLI for the published site: status, rebuild, rollback, verify, resume.
import type { SiteReport } from '#model/publishing/index.ts';
import { ConfigError } from '../api/config-error.ts';
import { readConfig } from '../api/config.ts';
import { DeliveryError } from '../api/webhook.ts';
import { PublisherClient } from '../api/features/publishing/publisher-client.ts';

type Command = (publisher: PublisherClient, argument: string | undefined) => Promise<boolean>;

const NAMED = 3;

/** Commands by name; each prints its findings and answers whether all is well. */
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
  rebuild: async (publisher) => report(await publisher.rebuild()),
  resume: async (publisher) => report(await publisher.resume()),
  rollback: async (publisher, argument) => {
    const { publishes } = await publisher.status();
    const last = publishes.find(({ state }) => state === 'live');
    const id = argument === undefined ? last?.id : Number(argument);
    if (id === undefined || !Number.isInteger(id))
      throw new ConfigError('site:rollback takes the number of a publish: see site:status');
    return report(await publisher.rollBack(id));
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

async function main(): Promise<void> {
  const [name = '', argument] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new ConfigError(`Say one of: ${Object.keys(commands).join(', ')}`);
  const { dataDir, webhookSecret, publisherUrl } = readConfig(process.env);
  const isWell = await command(new PublisherClient(dataDir, webhookSecret, publisherUrl), argument);
  process.exitCode = isWell ? 0 : 1;
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DeliveryError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
