import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bucketIn, bucketOf, keysFor, type Bucket } from './bucket.ts';
import { ConfigError } from './config-error.ts';
import { addressesIn } from './addresses.ts';
import { readHooks, type Hook } from './hooks.ts';
import { readPublishTo, requireApart, requireNoBackups, type SiteHost } from './publish-to.ts';
import { loadSecrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';
import { weaknessOf } from './weak-secrets.ts';

/** Locations of database, uploads and site. */
export interface Places {
  dataDir: string;
  /** SQLite's file. */
  databaseFile: string;
  /** The file, or the address of a PostgreSQL, which has a password: never logged. */
  database: string;
  /** Uploaded pictures; where they are in a bucket, those that are being uploaded. */
  uploadsDir: string;
  /** Folder or bucket of uploaded pictures, unless in that folder. */
  bucket?: Bucket | undefined;
  /** The published site: a symbolic link to the current release. */
  siteDir: string;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
}

export interface BackupSettings {
  /** Absent: none is made by itself. */
  everyMs: number | undefined;
  /** The folder, or the place in a bucket, of those that are made by themselves. */
  to: string | Bucket | undefined;
  /** Absent: they are not encrypted. */
  key: string | undefined;
  /** How many of them are kept. */
  keep: number;
  /** How often the latest is tried out; absent: never by itself. */
  checkEveryMs: number | undefined;
}

export interface Config extends Places {
  host: string;
  port: number;
  /** The built CMS. */
  cmsDir: string;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
  jwtSecret: string;
  buildToken: string;
  webhookSecret: string;
  /** The publisher on another machine; absent where it runs beside this server. */
  publisherUrl: string | undefined;
  /** Further publishers, each with a folder of its own. */
  morePublisherUrls: readonly string[];
  /** Hosts that are sent the published files. */
  publishTo: readonly SiteHost[];
  /** Webhooks that are notified of every change of content. */
  rebuildWebhooks: readonly Hook[];
  admin: { email: string; password: string | undefined };
  /** The SMTP server; without it no e-mails are sent. */
  smtpUrl: string | undefined;
  /** Recipients of lead notifications; empty: the agency's own address. */
  leadEmailTo: readonly string[];
  /** Called at every lead, signed; absent: none is. */
  leadWebhook: { url: string; secret: string } | undefined;
  /** Recipients of alarms about the server; empty: the agency's own address. */
  alertEmailTo: readonly string[];
  /** Days that an entry of the audit log is kept. */
  auditDays: number;
  /** Days that a lead is kept, from its arrival. */
  leadDays: number;
  /** Days that suspected spam is kept. */
  spamDays: number;
  /** Days that a deleted record can be restored. */
  trashDays: number;
  backups: BackupSettings;
  /** Lets a Prometheus read the metrics; without it there are none. */
  metricsToken: string | undefined;
  trustProxy: boolean | string;
  /** Set where a front server passes requests on to this one, which proves itself by it. */
  frontSecret: string | undefined;
  logLevel: string;
}

const UNITS_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses the environment into one frozen object; throws ConfigError on an invalid setting. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const settings = readSettings(env);
  const places = placesOf(settings);
  const backups = backupsOf(settings);
  const { METRICS_TOKEN } = settings;
  if (METRICS_TOKEN !== undefined) requireStrong('METRICS_TOKEN', METRICS_TOKEN);
  requireWritable(places.dataDir);
  const secrets = loadSecrets(places.dataDir, env);
  for (const [name, value] of Object.entries(secrets)) requireStrong(name, value);
  const { HOST, PORT, TRUST_PROXY } = settings;
  const [publisherUrl, ...morePublisherUrls] = addressesIn(settings.PUBLISHER_URL ?? '');
  return Object.freeze({
    ...places,
    host: HOST,
    port: PORT,
    cmsDir: resolve(import.meta.dirname, '../dist/cms'),
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    jwtSecret: secrets.JWT_SECRET,
    buildToken: secrets.BUILD_TOKEN,
    webhookSecret: secrets.WEBHOOK_SECRET,
    publisherUrl,
    morePublisherUrls,
    publishTo: publishToOf(settings, places.bucket, backups.to),
    rebuildWebhooks: readHooks(settings.REBUILD_WEBHOOKS),
    admin: { email: settings.ADMIN_EMAIL.toLowerCase(), password: settings.ADMIN_PASSWORD },
    smtpUrl: settings.SMTP_URL,
    leadEmailTo: addressesIn(settings.LEAD_EMAIL_TO),
    leadWebhook: leadWebhookOf(settings),
    alertEmailTo: addressesIn(settings.ALERT_EMAIL_TO),
    auditDays: settings.AUDIT_DAYS,
    leadDays: settings.LEAD_DAYS,
    spamDays: settings.SPAM_DAYS,
    trashDays: settings.TRASH_DAYS,
    backups,
    metricsToken: settings.METRICS_TOKEN,
    // Off by default: a client must not forge its address with X-Forwarded-For.
    trustProxy: { true: true, false: false }[TRUST_PROXY] ?? TRUST_PROXY,
    frontSecret: settings.FRONT_SECRET,
    logLevel: settings.LOG_LEVEL,
  });
}

