import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Entity } from '#model/kit/entity.ts';
import { publicEntities } from '#model/entities/index.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { permissions, type RouteKey } from '#model/access/permissions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { forbiddenAddresses } from '../testing/corpora/addresses.ts';
import { markupTexts } from '../testing/corpora/markup.ts';
import { jsonBodyOf, type Call, type Schema } from '../testing/description.ts';
import { draftOf } from '../testing/drafts.ts';
import { filledApp, fingerprint, type FilledApp } from '../testing/filled-app.ts';
import type { Method } from '../testing/app.ts';

let server: FilledApp;
beforeAll(async () => {
  server = await filledApp();
});
afterAll(() => server.close());

const writes = () => server.calls.filter(({ method }) => method !== 'GET');
const accessOf = ({ method, path }: Call) =>
  permissions[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}` as RouteKey];

function send(
  call: Call,
  contentType: string,
  payload: string,
  headers = server.as('super_admin'),
) {
  return server.app.inject({
    method: call.method as Method,
    url: `/api/v1${server.existing(call)}`,
    headers: { ...headers, 'content-type': contentType },
    payload,
  });
}

/** Every object schema of a body, the body itself included. */
function objectsIn(schema: unknown): Schema[] {
  if (schema === null || typeof schema !== 'object') return [];
  const own = (schema as Schema)['type'] === 'object' ? [schema as Schema] : [];
  return [...own, ...Object.values(schema).flatMap(objectsIn)];
}

test('no body takes a property that it does not name', () => {
  const bodies = writes()
    .map(jsonBodyOf)
    .filter((body) => body !== undefined);
  expect(bodies.length).toBeGreaterThanOrEqual(18);
  for (const body of bodies)
    for (const object of objectsIn(body)) {
      // Additional properties have a schema of their own.
      const rest = object['additionalProperties'];
      expect(rest === false || typeof rest === 'object', JSON.stringify(object)).toBe(true);
    }
});

test('no body names what the server keeps', () => {
  const kept = new Set([
    'id',
    'created_at',
    'updated_at',
    'updated_by',
    'password_hash',
    'token_version',
    'is_default_admin',
  ]);
  for (const call of writes()) {
    const names = Object.keys((jsonBodyOf(call)?.['properties'] ?? {}) as object);
    expect(
      names.filter((name) => kept.has(name)),
      `${call.method} ${call.path}`,
    ).toEqual([]);
  }
});

const FOREIGN_FORMS = [
  ['text/plain', '{"name":"x"}'],
  ['application/x-www-form-urlencoded', 'name=x&message=x'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--x--\r\n',
  ],
] as const;

test.for(FOREIGN_FORMS)(
  'a form of another site, sent as %s, writes nothing',
  async ([type, payload]) => {
    const before = await fingerprint(server.db);
    const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const call of writes()) {
      // The one create that is open to the public.
      if (call.path === '/contact-submissions' && call.method === 'POST') continue;
      const { statusCode } = await send(call, type, payload, evil);
      const expected = accessOf(call) === 'anyone' ? [400, 415, 422] : [401];
      expect(expected, `${call.method} ${call.path}`).toContain(statusCode);
    }
    expect(await fingerprint(server.db)).toBe(before);
  },
);

test.for([
  'application/json garbage',
  'application/jsonx',
  'application/json;charset=utf-16',
  '\tapplication/json',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/json; charset=utf-8',
])('no body slips past its schema as %j', async (type) => {
  for (const call of writes().filter((each) => jsonBodyOf(each))) {
    const { statusCode } = await send(call, type, '{"surprise":1}');
    expect([400, 415, 422], `${call.method} ${call.path}`).toContain(statusCode);
  }
});

test('a compressed body is refused by every call, in words that name its coding', async () => {
  const payload = gzipSync('{"name":"Rahim","message":"Hello"}');
  for (const call of writes()) {
    const answer = await server.app.inject({
      method: call.method as Method,
      url: `/api/v1${server.existing(call)}`,
      headers: {
        ...server.as('super_admin'),
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload,
    });
    expect(answer.statusCode, `${call.method} ${call.path}`).toBe(415);
    expect(answer.headers['accept-encoding']).toBe('identity');
    expect(answer.json().detail).toBe('A body is taken as it is here, and not compressed (gzip)');
  }
});

test.for(['', 'Identity'])('a body whose coding is "%s" is taken as it is', async (coding) => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/v1/contact-submissions',
    headers: { 'content-type': 'application/json', 'content-encoding': coding },
    payload: '{"name":"Rahim","message":"Hello"}',
  });
  expect(statusCode).toBe(201);
});

test('a body ten thousand levels deep is refused by every call', async () => {
  const levels = 10_000;
  for (const payload of [
    '['.repeat(levels) + ']'.repeat(levels),
    '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
  ])
    for (const call of writes().filter((each) => jsonBodyOf(each)))
      expect([400, 413, 422]).toContain((await send(call, 'application/json', payload)).statusCode);
});

test('a draft or an enquiry with something deep in it is refused in words', async () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  const [{ name, path }] = publicEntities as [Entity];
  const [{ id }] = (await server.call('GET', path)).json();
  const lead = { name: 'Rahim', message: 'Hello', email: 'rahim@kheya.test' };
  for (const [method, to, payload] of [
    ['PUT', `/drafts/${name}/${id}`, `{"fields":{"tags":${deep}},"version":null}`],
    ['POST', '/contact-submissions', `{"origin":${deep},${JSON.stringify(lead).slice(1)}`],
  ] as const) {
    const headers = {
      ...server.as('moderator'),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const url = `/api/v1${to}`;
    const answer = await server.app.inject({ method, url, headers, payload });
    expectError(answer, 400);
    expect(answer.json().detail).toBe('The body is nested too deeply');
  }
});

test('ten thousand days, tags or pictures are refused', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `x${at}`);
  const [tour] = publicEntities;
  for (const values of [
    { itinerary: Object.fromEntries(many.map((_, at) => [`day${at + 1}`, { title: 'x' }])) },
    { tags: many },
    { images: many.map((each) => `/static/uploads/${each}`) },
  ]) {
    const body = draftOf(tour!, values);
    const answer = await server.call('POST', tour!.path, { headers: server.as('moderator'), body });
    expect(answer.statusCode).toBe(422);
  }
});

const wrapped: Partial<Record<FieldKind, (address: string) => unknown>> = {
  image: (address) => address,
  link: (address) => address,
  images: (address) => [address],
  social: (address) => ({ facebook: address }),
};

test.for(forbiddenAddresses)('%j is in no field that holds an address', async (address) => {
  let asked = 0;
  for (const entity of publicEntities)
    for (const { name, field } of entity.columns) {
      const value = wrapped[field.kind]?.(address);
      if (value === undefined) continue;
      const body = draftOf(entity, { [name]: value });
      const answer = await server.call('POST', entity.path, {
        headers: server.as('moderator'),
        body,
      });
      expect(answer.statusCode, `${entity.name} ${name}`).toBe(422);
      asked++;
    }
  expect(asked).toBeGreaterThanOrEqual(10);
});

test.for(markupTexts)(
  '%j is told as the text it is, and as nothing that a browser runs',
  async (text) => {
    for (const entity of publicEntities) {
      const texts = entity.columns.filter(
        ({ field }) => field.kind === 'text' || field.kind === 'markdown',
      );
      const long = texts.filter(({ field }) => field.max! >= text.length);
      const values = Object.fromEntries(long.map(({ name }) => [name, text]));
      const made = await server.call('POST', entity.path, {
        headers: server.as('moderator'),
        body: draftOf(entity, values),
      });
      expect(made.statusCode, made.body).toBe(201);
      expect(made.json()).toMatchObject(values);
      expect(made.headers['content-type']).toMatch(/^application\/json/);
    }
  },
);
