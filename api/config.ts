import { accessSync, constants, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { envSchema, type EnvSchemaOpt } from 'env-schema';
import Type, { type Static, type TSchema } from 'typebox';
import { bucketIn, bucketOf, keysFor, type Bucket } from './bucket.ts';
import { ConfigError } from './config-error.ts';
import { addressesIn } from './addresses.ts';
import { readHooks, type Hook } from './hooks.ts';
import { readPublishTo, requireApart, requireNoBackups, type SiteHost } from './publish-to.ts';
import { loadSecrets } from './secrets.ts';
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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const hasProtocol = (value: string, protocol: RegExp) =>
  URL.canParse(value) && protocol.test(new URL(value).protocol);
const hasCredentials = (value: string) => {
  const { username, password } = new URL(value);
  return username + password !== '';
};

const EMAIL = /^[^\s@<>",]+@[^\s@<>",]+$/;

/** An address, or a range: by bits, by a netmask or by its name. */
function isProxy(text: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/.test(text)) return true;
  const [address = '', range = '1', ...rest] = text.split('/');
  const version = isIP(address);
  const isBits = /^[1-9]\d*$/.test(range) && Number(range) <= (version === 4 ? 32 : 128);
  return version > 0 && rest.length === 0 && (isBits || isIP(range) === version);
}

