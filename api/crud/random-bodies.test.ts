import { entities } from '#model/entities/index.ts';
import { unknownFields } from '#model/contact/reply-text.ts';
import { leavesEmpty, type Column, type Entity } from '#model/kit/entity.ts';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { isCommonPassword } from '../plugins/common-passwords.ts';
import { bodyOf } from '../testing/arbitraries.ts';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import {
  callsOf,
  descriptionOf,
  jsonBodyOf,
  type Call,
  type Schema,
} from '../testing/description.ts';
import { mutationOf } from '../testing/mutations.ts';
import { rows } from './record.ts';

/** `RUNS=1000 FC_SEED=…`: more runs, or a replay of a failure, which prints its seed. */
const RUNS = Number(process.env['RUNS'] ?? 100);
const runs = { numRuns: RUNS };
const TIMEOUT_MS = 30_000 + RUNS * 200;

/** Properties that a create requires beside the entity's own fields. */
const besides: Readonly<Record<string, Record<string, Arbitrary<unknown>>>> = {
  user: { password: fc.string({ minLength: 6, maxLength: 30 }) },
};
/** Bodies that one create refuses: visitors may not change the text direction of the inbox. */
const isRefused: Readonly<Record<string, (body: Record<string, unknown>) => boolean>> = {
  'contact-submission': (body) =>
    /[\u0085\u2028\u2029\u202A-\u202E\u2066-\u2069]/.test(Object.values(body).join(' ')),
  'reply-template': (body) => unknownFields(Object.values(body).join(' ')).length > 0,
  user: ({ password }) => isCommonPassword(String(password)),
};
/** Fields that the server sets itself. */
const ruled = ({ name, field }: Column) =>
  name === 'order' || field.kind === 'slug' || name === 'is_spam';

let server: TestApp;
let calls: readonly Call[];
let requests = 0;
beforeAll(async () => {
  server = await testApp();
  calls = callsOf(descriptionOf(server.app));
});
afterAll(() => server.close());

/** Requests as an administrator, each from another address, so that no rate limit applies. */
function ask(method: Method, path: string, payload?: string) {
  requests++;
  return server.app.inject({
    method,
    url: API_PREFIX + path,
    remoteAddress: `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
    headers: {
      ...server.as('super_admin'),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The body that the create of an entity takes, or nothing where there is no such call. */
function createBody({ path }: Entity): Schema | undefined {
  const create = calls.find((call) => call.method === 'POST' && call.path === path);
  return create && jsonBodyOf(create);
}

function inputs(entity: Entity) {
  const properties = createBody(entity)?.['properties'];
  if (properties === undefined) return undefined;
  const columns = entity.columns.filter(({ name }) => name in (properties as object));
  const body = fc
    .tuple(bodyOf(columns), fc.record(besides[entity.name] ?? {}))
    .map(([own, beside]) => ({ ...own, ...beside }))
    .filter((each) => !isRefused[entity.name]?.(each));
  return { columns, body };
}

async function stored(entity: Entity) {
  const { count } = server.db.fn;
  const [records, outbox] = await Promise.all([
    rows(server.db).selectFrom(entity.table).select(count('id').as('n')).executeTakeFirst(),
    server.db.selectFrom('outbox').select(count('revision').as('n')).executeTakeFirst(),
  ]);
  return [records?.n, outbox?.n];
}

/** The value expected when read back: JSON has neither -0 nor undefined. */
const expectedValue = (column: Column, given: unknown) =>
  JSON.parse(
    JSON.stringify(
      given === undefined || leavesEmpty(column, given)
        ? column.empty
        : column.field.normalise(given),
    ),
  ) as unknown;

test('every entity that the public sees has a create', () => {
  const made = (entities as readonly Entity[]).filter((entity) => createBody(entity));
  expect(made.length).toBeGreaterThanOrEqual(9);
});

const named = (entities as readonly Entity[]).map((entity) => [entity.name, entity] as const);

describe.each(named)('%s', (_, entity) => {
  test(
    'any valid body is stored and read back as it was given',
    { timeout: TIMEOUT_MS },
    async () => {
      const input = inputs(entity);
      if (!input) return;
      const property = fc.asyncProperty(input.body, async (body: Record<string, unknown>) => {
        const made = await ask('POST', entity.path, JSON.stringify(body));
        expect(made.statusCode, made.body).toBe(201);
        const address = `${entity.path}/${made.json().id}`;
        const record = (await ask('GET', address)).json();
        for (const column of input.columns.filter((each) => !ruled(each)))
          expect(record[column.name], column.name).toEqual(
            expectedValue(column, body[column.name]),
          );
        expect((await ask('DELETE', address)).statusCode).toBe(204);
      });
      await fc.assert(property, runs);
    },
  );

  test(
    'no invalid body is stored, and none breaks the server',
    { timeout: TIMEOUT_MS },
    async () => {
      const input = inputs(entity);
      if (!input) return;
      const property = fc.asyncProperty(
        mutationOf(input.columns, input.body),
        async ({ fault, json }) => {
          const before = await stored(entity);
          const answer = await ask('POST', entity.path, json);
          // JSON with a key that could pollute a prototype is refused by the parser.
          const reaches = /"(?:__proto__|constructor)"/.test(json);
          const expected = reaches ? [400, 422] : [422];
          expect(expected, `${fault}\n${json.slice(0, 300)}\n${answer.body}`).toContain(
            answer.statusCode,
          );
          expect(await stored(entity)).toEqual(before);
        },
      );
      await fc.assert(property, runs);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});