/** Locations and backup settings, read without making a folder or secrets. */
export function readPlaces(env: NodeJS.ProcessEnv): Places & { backups: BackupSettings } {
  const settings = readSettings(env);
  return { ...placesOf(settings), backups: backupsOf(settings) };
}

/** The place of a backup that an operator typed, without the name. */
export const readBackupPlace = (env: NodeJS.ProcessEnv, typed: string): string | Bucket =>
  backupPlaceOf(readSettings(env), typed, typed);

function placesOf(settings: Settings): Places {
  const { DATA_DIR, SITE_DIR, DATABASE_URL, PORT } = settings;
  const { SITE_URL = `http://localhost:${PORT}` } = settings;
  const dataDir = resolve(DATA_DIR);
  const databaseFile = join(dataDir, 'kheya.db');
  return {
    dataDir,
    databaseFile,
    database: DATABASE_URL ?? databaseFile,
    uploadsDir: join(dataDir, 'uploads'),
    bucket: bucketOf(settings),
    siteDir: SITE_DIR ? resolve(SITE_DIR) : join(dataDir, 'site', 'current'),
    // A header takes no letter beyond Latin, as of a host in Bengali.
    siteUrl: new URL(SITE_URL).origin,
  };
}

function backupsOf(settings: Settings): BackupSettings {
  const { BACKUP_EVERY, BACKUP_DIR, BACKUP_KEY, BACKUP_KEEP, BACKUP_CHECK_EVERY } = settings;
  if (BACKUP_KEY !== undefined) requireStrong('BACKUP_KEY', BACKUP_KEY);
  if (BACKUP_EVERY !== undefined && BACKUP_DIR === undefined)
    throw new ConfigError(
      'BACKUP_EVERY needs BACKUP_DIR: a folder on another disk, or s3://bucket/folder',
    );
  return {
    everyMs: BACKUP_EVERY === undefined ? undefined : durationOf(BACKUP_EVERY),
    to: BACKUP_DIR && backupPlaceOf(settings, 'BACKUP_DIR', BACKUP_DIR),
    key: BACKUP_KEY,
    keep: BACKUP_KEEP,
    checkEveryMs: BACKUP_CHECK_EVERY === 'never' ? undefined : durationOf(BACKUP_CHECK_EVERY),
  };
}

const backupPlaceOf = (settings: Settings, setting: string, place: string) =>
  place.startsWith('s3:') ? bucketIn(setting, place, keysFor('BACKUP', settings)) : resolve(place);

function publishToOf(
  settings: Settings,
  pictures: Bucket | undefined,
  backups: BackupSettings['to'],
): SiteHost[] {
  const hosts = readPublishTo(settings);
  requireApart(hosts, pictures);
  if (typeof backups === 'object') requireNoBackups(hosts, backups);
  const isApart = settings.PUBLISHER_URL !== undefined && settings.SITE_DIR === undefined;
  if (hosts.length > 0 && isApart)
    throw new ConfigError(
      "PUBLISH_TO needs the published folder: SITE_DIR, where another machine's is mounted",
    );
  return hosts;
}

function leadWebhookOf(settings: Settings): Config['leadWebhook'] {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  if (secret !== undefined) requireStrong('LEAD_WEBHOOK_SECRET', secret);
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return undefined;
  throw new ConfigError('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET need each other: set both');
}

const durationOf = (text: string) => parseInt(text, 10) * UNITS_MS[text.at(-1)!]!;

function requireStrong(name: string, secret: string): void {
  const weakness = weaknessOf(secret);
  if (weakness !== undefined) throw new ConfigError(`${name} is too weak: ${weakness}`);
}

function requireWritable(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR cannot be written: ${dir} (${(error as Error).message})`, {
      cause: error,
    });
  }
}
