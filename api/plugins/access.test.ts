import { permissions, type Access, type RouteKey } from '#model/access/permissions.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { scratchDatabase } from '../testing/database.ts';
import { SECRETS, testApp, type Headers, type Method, type TestApp } from '../testing/app.ts';
import { isReference } from '../testing/description.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import { registerAccess } from './access.ts';

let server: TestApp;
let translator: Headers;
beforeAll(async () => {
  server = await testApp();
  translator = await server.addTranslator();
});
afterAll(() => server.close());

const callers = [
  'anonymous',
  'garbage',
  'expired',
  'build',
  'translator',
  'moderator',
  'super_admin',
] as const;
type Who = (typeof callers)[number];
type Verdict = 'passes' | 401 | 403;

const build = { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` };
/** Claims of a super_admin that expired an hour ago. */
function overdue() {
  const { id, email } = server.users.super_admin;
  const nineHoursAgo = Math.floor(Date.now() / 1000) - 9 * 60 * 60;
  return { sub: email, uid: id, ver: 1, iat: nineHoursAgo };
}
const headers: Record<Who, () => Headers> = {
  anonymous: () => ({}),
  garbage: () => ({ authorization: 'Bearer garbage' }),
  expired: () => ({ authorization: `Bearer ${server.app.jwt.sign(overdue())}` }),
  build: () => build,
  translator: () => translator,
  moderator: () => server.as('moderator'),
  super_admin: () => server.as('super_admin'),
};

const verdicts: Record<Access, Record<Who, Verdict>> = {
  anyone: {
    anonymous: 'passes',
    garbage: 401,
    expired: 401,
    build: 403,
    translator: 'passes',
    moderator: 'passes',
    super_admin: 'passes',
  },
  translator: {
    anonymous: 401,
    garbage: 401,
    expired: 401,
    build: 403,
    translator: 'passes',
    moderator: 'passes',
    super_admin: 'passes',
  },
  moderator: {
    anonymous: 401,
    garbage: 401,
    expired: 401,
    build: 403,
    translator: 403,
    moderator: 'passes',
    super_admin: 'passes',
  },
  self: {
    anonymous: 401,
    garbage: 401,
    expired: 401,
    build: 403,
    translator: 403,
    moderator: 403,
    super_admin: 'passes',
  },
  super_admin: {
    anonymous: 401,
    garbage: 401,
    expired: 401,
    build: 403,
    translator: 403,
    moderator: 403,
    super_admin: 'passes',
  },
  build: {
    anonymous: 401,
    garbage: 401,
    expired: 401,
    build: 'passes',
    translator: 403,
    moderator: 403,
    super_admin: 403,
  },
};

const apiRoutes = () =>
  registeredRoutes(server.app)
    .filter(({ url }) => url.startsWith(`${API_PREFIX}/`))
    .map(({ method, url }) => ({ method, path: url.slice(API_PREFIX.length) }))
    .filter(({ path }) => !isReference(path));

const concrete = (path: string) => path.replace(/:\w+/g, 'nothing-here');

test.for(callers)('%s may call exactly what the table of permissions says', async (who) => {
  const routes = apiRoutes();
  expect(routes.length).toBeGreaterThan(40);
  const expected: Record<string, Verdict> = {};
  const actual: Record<string, Verdict> = {};
  for (const { method, path } of routes) {
    const key = `${method} ${path}`;
    const access = permissions[`${method === 'HEAD' ? 'GET' : method} ${path}` as RouteKey]!;
    expected[key] = verdicts[access][who];
    const { statusCode } = await server.call(method as Method, concrete(path), {
      headers: headers[who](),
    });
    // 503 from routes that call the publisher: none runs here.
    if (statusCode !== 503) expect(statusCode, key).toBeLessThan(500);
    actual[key] = statusCode === 401 || statusCode === 403 ? statusCode : 'passes';
  }
  expect(actual).toEqual(expected);
});

test('a change of who may do what is seen in review', async () => {
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(at === 0 ? 52 : 12))
      .join('')
      .trimEnd();
  const lines = Object.entries(permissions)
    .map(([key, access]) =>
      row([key, access, ...callers.map((who) => String(verdicts[access][who]))]),
    )
    .toSorted();
  const table = [row(['', 'open to', ...callers]), ...lines].join('\n');
  await expect(`${table}\n`).toMatchFileSnapshot('../permissions.snapshot.txt');
});

test('without signing in one may write nothing but a lead, a sign-in and a count', () => {
  const open = Object.entries(permissions).filter(
    ([key, access]) => access === 'anyone' && !key.startsWith('GET '),
  );
  expect(open.map(([key]) => key).toSorted()).toEqual([
    'POST /auth/login',
    'POST /contact-submissions',
    'POST /page-counts',
  ]);
});

test('outside the API only files and the search are served, and only to be read', () => {
  const others = registeredRoutes(server.app).filter(
    ({ url }) => !url.startsWith(`${API_PREFIX}/`),
  );
  const paths = [...new Set(others.map(({ url }) => url))].toSorted();
  expect(paths).toEqual([
    '/*',
    '/bn/search',
    '/cms',
    '/cms/*',
    '/preview/:locale/:id',
    '/search',
    '/static/uploads/:file',
  ]);
  expect(others.every(({ method }) => method === 'GET' || method === 'HEAD')).toBe(true);
});

test.for([
  [
    'a route that the table does not name',
    ['GET'],
    '/left-open',
    '"GET /left-open" is not in the table',
  ],
  [
    'a second method that the table does not name',
    ['GET', 'PUT'],
    '/flights',
    '"PUT /flights" is not in the table',
  ],
  ['a route whose methods are open to different people', ['GET', 'POST'], '/flights', 'by method'],
] as [string, string[], string, string][])(
  '%s stops the server from starting',
  async ([, method, url, reason]) => {
    const db = await scratchDatabase();
    const app = Fastify();
    registerAccess(app, {
      db,
      buildToken: SECRETS.BUILD_TOKEN,
      prefix: '',
      clock: () => new Date(),
    });
    expect(() => app.route({ method, url, handler: () => 'secret' })).toThrow(reason);
    await app.close();
    await db.destroy();
  },
);

test('who may not write is told so before the body is read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/tour-packages`,
    headers: { 'content-type': 'application/json' },
    payload: '{ not json',
  });
  expect(answer.statusCode).toBe(401);
});

