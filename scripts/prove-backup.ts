import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredBackup } from '../api/backup/place.ts';
import { refuseTemporary } from '../api/backup/refused.ts';
import { restore, type Restored } from '../api/backup/restore.ts';
import type { Places } from '../api/config.ts';
import { lastRevision } from '../api/crud/outbox.ts';
import { isAddress, openAsItIs } from '../api/db/database.ts';
import { PublisherClient } from '../api/features/publishing/publisher-client.ts';
import { loadSecrets } from '../api/secrets.ts';
import { startChild, type Child } from './children.ts';
import { compileSite } from './compile.ts';
import { foldersCompared, type Compared } from './folders-compared.ts';
import { aborted } from './supervise.ts';

/** Nothing of a proof leaves the machine, and nothing of it is kept. */
const SILENCED = {
  DATABASE_URL: '',
  FILES_URL: '',
  SMTP_URL: '',
  LEAD_WEBHOOK_URL: '',
  LEAD_WEBHOOK_SECRET: '',
  PUBLISHER_URL: '',
  PUBLISHER_HOST: '',
  PUBLISHER_PORT: '',
  PUBLISH_TO: '',
  REBUILD_WEBHOOKS: '',
  BACKUP_EVERY: '',
  BACKUP_DIR: '',
  FRONT_SECRET: '',
  HOST: '127.0.0.1',
  PORT: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'fatal',
};

export interface Proof extends Restored {
  /** Records and pages that could not be published. */
  failures: string[];
  /** Undefined where no site is published here to compare with. */
  compared: Compared | undefined;
  /** Saves of public content since the backup; undefined where the database cannot be asked. */
  since: number | undefined;
}

interface Proving {
  key: string | undefined;
  stop: AbortSignal;
}

/**
 * Restores a backup into a temporary folder, makes the site from it as a start there would, and
 * compares it with the one that is live. Throws BackupRefused.
 */
export async function proveBackup(
  backup: StoredBackup,
  live: Places,
  { key, stop }: Proving,
): Promise<Proof> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kheya-restored-')).catch(refuseTemporary);
  const stopped = aborted(stop).then((): never => {
    throw stop.reason;
  });
  try {
    return await Promise.race([proved(backup, dataDir, live, { key, stop }), stopped]);
  } finally {
    // More than once: what is amid a file when it is told to stop may make another.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function proved(
  backup: StoredBackup,
  dataDir: string,
  live: Places,
  { key, stop }: Proving,
): Promise<Proof> {
  const places = {
    dataDir,
    database: join(dataDir, 'kheya.db'),
    uploadsDir: join(dataDir, 'uploads'),
  };
  const restored = await restore(backup, places, { key, lock: async () => () => undefined });
  const failures = await published(dataDir, live.siteUrl, stop);
  // Asked before the comparison: what is saved meanwhile may be live or not.
  const revision = await revisionOf(live.database);
  const compared = existsSync(live.siteDir)
    ? await foldersCompared(join(dataDir, 'site/current'), live.siteDir)
    : undefined;
  const since = revision === undefined ? undefined : revision - restored.header.revision;
  return { ...restored, failures, compared, since };
}

/** Runs API and publisher over a data folder until its site is made; answers what failed. */
async function published(dataDir: string, siteUrl: string, stop: AbortSignal): Promise<string[]> {
  const secrets = loadSecrets(dataDir, {});
  const env = {
    ...process.env,
    ...SILENCED,
    ...secrets,
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    // A backup from before the first administrator would get one, and that be announced.
    ADMIN_PASSWORD: randomBytes(24).toString('hex'),
  };
  const SITE_APP = await compileSite(siteUrl);
  const children: Child[] = [];
  stop.addEventListener('abort', () => {
    for (const child of children) child.process.kill('SIGKILL');
  });
  try {
    const api = startChild('api/main.ts', env);
    children.push(api);
    const port = await portOf(api);
    const own = { ...env, SITE_APP, API_URL: `http://127.0.0.1:${port}` };
    const publisher = startChild('site/publisher/main.ts', own);
    children.push(publisher);
    await publisher.ready;
    const { failures, broken } = await new PublisherClient(
      dataDir,
      secrets.WEBHOOK_SECRET,
    ).status();
    return [
      ...failures.map(({ entity, id, reason }) => `${entity} ${id}: ${reason}`),
      ...broken.map(({ path, reason }) => `${path}: ${reason}`),
    ];
  } finally {
    for (const child of children.toReversed()) await child.stop();
  }
}

/** The port that it listens at, once it is ready. */
async function portOf(api: Child): Promise<number> {
  const told = new Promise<number>((resolve) =>
    api.process.on('message', (message: { port?: number }) => {
      if (message.port !== undefined) resolve(message.port);
    }),
  );
  await api.ready;
  return told;
}

async function revisionOf(database: string): Promise<number | undefined> {
  if (!isAddress(database) && !existsSync(database)) return undefined;
  const db = await openAsItIs(database);
  return lastRevision(db).finally(() => db.destroy());
}
