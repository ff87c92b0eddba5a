import { isIP } from 'node:net';
import { envSchema, type EnvSchemaOpt } from 'env-schema';
import Type, { type Static, type TSchema } from 'typebox';
import { addressesIn } from './addresses.ts';
import { ConfigError } from './config-error.ts';

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
  // A shell reads quotes, ~ and $, and a file of settings does not: another folder would begin anew.
  folder: [
    'the path of a folder as it is, without quotes, ~ or $',
    (value) => !/^[\s"'~$]|[\s"']$/.test(value),
  ],
  // Pages ask for everything at the root of their host, and say its address to everybody.
  'site-url': [
    'an http or https address without a path, a name or a password',
    (value) => hasProtocol(value, /^https?:$/) && /^[^/]+\/\/[^/?#@]+\/*$/.test(value),
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
  none: Type.Optional(Type.Literal('none', { description: 'none, or not set' })),
};
const number = (minimum: number, maximum: number, usual?: number, of = 'a number') =>
  Type.Integer({
    minimum,
    maximum,
    ...(usual !== undefined && { default: usual }),
    description: `${of} from ${minimum} to ${maximum}`,
  });
const days = (least: number, most: number, usual: number) =>
  number(least, most, usual, 'a number of days');

/** Settings of the environment. A description ends the sentence "NAME must be …". */
const Settings = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: number(0, 65_535, 8000),
  DATA_DIR: inForm('folder', { default: 'data/local' }),
  SITE_DIR: optional.inForm('folder'),
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
  BACKUP_DIR: optional.inForm('folder'),
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
  // The publisher's, which reads them itself: started with a wrong one, it would end again and again.
  PUBLISHER_PORT: Type.Optional(number(0, 65_535)),
  RENDER_THREADS: Type.Optional(number(1, 1_024)),
  RENDER_THREADS_FROM: Type.Optional(number(0, 1_000_000_000)),
  SHARE_IMAGES: optional.none,
  PRECOMPRESS: optional.none,
  LOG_LEVEL: Type.Enum(LOG_LEVELS, {
    default: 'info',
    description: `one of ${LOG_LEVELS.join(', ')}`,
  }),
});
export type Settings = Static<typeof Settings>;

/** An empty variable counts as not set. Errors omit the value: it may carry a password. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
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
