import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';
import { loadSecrets } from './secrets.ts';
import { temporaryFolder } from './testing/folder.ts';
import { mountSmallDisk, remount, unmount } from './testing/small-disk.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const read = (env: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: folder.path, ...env });

describe('settings', () => {
  test('with nothing but a data folder, the server runs on port 8000 of this machine alone', () => {
    expect(read()).toMatchObject({
      host: '127.0.0.1',
      port: 8000,
      siteUrl: 'http://localhost:8000',
      auditDays: 730,
      leadDays: 730,
      spamDays: 30,
      trustProxy: false,
      rebuildWebhooks: [],
      admin: { email: 'admin@kheya.test', password: undefined },
    });
  });

  test('everything that is kept lies in the data folder', () => {
    const config = read();
    for (const path of [config.databaseFile, config.uploadsDir, config.siteDir])
      expect(path.startsWith(folder.path)).toBe(true);
  });

  test('a file of settings with line ends of Windows is refused, and makes no other data folder', () => {
    const DATA_DIR = `${folder.path}/data`;
    for (const [name, env] of [
      ['DATA_DIR', { DATA_DIR: `${DATA_DIR}\r` }],
      ['SITE_URL', { DATA_DIR, SITE_URL: 'https://kheya.example\r' }],
      ['ADMIN_PASSWORD', { DATA_DIR, ADMIN_PASSWORD: 'ferry-at-dawn\r' }],
    ] as const)
      expect(() => readConfig(env)).toThrow(
        new ConfigError(`${name} must be without the carriage return at its end`),
      );
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test.each(['"FOLDER"', "'FOLDER'", ' FOLDER', 'FOLDER ', '~/kheya', '$HOME/kheya'])(
    'a folder is taken as it is written, and %s is none',
    (written) => {
      const folderSetting = written.replace('FOLDER', `${folder.path}/data`);
      for (const name of ['DATA_DIR', 'SITE_DIR', 'BACKUP_DIR'])
        expect(() => readConfig({ DATA_DIR: folder.path, [name]: folderSetting })).toThrow(
          new ConfigError(`${name} must be the path of a folder as it is, without quotes, ~ or $`),
        );
      expect(readdirSync(folder.path)).toEqual([]);
    },
  );

  test('the database is a file there, unless another is named', () => {
    expect(read().database).toBe(read().databaseFile);
    const DATABASE_URL = 'postgres://kheya:secret@db.example/kheya';
    expect(read({ DATABASE_URL }).database).toBe(DATABASE_URL);
  });

  test('an address of a database that is none is refused without its password', () => {
    const DATABASE_URL = 'mysql://kheya:secret@db.example/kheya';
    expect(() => read({ DATABASE_URL })).toThrow(/^DATABASE_URL must be like postgres:[^\n]+$/);
    expect(() => read({ DATABASE_URL })).not.toThrow('db.example');
  });

  test('proxies are named by address, by range or by the name of a range', () => {
    for (const TRUST_PROXY of [
      '127.0.0.1, ::1',
      '10.0.0.0/8,fd00::/8',
      '10.0.0.0/255.0.0.0',
      'loopback',
    ])
      expect(read({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY);
    expect(read({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });

  test('nobody can change it later', () => {
    expect(Object.isFrozen(read())).toBe(true);
  });

  test('the address of the site has no slash at its end', () => {
    expect(read({ SITE_URL: 'https://kheya.example//' }).siteUrl).toBe('https://kheya.example');
  });

  test.for([
    ['https://খেয়া.বাংলা', 'https://xn--q5b4cwbi6b.xn--54b7fta0cc'],
    ['HTTPS://Kheya.Example:443', 'https://kheya.example'],
  ] as const)('the address %s is in the letters that headers and browsers have', ([typed, is]) => {
    expect(read({ SITE_URL: typed }).siteUrl).toBe(is);
  });

  test('further targets may be separated by commas or spaces', () => {
    const REBUILD_WEBHOOKS = 'https://ci.example/a, https://ci.example/b\nhttps://ci.example/c';
    expect(read({ REBUILD_WEBHOOKS }).rebuildWebhooks).toHaveLength(3);
  });

  test('there may be several publishers, but none elsewhere where files are sent to hosts', () => {
    const PUBLISHER_URL = 'http://a.internal:8100 http://b.internal:8100';
    expect(read({ PUBLISHER_URL })).toMatchObject({
      publisherUrl: 'http://a.internal:8100',
      morePublisherUrls: ['http://b.internal:8100'],
    });
    const PUBLISH_TO = 'netlify+https://nfp_token@api.netlify.com/api/v1/sites/kheya';
    expect(read({ PUBLISH_TO }).publishTo).toHaveLength(1);
    expect(() => read({ PUBLISH_TO, PUBLISHER_URL })).toThrow('PUBLISH_TO needs');
    const SITE_DIR = '/published/site/current';
    expect(read({ PUBLISH_TO, PUBLISHER_URL, SITE_DIR }).publishTo).toHaveLength(1);
  });

  test('backups are made by themselves only where it is said how often, and where to', () => {
    expect(read({}).backups).toMatchObject({ everyMs: undefined, to: undefined, keep: 14 });
    const given = { BACKUP_EVERY: '6h', BACKUP_DIR: '/mnt/backups', BACKUP_KEEP: '3' };
    expect(read(given).backups).toEqual({
      everyMs: 6 * 3_600_000,
      to: '/mnt/backups',
      keep: 3,
      key: undefined,
      checkEveryMs: 7 * 86_400_000,
    });
    expect(() => read({ BACKUP_EVERY: '6h' })).toThrow(
      'BACKUP_EVERY needs BACKUP_DIR: a folder on another disk',
    );
    expect(read({ BACKUP_CHECK_EVERY: 'never' }).backups.checkEveryMs).toBeUndefined();
    const keys = {
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'of-pictures',
      S3_SECRET_ACCESS_KEY: 'secret',
      BACKUP_DIR: 's3://elsewhere/kheya',
    };
    expect(read(keys).backups.to).toMatchObject({ accessKeyId: 'of-pictures', prefix: 'kheya/' });
    const own = {
      ...keys,
      BACKUP_S3_ACCESS_KEY_ID: 'own',
      BACKUP_S3_ENDPOINT: 'https://s3.example',
    };
    expect(read(own).backups.to).toMatchObject({
      accessKeyId: 'own',
      address: 'https://s3.example/elsewhere',
    });
    expect(() => read({ BACKUP_DIR: 's3://No' })).toThrow(
      'BACKUP_DIR must be like s3://bucket/folder',
    );
  });

  test("the administrator's e-mail is kept in lower case", () => {
    expect(read({ ADMIN_EMAIL: 'Boss@Kheya.Test' }).admin.email).toBe('boss@kheya.test');
  });

  test.for([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['AUDIT_DAYS', '89'],
    ['AUDIT_DAYS', 'forever'],
    ['LEAD_DAYS', '29'],
    ['SPAM_DAYS', '0'],
    ['TRASH_DAYS', '0'],
    ['BACKUP_EVERY', '6h'],
    ['BACKUP_EVERY', '0h'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_KEEP', '0'],
    ['SITE_URL', 'kheya.example'],
    ['SITE_URL', 'ftp://kheya.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['SITE_URL', 'https://kheya.example/travel'],
    ['SITE_URL', 'https://kheya.example?from=mail'],
    ['SITE_URL', 'https://kheya:ferry@kheya.example'],
    ['REBUILD_WEBHOOKS', 'https://ci.example/a, nonsense'],
    ['REBUILD_WEBHOOKS', 'file:///etc/passwd'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', 'x'.repeat(257)],
    ['LOG_LEVEL', 'loud'],
    ['HSTS_SUBDOMAINS', 'yes'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['LEAD_EMAIL_TO', 'nobody'],
    ['LEAD_WEBHOOK_URL', 'sms.example/hook'],
    ['LEAD_WEBHOOK_URL', 'file:///etc/passwd'],
    ['LEAD_WEBHOOK_URL', 'https://name:password@sms.example/hook'],
    ['LEAD_WEBHOOK_SECRET', 'k7Qz-mW2v_9TrLx4-BnD6yHs8.PcJ3fAe'],
    ['LEAD_WEBHOOK_SECRET', `whsec_${'not base64 '.repeat(4)}`],
    ['LEAD_WEBHOOK_SECRET', `whsec_${Buffer.from('too short').toString('base64')}`],
    ['LEAD_EMAIL_TO', 'a@kheya.test, <b@kheya.test>'],
    ['ADMIN_EMAIL', 'admin'],
    ['ADMIN_EMAIL', 'admin@kheya.test '],
    ['ADMIN_EMAIL', 'a@kheya.test,b@kheya.test'],
    ['TRUST_PROXY', 'ture'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '127.0.0.1, proxy.internal'],
    ['PUBLISHER_PORT', 'http'],
    ['RENDER_THREADS', '0'],
    ['RENDER_THREADS', 'all'],
    ['RENDER_THREADS_FROM', '-1'],
    ['SHARE_IMAGES', 'off'],
    ['PRECOMPRESS', 'none\r'],
    ['PRECOMPRESS', 'off'],
  ])('%s of "%s" refuses to start, by its name', ([name, value]) => {
    expect(() => read({ [name!]: value })).toThrow(ConfigError);
    expect(() => read({ [name!]: value })).toThrow(name!);
  });

  test.for(['JWT_SECRET', 'BUILD_TOKEN', 'WEBHOOK_SECRET', 'BACKUP_KEY', 'METRICS_TOKEN'])(
    'a weak %s refuses to start',
    (name) => {
      for (const value of ['a', 'changeme', 'secret', 'x'.repeat(31)]) {
        expect(() => read({ [name]: value })).toThrow(ConfigError);
        expect(() => read({ [name]: value })).toThrow(`${name} is too weak`);
      }
      expect(() => read({ [name]: 'k7Qz-mW2v_9TrLx4-BnD6yHs8.PcJ3fAe' })).not.toThrow();
    },
  );

  test.for([
    ['x'.repeat(64), 'it has too few different characters'],
    ['changemechangemechangemechangeme', 'it has too few different characters'],
    ['abababab'.repeat(5), 'it has too few different characters'],
    ['0123456789abcdef'.repeat(4), 'it repeats itself'],
    ['correct-horse-1 correct-horse-1 correct', 'it repeats itself'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'its characters follow one another'],
    ['zyxwvutsrqponmlkjihgfedcba9876543210', 'its characters follow one another'],
    ['your-256-bit-secret-goes-into-this-place', 'it is a well-known example'],
    ['a-string-secret-at-least-256-bits-long', 'it is a well-known example'],
    ['Replace_Me with 32 characters, please!', 'it is a well-known example'],
    ['qwertyuiopasdfghjklzxcvbnm1234567890', 'it is a well-known example'],
    ['whsec_notbase64_but-something-like-it-#', 'behind whsec_ stands base64 of at least 24 bytes'],
    [`whsec_${'YWFh'.repeat(11)}`, 'it has too few different characters'],
    [`whsec_${Buffer.alloc(30, 'abc0').toString('base64')}`, 'it repeats itself'],
  ] as const)('a secret like %s is refused: %s', ([value, reason]) => {
    for (const name of ['JWT_SECRET', 'WEBHOOK_SECRET'])
      expect(() => read({ [name]: value })).toThrow(`${name} is too weak: ${reason}`);
  });

  test('secrets that a machine made are taken, in any usual spelling', () => {
    for (let n = 0; n < 200; n++)
      for (const spelling of ['hex', 'base64', 'base64url'] as const) {
        const JWT_SECRET = randomBytes(32).toString(spelling);
        const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('base64')}`;
        expect(read({ JWT_SECRET, WEBHOOK_SECRET })).toMatchObject({ jwtSecret: JWT_SECRET });
      }
  });

  test('a secret is never repeated in the refusal', () => {
    expect(() => read({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  test('a mail server is smtp or smtps, and its password is never repeated', () => {
    expect(read().smtpUrl).toBeUndefined();
    for (const SMTP_URL of ['smtp://mail.example:587', 'smtps://name:word@mail.example'])
      expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    expect(() => read({ SMTP_URL: 'ftp://name:hunter2@mail.example' })).toThrow(/^(?!.*hunter2)/);
  });

  test('leads may be told to several, separated by commas or spaces', () => {
    expect(read().leadEmailTo).toEqual([]);
    const LEAD_EMAIL_TO = 'a@kheya.test, b@kheya.test c@kheya.test';
    expect(read({ LEAD_EMAIL_TO }).leadEmailTo).toHaveLength(3);
  });

  test('a data folder that cannot be one refuses to start', () => {
    const file = join(folder.path, 'a-file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'below')]) {
      expect(() => readConfig({ DATA_DIR })).toThrow(ConfigError);
      expect(() => readConfig({ DATA_DIR })).toThrow('DATA_DIR cannot be written');
    }
  });

  test('a data folder that cannot be made refuses to start', () => {
    // A file at the folder's path makes mkdir fail even for root.
    const file = join(folder.path, 'occupied');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: join(file, 'data') })).toThrow(
      'DATA_DIR cannot be written',
    );
  });
});

describe('the webhook of leads', () => {
  const LEAD_WEBHOOK_URL = 'https://sms.example/hook/4711';
  const LEAD_WEBHOOK_SECRET = `whsec_${randomBytes(32).toString('base64')}`;

  test('is an address and a secret, or neither', () => {
    expect(read().leadWebhook).toBeUndefined();
    const leadWebhook = { url: LEAD_WEBHOOK_URL, secret: LEAD_WEBHOOK_SECRET };
    expect(read({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET })).toMatchObject({ leadWebhook });
  });

  test.for([
    { LEAD_WEBHOOK_URL },
    { LEAD_WEBHOOK_SECRET },
    { LEAD_WEBHOOK_URL: 'ftp://sms.example/hook/4711', LEAD_WEBHOOK_SECRET },
    { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: `${LEAD_WEBHOOK_SECRET}?` },
  ])('without the other, or wrong, it ends the start in one line that tells neither', (env) => {
    expect(() => read(env)).toThrow(/^LEAD_WEBHOOK_[^\n]+$/);
    expect(() => read(env)).not.toThrow(/4711/);
    expect(() => read(env)).not.toThrow(LEAD_WEBHOOK_SECRET);
  });
});

describe('secrets', () => {
  const file = () => join(folder.path, 'secrets.json');
  const secretsOf = ({ jwtSecret, buildToken, webhookSecret }: ReturnType<typeof read>) => [
    jwtSecret,
    buildToken,
    webhookSecret,
  ];

  test('what is not given is made once and kept', () => {
    const first = secretsOf(read());
    expect(secretsOf(read())).toEqual(first);
    expect(new Set(first).size).toBe(3);
    for (const secret of first) expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(first[2]).toMatch(/^whsec_/);
  });

  test('two installations have different ones', () => {
    const other = temporaryFolder();
    const [mine, theirs] = [secretsOf(read()), secretsOf(readConfig({ DATA_DIR: other.path }))];
    other.remove();
    expect(mine.some((secret) => theirs.includes(secret))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('only the owner may read the file', () => {
    read();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('those of a disk that takes no writes any more are read all the same', (context) => {
    if (!mountSmallDisk(folder.path, '1m')) return context.skip('cannot mount here');
    try {
      const made = loadSecrets(folder.path, {});
      remount(folder.path, 'ro');
      expect(loadSecrets(folder.path, {})).toEqual(made);
    } finally {
      unmount(folder.path);
    }
  });

  test('a file that was damaged is named, and left as it is', () => {
    writeFileSync(file(), '{"JWT_SECRET": "cut o');
    const said = `The secrets cannot be read from ${file()}; `;
    expect(() => read()).toThrow(`${said}restore or remove it`);
    expect(readFileSync(file(), 'utf8')).toBe('{"JWT_SECRET": "cut o');
    // A file of another account may be whole: no message tells to remove it.
    rmSync(file());
    mkdirSync(file());
    expect(() => read()).toThrow(`${said}EISDIR`);
  });

  test('those of the environment are used and not written down', () => {
    const JWT_SECRET = 'given-by-the-environment-and-long-enough';
    expect(read({ JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
    expect(readFileSync(file(), 'utf8')).not.toContain(JWT_SECRET);
  });

  test('with all of them given there is no file', () => {
    const long = 'given-by-the-environment-and-long-enough';
    read({ JWT_SECRET: long, BUILD_TOKEN: long, WEBHOOK_SECRET: long });
    expect(existsSync(file())).toBe(false);
  });

  test('a kept one survives when another is asked for later', () => {
    const long = 'given-by-the-environment-and-long-enough';
    read({ JWT_SECRET: long, WEBHOOK_SECRET: long });
    const { buildToken } = read({ JWT_SECRET: long, WEBHOOK_SECRET: long });
    expect(read().buildToken).toBe(buildToken);
  });
});
