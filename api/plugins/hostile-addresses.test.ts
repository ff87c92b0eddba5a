import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlTexts } from '../testing/corpora/sql.ts';
import { traversals } from '../testing/corpora/paths.ts';
import { filledPath, parametersIn, type Call } from '../testing/description.ts';
import { eventually } from '../testing/eventually.ts';
import { filledApp, fingerprint, type FilledApp } from '../testing/filled-app.ts';

let server: FilledApp;
let before: string;
beforeAll(async () => {
  server = await filledApp();
  before = await fingerprint(server.db);
});
afterAll(() => server.close());

const read = (path: string, headers = server.as('super_admin')) =>
  server.call('GET', path, { headers });
const reads = () => server.calls.filter(({ method }) => method === 'GET');
const nothingChanged = async () => expect(await fingerprint(server.db)).toBe(before);

/** Retries tell backtracking, which is slow each time, from a busy machine, which is slow once. */
const LIMIT_MS = 300;
const TRIES = 3;

async function soon(path: string) {
  for (let tries = 1; ; tries++) {
    const began = performance.now();
    const answer = await read(path);
    const took = performance.now() - began;
    if (took < LIMIT_MS) return answer;
    expect(tries, `${path} took ${took} ms`).toBeLessThan(TRIES);
  }
}

/** Refused or not found; 503 without a publisher. */
const HARMLESS = [200, 308, 400, 403, 404, 414, 422, 503];

async function expectNothing(call: Call, path: string, text: string) {
  const answer = await soon(path);
  expect(HARMLESS, `${path}\n${answer.body}`).toContain(answer.statusCode);
  // A search without a letter or digit has no words, and may return everything.
  if (answer.statusCode === 200 && Array.isArray(answer.json()) && /[\p{L}\p{N}]/u.test(text))
    expect(answer.json(), path).toEqual([]);
}

test.for([...sqlTexts, ...traversals])('%j in an address finds nothing', async (text) => {
  for (const call of reads().filter((each) => parametersIn(each, 'path').length > 0))
    await expectNothing(
      call,
      filledPath(call.path, () => text),
      text,
    );
  await nothingChanged();
});

test.for(sqlTexts)('%j in a query is a word, or refused', async (text) => {
  for (const call of reads())
    for (const { name } of parametersIn(call, 'query'))
      await expectNothing(
        call,
        `${server.existing(call)}?${name}=${encodeURIComponent(text)}`,
        text,
      );
  await nothingChanged();
});

test('a parameter that is given twice, or as a list or an object, is refused', async () => {
  let asked = 0;
  for (const call of reads())
    for (const { name, schema } of parametersIn(call, 'query')) {
      const value = schema['type'] === 'boolean' ? 'true' : '1';
      for (const query of [`${name}=${value}&${name}=${value}`, `${name}[]=1`, `${name}[$gt]=1`]) {
        const answer = await read(`${server.existing(call)}?${query}`);
        expect([403, 422], `${call.path}?${query}`).toContain(answer.statusCode);
        asked++;
      }
    }
  expect(asked).toBeGreaterThan(100);
});

test.for([
  'order_by=password_hash',
  'filter=password_hash',
  'fields=*',
  'populate=*',
  'where[updated_by][password_hash][$startsWith]=a',
  'lookup[]=users',
  '__proto__[x]=1',
  'next=//evil.example',
  'redirect=https://evil.example',
])('"%s" is refused, or changes nothing of the answer', async (query) => {
  for (const call of reads()) {
    const path = server.existing(call);
    const compare = async () => {
      const [plain, asked, again] = [
        await read(path),
        await read(`${path}?${query}`),
        await read(path),
      ];
      // Skips answers that differ between two identical requests.
      if (asked.statusCode >= 400 || plain.body !== again.body) return;
      expect(asked.body, path).toBe(plain.body);
    };
    // Again, as free room on the disk changes, and changes back.
    await eventually(compare, { withinMs: 2_000 });
  }
});

test('long addresses and questions are answered as any other', async () => {
  const long = 'ক'.repeat(1000);
  for (const call of reads()) {
    const { statusCode } = await soon(filledPath(call.path, () => long));
    expect(HARMLESS).toContain(statusCode);
    for (const { name } of parametersIn(call, 'query')) {
      const answer = await soon(`${server.existing(call)}?${name}=${encodeURIComponent(long)}`);
      expect(HARMLESS).toContain(answer.statusCode);
    }
  }
});

test('reading changes nothing', async () => {
  for (const call of reads()) await read(server.existing(call));
  await nothingChanged();
});

test('no other site may read an answer, whoever it says it is', async () => {
  const origins = [
    'https://evil.example',
    'null',
    'https://kheya.test.evil.example',
    'http://localhost:8888',
  ];
  for (const { path } of server.calls)
    for (const origin of origins)
      for (const method of ['GET', 'OPTIONS'] as const) {
        const answer = await server.app.inject({
          method,
          url: `/api/v1${filledPath(path, (name) => name)}`,
          headers: {
            origin,
            'access-control-request-method': 'PUT',
            'access-control-request-headers': 'authorization',
          },
        });
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
      }
});

test('the host that a request names is in no answer', async () => {
  const evil = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  for (const call of reads()) {
    const answer = await read(server.existing(call), { ...server.as('super_admin'), ...evil });
    expect(answer.body + JSON.stringify(answer.headers), call.path).not.toContain('evil.example');
  }
});