test.for(['/%75sers', '/users/%6de', '/users/./me', '/users/x/../me'])(
  'another spelling of a guarded address, %s, lets nobody in',
  async (path) => {
    const { statusCode } = await server.call('GET', path);
    expect([400, 401, 404]).toContain(statusCode);
  },
);

/** Path confusion: spellings that a router, not a text comparison, takes for the guarded path. */
const disguises: readonly ((path: string) => string)[] = [
  (path) => path.replace(/\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path};x`,
  (path) => path.toUpperCase(),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => path.replace(/(?<=.)\//, '%2f'),
  (path) => `${path}%00`,
  (path) => `${path}?x=${path}`,
];

test('no disguise of a guarded address is answered to nobody', async () => {
  const guarded = apiRoutes().filter(
    ({ method, path }) => permissions[`${method} ${path}` as RouteKey] === 'moderator',
  );
  expect(guarded.length).toBeGreaterThan(20);
  for (const { method, path } of guarded)
    for (const disguise of disguises) {
      const address = disguise(concrete(path));
      const { statusCode } = await server.call(method as Method, address);
      expect([308, 400, 401, 404, 405], `${method} ${address}`).toContain(statusCode);
    }
});

test.for(['//users', '/Users', '/USERS/me', '/users/me/', '/users;x', '/users%2fme', '/users%00'])(
  'an address that only looks like a guarded one, %s, shows nothing',
  async (path) => {
    const answer = await server.call('GET', path);
    expect([301, 308, 400, 401, 404, 422]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('kheya.test');
  },
);
