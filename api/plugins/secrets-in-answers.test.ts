import { publicEntities } from '#model/entities/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { secretKeys } from '../testing/answers.ts';
import { SECRETS, testApp, type Headers, type TestApp } from '../testing/app.ts';
import { isUndescribed } from '../testing/description.ts';
import { fullDraftOf } from '../testing/drafts.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';

let server: TestApp;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await testApp();
  for (const entity of publicEntities) {
    const body = fullDraftOf(entity);
    const made = await server.call('POST', entity.path, {
      headers: server.as('super_admin'),
      body,
    });
    ids.set(entity.path, made.json().id);
  }
});
afterAll(() => server.close());

/** Every GET address, with an existing id. The API description names passwords by right. */
const addresses = () =>
  registeredRoutes(server.app)
    .filter(({ method, url }) => method === 'GET' && url.startsWith(`${API_PREFIX}/`))
    .map(({ url }) => url.slice(API_PREFIX.length))
    .filter((path) => !isUndescribed(path))
    .map((path) => path.replace(/(.*)\/:id/, (_, base: string) => `${base}/${ids.get(base)}`));

test('no answer to anybody carries a hash, a token or a secret', async () => {
  const callers: Headers[] = [
    {},
    server.as('moderator'),
    server.as('super_admin'),
    { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` },
  ];
  let answered = 0;
  for (const headers of callers)
    for (const path of addresses()) {
      const answer = await server.call('GET', path, { headers });
      if (answer.statusCode !== 200) continue;
      answered++;
      const values = answer.body
        .split('\n')
        .map((line) => line.replace(/^data: /, ''))
        .filter((line) => /^[{["]/.test(line))
        .map((line) => JSON.parse(line));
      expect(secretKeys(values), path).toEqual([]);
      for (const secret of [...Object.values(SECRETS), 'argon2'])
        expect(answer.body).not.toContain(secret);
    }
  expect(answered).toBeGreaterThan(60);
});

test('no answer sets a cookie, or lets another site read it', async () => {
  for (const path of addresses()) {
    const headers = { ...server.as('super_admin'), origin: 'https://evil.example' };
    const answer = await server.call('GET', path, { headers });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  }
});
