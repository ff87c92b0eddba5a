import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { user as userEntity } from '#model/entities/index.ts';
import type { Role } from '#model/access/roles.ts';
import { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { API_PREFIX, buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { create } from '../crud/repository.ts';
import { openDatabase, type Db } from '../db/database.ts';
import { newBucket } from './bucket.ts';
import { Conformance } from './conformance.ts';
import { watched } from './connections.ts';
import { newPlace } from './database.ts';
import { onPostgres } from './engines.ts';
import { temporaryFolder } from './folder.ts';
import { PASSWORDS } from './passwords.ts';
import { watchedLog } from './watched-log.ts';

export const PASSWORD = 'a long enough password';
/** Short streams, since an injected request resolves when its stream ends. A connection takes longer. */
const SHORT_STREAMS = { maxMs: onPostgres ? 150 : 20 };

export const SECRETS = {
  JWT_SECRET: 'a-secret-for-tests-that-is-long-enough-to-be-taken',
  BUILD_TOKEN: 'a-build-token-for-tests-that-is-long-enough',
  WEBHOOK_SECRET: 'YS13ZWJob29rLXNlY3JldC1mb3ItdGVzdHMtdGhhdC1pcy1sb25n',
};

/** Small: thousands of tests fill one each. */
const RESERVE_BYTES = 4_096;

/** Secrets that no log line may contain: tokens and hashes by their prefix. */
const UNLOGGED = [PASSWORD, ...Object.values(SECRETS), 'eyJ', 'argon2id'];

const people: Readonly<Record<Role, { full_name: string; email: string }>> = {
  super_admin: { full_name: 'Amina Rahman', email: 'amina@kheya.test' },
  moderator: { full_name: 'Mahin Karim', email: 'mahin@kheya.test' },
  translator: { full_name: 'Nadia Islam', email: 'nadia@kheya.test' },
};

type FirstRole = Exclude<Role, 'translator'>;

export type Headers = Record<string, string>;
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TestApp {
  app: FastifyInstance;
  db: Db;
  config: Config;
  /** The two initial accounts, by role. */
  users: Readonly<Record<FirstRole, { id: string; email: string }>>;
  /** The headers that sign in as the account with this role. */
  as: (role: FirstRole) => Headers;
  /** Adds a translator; answers the headers that sign in as them. */
  addTranslator: () => Promise<Headers>;
  /** A call below /api/v1. */
  call: (
    method: Method,
    path: string,
    options?: { headers?: Headers; body?: unknown },
  ) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
}

type TestOptions = Partial<Omit<AppOptions, 'db' | 'config'>> & { config?: Partial<Config> };

/** The whole server over a data folder of its own, with a super_admin and a moderator. */
export async function testApp(given: TestOptions = {}): Promise<TestApp> {
  const folder = temporaryFolder();
  const read = readConfig({ DATA_DIR: folder.path, LOG_LEVEL: 'silent', ...SECRETS });
  const config: Config = {
    ...read,
    database: await newPlace(read.databaseFile),
    bucket: newBucket(),
    cmsDir: join(folder.path, 'cms'),
    ...given.config,
  };
  mkdirSync(config.siteDir, { recursive: true });
  mkdirSync(config.cmsDir, { recursive: true });
  const db = await openDatabase(config.database);
  const { stream, leaks } = watchedLog(UNLOGGED);
  const log = { level: 'trace', stream };
  const built = await buildApp({
    passwords: PASSWORDS,
    streamLimits: SHORT_STREAMS,
    reserveBytes: RESERVE_BYTES,
    log,
    ...given,
    db,
    config,
  });
  const { app, faults } = judged(built);

  const account = async (role: Role) => {
    const author = { userId: null, now: new Date() };
    const hidden = { password_hash: await PASSWORDS.hash(PASSWORD), token_version: 1 };
    const { id } = await create(db, userEntity, { ...people[role], role }, author, { hidden });
    const { email } = people[role];
    const claims = { sub: email, uid: id, ver: 1 };
    return { id, email, authorization: `Bearer ${app.jwt.sign(claims)}` };
  };
  await app.ready();
  const [super_admin, moderator] = await Promise.all([
    account('super_admin'),
    account('moderator'),
  ]);
  const users = { super_admin, moderator };

  return {
    app,
    db,
    config,
    users,
    as: (role) => ({ authorization: users[role].authorization }),
    addTranslator: async () => ({ authorization: (await account('translator')).authorization }),
    call: (method, path, { headers, body } = {}) => {
      const options: InjectOptions = { method, url: API_PREFIX + path };
      if (headers) options.headers = headers;
      if (body !== undefined) options.payload = body as object;
      return app.inject(options);
    },
    close: async () => {
      await app.close();
      await db.destroy();
      folder.remove();
      if (faults.length > 0)
        throw new Error(`Answers over a connection do not conform: ${faults.join('\n')}`);
      if (leaks.length > 0) throw new Error(`Secrets were logged: ${leaks.join('\n')}`);
    },
  };
}

/** Cache: every server of a worker has the same routes, and so the same description. */
let described: Conformance | undefined;

/** Validates every injected response against OpenAPI: a fault fails the test. */
function judged(app: FastifyInstance): { app: FastifyInstance; faults: readonly string[] } {
  const conformance = (described ??= new Conformance(app, API_PREFIX));
  const inject = app.inject.bind(app) as (
    request: InjectOptions | string,
  ) => Promise<LightMyRequestResponse>;
  const judging = async (request: InjectOptions | string) => {
    const answer = await inject(request);
    const faults = conformance.faults(request, answer);
    if (faults.length > 0)
      throw new Error(
        `The answer ${answer.statusCode} to ${JSON.stringify(request).slice(0, 300)} does not conform: ${faults.join('; ')}\n${answer.body.slice(0, 500)}`,
      );
    return answer;
  };
  app.inject = judging as typeof app.inject;
  return { app, faults: watched(app, conformance) };
}
