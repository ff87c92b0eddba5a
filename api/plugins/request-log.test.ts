import { tourPackage } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, SECRETS, testApp, type Headers, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) };
  server = await testApp({ log: { level: 'debug', stream } });
});
afterAll(() => server.close());

interface Line {
  level: number;
  msg: string;
  reqId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  event?: string;
  outcome?: string;
  caller?: string;
}

const WARN = 40;

/** Log lines of requests while `work` runs. */
async function logged(work: () => Promise<unknown>): Promise<Line[]> {
  lines = [];
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  return lines.map((line) => JSON.parse(line) as Line).filter(({ route }) => route !== undefined);
}

const call = (path: string, headers: Headers = {}) => server.call('GET', path, { headers });
const signIn = (email: string, password: string) =>
  server.call('POST', '/auth/login', { body: { email, password } });

test('an answer is one line with method, route, status and duration', async () => {
  const [line, ...others] = await logged(() => call('/tour-packages/thailand?token=in-the-query'));
  expect(others).toEqual([]);
  expect(line).toMatchObject({ method: 'GET', route: '/api/v1/tour-packages/:id', status: 404 });
  expect(line!.ms).toBeGreaterThanOrEqual(0);
  expect(JSON.stringify(line)).not.toContain('in-the-query');
});

test('every answer has its line, from memory and from nowhere too', async () => {
  const found = await logged(async () => {
    for (const path of ['/flights', '/flights', '/nothing', '/flights?limit=0', '/users'])
      await call(path);
  });
  expect(found.map(({ status }) => status)).toEqual([200, 200, 404, 422, 401]);
});

test.for(['abc', 'A.b_c-9', 'x'.repeat(64)])('a good id, %s, is taken over', async (id) => {
  let answered: unknown;
  const [line] = await logged(async () => {
    answered = (await call('/health', { 'x-request-id': id })).headers['x-request-id'];
  });
  expect([answered, line!.reqId]).toEqual([id, id]);
});

test.for(['', 'x'.repeat(65), 'a b', 'a\tb', '{"a":1}', '<b>', 'ক'])(
  'an id like "%s" is replaced, and the answer says by which',
  async (id) => {
    const given = Buffer.from(id).toString('latin1');
    let answered: unknown;
    const [line] = await logged(async () => {
      answered = (await call('/health', { 'x-request-id': given })).headers['x-request-id'];
    });
    expect(answered).toMatch(/^[0-9a-f-]{36}$/);
    expect(line!.reqId).toBe(answered);
  },
);

test('signing in, failing to and being refused are events, with who and from where', async () => {
  const { email } = server.users.moderator;
  const events = await logged(async () => {
    await signIn(email, PASSWORD);
    await signIn(email, 'wrong password');
    await call('/users');
    await call('/site-content', server.as('moderator'));
  });
  expect(events.map(({ event, outcome, status }) => [event, outcome, status])).toEqual([
    ['sign-in', 'ok', 200],
    ['sign-in', 'failed', 401],
    ['refusal', 'failed', 401],
    ['refusal', 'failed', 403],
  ]);
  expect(events.every(({ level }) => level === WARN)).toBe(true);
  expect(events.at(-1)!.caller).toBe(server.users.moderator.id);
});

test('a line break in what is sent makes no line of its own', async () => {
  const forged = 'x\r\n{"level":30,"msg":"forged"}';
  lines = [];
  await server.call('GET', `/tour-packages/${encodeURIComponent(forged)}`);
  await signIn(forged, forged);
  await server.call('GET', '/health', { headers: { 'user-agent': 'a b' } });
  for (const line of lines) {
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(line).msg).not.toBe('forged');
  }
});

test('no line at debug level has a secret, a body, a query or a token', async () => {
  lines = [];
  const token = server.as('super_admin');
  const { email } = server.users.super_admin;
  const secret = 'a-secret-that-nobody-logs';
  await signIn(email, PASSWORD);
  await signIn(email, secret);
  await signIn(`${secret}@kheya.test`, secret);
  await call(`/tour-packages?q=${secret}`, token);
  await call('/users/me', { authorization: `Bearer ${secret}`, cookie: `session=${secret}` });
  await call('/site-content', { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` });
  const body = draftOf(tourPackage, { name: secret });
  await server.call('POST', '/tour-packages', { headers: token, body });
  await server.call('POST', '/tour-packages', { headers: token, body: { [secret]: secret } });
  await server.call('POST', '/contact-submissions', { body: { name: 'A', message: secret } });
  await server.call('PUT', '/users/change-password', {
    headers: token,
    body: { new_password: secret },
  });
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email": "${email}", "password": "${secret}`,
  });
  const { db } = server;
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(10);
  const hidden = [secret, PASSWORD, email, 'eyJ', 'Bearer', password_hash, 'argon2'];
  for (const each of [...hidden, ...Object.values(SECRETS)]) expect(log).not.toContain(each);
});

test('what somebody logs by mistake is crossed out', () => {
  lines = [];
  const password = 'in-the-clear';
  server.app.log.info({ password, user: { password }, headers: { authorization: password } });
  server.app.log.error({ err: Object.assign(new Error('no'), { rawPacket: password }) });
  server.app.log.warn({ target: `https://hooks.example/${password}` });
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain(password);
  expect(lines[2]).toContain('https://hooks.example');
});
