import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { readHooks, type Hook } from './hooks.ts';
import { loadSecrets } from './secrets.ts';
import { weaknessOf } from './weak-secrets.ts';

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  databaseFile: string;
  uploadsDir: string;
  /** The published site: a symbolic link to the current release. */
  siteDir: string;
  /** The built CMS. */
  cmsDir: string;
  siteUrl: string;
  /** Whether HSTS includes subdomains. */
  hstsSubdomains: boolean;
  jwtSecret: string;
  buildToken: string;
  webhookSecret: string;
  /** Webhooks that are notified of every change of content. */
  rebuildWebhooks: readonly Hook[];
  admin: { email: string; password: string | undefined };
  /** The SMTP server; without it no e-mails are sent. */
  smtpUrl: string | undefined;
  /** Recipients of lead notifications; empty: the agency's own address. */
  leadEmailTo: readonly string[];
  /** Recipients of alarms about the server; empty: the agency's own address. */
  alertEmailTo: readonly string[];
  trustProxy: boolean | string;
  logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Parses the environment into one frozen object; throws ConfigError on an invalid setting. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const dataDir = resolve(env['DATA_DIR'] || 'data/local');
  requireWritable(dataDir);
  const port = readPort(env['PORT']);
  const secrets = loadSecrets(dataDir, env);
  for (const [name, value] of Object.entries(secrets)) {
    const weakness = weaknessOf(value);
    if (weakness !== undefined) throw new ConfigError(`${name} is too weak: ${weakness}`);
  }
  return Object.freeze({
    host: env['HOST'] || '127.0.0.1',
    port,
    dataDir,
    databaseFile: join(dataDir, 'kheya.db'),
    uploadsDir: join(dataDir, 'uploads'),
    siteDir: join(dataDir, 'site', 'current'),
    cmsDir: resolve(import.meta.dirname, '../dist/cms'),
    siteUrl: readUrl('SITE_URL', env['SITE_URL'] || `http://localhost:${port}`),
    hstsSubdomains: readFlag('HSTS_SUBDOMAINS', env['HSTS_SUBDOMAINS']),
    jwtSecret: secrets.JWT_SECRET,
    buildToken: secrets.BUILD_TOKEN,
    webhookSecret: secrets.WEBHOOK_SECRET,
    rebuildWebhooks: readHooks(env['REBUILD_WEBHOOKS']),
    admin: {
      email: (env['ADMIN_EMAIL'] || 'admin@kheya.test').toLowerCase(),
      password: readPassword(env['ADMIN_PASSWORD']),
    },
    smtpUrl: readSmtpUrl(env['SMTP_URL']),
    leadEmailTo: readAddresses('LEAD_EMAIL_TO', env['LEAD_EMAIL_TO']),
    alertEmailTo: readAddresses('ALERT_EMAIL_TO', env['ALERT_EMAIL_TO']),
    trustProxy: readTrustProxy(env['TRUST_PROXY']),
    logLevel: readLogLevel(env['LOG_LEVEL']),
  });
}

function readPort(value: string | undefined): number {
  const port = Number(value || 8000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT must be a number from 0 to 65535, and is "${value}"`);
  return port;
}

function readUrl(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new ConfigError(`${name} must be an http or https address, and is "${value}"`);
  return value.replace(/\/+$/, '');
}

function readFlag(name: string, value: string | undefined): boolean {
  if (value && value !== 'true' && value !== 'false')
    throw new ConfigError(`${name} must be true or false, and is "${value}"`);
  return value === 'true';
}

/** Errors omit the value: it may carry a password. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError('SMTP_URL must be like smtp://name:password@host:587 or smtps://…');
  return value;
}

function readAddresses(name: string, value: string | undefined): string[] {
  const addresses = (value ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = addresses.find((address) => !/^[^\s@<>"]+@[^\s@<>"]+$/.test(address));
  if (wrong !== undefined)
    throw new ConfigError(`${name} must be e-mail addresses, and has "${wrong}"`);
  return addresses;
}

function readPassword(value: string | undefined): string | undefined {
  if (value !== undefined && (value.length < 6 || value.length > 256))
    throw new ConfigError('ADMIN_PASSWORD must have 6 to 256 characters');
  return value;
}

/** Off by default: a client must not forge its address with X-Forwarded-For. */
function readTrustProxy(value: string | undefined): boolean | string {
  if (!value || value === 'false') return false;
  return value === 'true' ? true : value;
}

function readLogLevel(value: string | undefined): string {
  const level = value || 'info';
  if (!LOG_LEVELS.includes(level))
    throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  return level;
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