/** Forms of a text: how each ends the sentence "NAME must be …", and whether a value has it. */
const forms = {
  // Pages ask for everything at the root of their host.
  'site-url': [
    'an http or https address without a path',
    (value) => hasProtocol(value, /^https?:$/) && /^[^/]+\/\/[^/?#]+\/*$/.test(value),
  ],
  // Credentials: `fetch` takes no address with them.
  'bare-http-url': [
    'an http or https address without a name or password',
    (value) => hasProtocol(value, /^https?:$/) && !hasCredentials(value),
  ],
  'plain-http-urls': [
    'like http://publisher.internal:8100',
    (value) => addressesIn(value).every((each) => hasProtocol(each, /^http:$/)),
  ],
  's3-url': [
    'like https://s3.example',
    (value) => hasProtocol(value, /^https?:$/) && !/[@?#]/.test(value),
  ],
  'postgres-url': [
    'like postgres://name:password@host:5432/database',
    (value) => hasProtocol(value, /^postgres(ql)?:$/),
  ],
  'smtp-url': [
    'like smtp://name:password@host:587 or smtps://…',
    (value) => hasProtocol(value, /^smtps?:$/) && new URL(value).hostname !== '',
  ],
  email: ['an e-mail address', (value) => EMAIL.test(value)],
  emails: ['e-mail addresses', (value) => addressesIn(value).every((each) => EMAIL.test(each))],
  proxies: [
    'true, false, or addresses of proxies like 127.0.0.1 or 10.0.0.0/8, with commas between them',
    (value) =>
      /^(true|false)$/.test(value) || value.split(',').every((each) => isProxy(each.trim())),
  ],
} satisfies Record<string, [description: string, fits: (value: string) => boolean]>;

/** The validator, made by the first reading and kept for further ones: to compile the schema takes long. */
let ajv: NonNullable<EnvSchemaOpt['ajv']> = {
  customOptions: (own) => {
    for (const [name, [, fits]] of Object.entries(forms)) own.addFormat(name, fits);
    ajv = own;
    return own;
  },
};

const inForm = (format: keyof typeof forms, options = {}) =>
  Type.String({ ...options, format, description: forms[format][0] });
const optional = {
  text: Type.Optional(Type.String()),
  inForm: (format: keyof typeof forms) => Type.Optional(inForm(format)),
};
const number = (minimum: number, maximum: number, usual: number, of = 'a number') =>
  Type.Integer({
    minimum,
    maximum,
    default: usual,
    description: `${of} from ${minimum} to ${maximum}`,
  });
const days = (least: number, most: number, usual: number) =>
  number(least, most, usual, 'a number of days');

/** Settings of the environment. A description ends the sentence "NAME must be …". */
const Settings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: number(0, 65_535, 8000),
  DATA_DIR: Type.String({ default: 'data/local' }),
  SITE_DIR: optional.text,
  DATABASE_URL: optional.inForm('postgres-url'),
  FILES_URL: optional.text,
  S3_ENDPOINT: optional.inForm('s3-url'),
  S3_REGION: optional.text,
  S3_ACCESS_KEY_ID: optional.text,
  S3_SECRET_ACCESS_KEY: optional.text,
  // Amazon's own names, which other programs of the machine may read, too.
  AWS_ENDPOINT_URL_S3: optional.inForm('s3-url'),
  AWS_REGION: optional.text,
  AWS_ACCESS_KEY_ID: optional.text,
  AWS_SECRET_ACCESS_KEY: optional.text,
  SITE_URL: optional.inForm('site-url'),
  PUBLISHER_URL: optional.inForm('plain-http-urls'),
  PUBLISH_TO: optional.text,
  PUBLISH_S3_ENDPOINT: optional.inForm('s3-url'),
  PUBLISH_S3_REGION: optional.text,
  PUBLISH_S3_ACCESS_KEY_ID: optional.text,
  PUBLISH_S3_SECRET_ACCESS_KEY: optional.text,
  HSTS_SUBDOMAINS: Type.Boolean({ default: false, description: 'true or false' }),
  REBUILD_WEBHOOKS: optional.text,
  ADMIN_EMAIL: inForm('email', { default: 'admin@kheya.test' }),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({ minLength: 6, maxLength: 256, description: '6 to 256 characters' }),
  ),
  SMTP_URL: optional.inForm('smtp-url'),
  LEAD_EMAIL_TO: inForm('emails', { default: '' }),
  LEAD_WEBHOOK_URL: optional.inForm('bare-http-url'),
  LEAD_WEBHOOK_SECRET: Type.Optional(
    Type.String({ pattern: '^whsec_', description: 'whsec_ and base64 of at least 24 bytes' }),
  ),
  ALERT_EMAIL_TO: inForm('emails', { default: '' }),
  // More than the thirty days that unused pictures are looked up in it.
  AUDIT_DAYS: days(90, 36_500, 730),
  LEAD_DAYS: days(30, 36_500, 730),
  SPAM_DAYS: days(1, 3_650, 30),
  TRASH_DAYS: days(1, 3_650, 30),
  BACKUP_EVERY: Type.Optional(
    Type.String({ pattern: '^[1-9][0-9]{0,3}[mhd]$', description: 'like 30m, 6h or 1d' }),
  ),
  BACKUP_DIR: optional.text,
  BACKUP_S3_ENDPOINT: optional.inForm('s3-url'),
  BACKUP_S3_REGION: optional.text,
  BACKUP_S3_ACCESS_KEY_ID: optional.text,
  BACKUP_S3_SECRET_ACCESS_KEY: optional.text,
  BACKUP_KEY: optional.text,
  BACKUP_KEEP: number(1, 1_000, 14),
  BACKUP_CHECK_EVERY: Type.String({
    pattern: '^(never|[1-9][0-9]{0,3}[mhd])$',
    default: '7d',
    description: 'like 7d, or never',
  }),
  METRICS_TOKEN: optional.text,
  TRUST_PROXY: inForm('proxies', { default: 'false' }),
  FRONT_SECRET: optional.text,
  LOG_LEVEL: Type.Enum(LOG_LEVELS, {
    default: 'info',
    description: `one of ${LOG_LEVELS.join(', ')}`,
  }),
});
type Settings = Static<typeof Settings>;

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
    siteUrl: SITE_URL.replace(/\/+$/, ''),
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

/** An empty variable counts as not set. Errors omit the value: it may carry a password. */
function readSettings(env: NodeJS.ProcessEnv): Settings {
  // A file with line ends of Windows: a data folder of that name would be made, and begin anew.
  for (const name of Object.keys(Settings.properties))
    if (env[name]?.endsWith('\r'))
      throw new ConfigError(`${name} must be without the carriage return at its end`);
  const data = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  try {
    return envSchema<Settings>({ schema: Settings, data, env: false, ajv });
  } catch (error) {
    const [fault] = (error as { errors?: { instancePath: string }[] }).errors ?? [];
    if (!fault) throw error;
    const name = fault.instancePath.slice(1) as keyof typeof Settings.properties;
    const { description } = Settings.properties[name] as TSchema & { description?: string };
    throw new ConfigError(`${name} must be ${description}`);
  }
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
