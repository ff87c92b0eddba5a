import {
  contactSubmission,
  entities,
  publicEntities,
  tourPackage,
  user,
} from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '../app.ts';
import { expectError } from '../testing/answers.ts';
import { testApp, type Headers, type Method, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';
import { registeredRoutes } from '../testing/registered-routes.ts';
import type { AnyRecord } from './record.ts';
import { change, create, find } from './repository.ts';

const server: TestApp = await testApp();
beforeAll(() => server.app.ready());
afterAll(() => server.close());

/** Bodies of calls that take more than the record's own fields, or none. */
const bodies: Readonly<Record<string, object | undefined>> = {
  reorder: { new_order: 1 },
  'mark-read': undefined,
};

interface Route {
  method: Method;
  path: string;
  entity: Entity;
  body: object | undefined;
}

/**
 * Calls with the id of a publish or of a session, which are no records, or of what is in the trash; what
 * is added to a timeline, whatever the record is by then; and those that have a lock of their own: the version of a draft, the revision that a translation is of.
 */
const changesNoRecord = (path: string) =>
  /^\/(publishing|auth|trash|drafts|translations)\/|\/events$/.test(path);

/** Every call that writes one record by its id. */
const routes: Route[] = registeredRoutes(server.app)
  .map(({ method, url }) => ({ method: method as Method, path: url.slice(API_PREFIX.length) }))
  .filter(({ method, path }) => !['GET', 'HEAD'].includes(method) && path.includes('/:id'))
  .filter(({ path }) => !changesNoRecord(path))
  .map(({ method, path }) => {
    const [base, act] = path.split('/:id') as [string, string];
    const entity = (entities as readonly Entity[]).find((each) => each.path === base)!;
    const name = act.slice(1);
    const body = method === 'DELETE' ? undefined : name in bodies ? bodies[name] : {};
    return { method, path, entity, body };
  });

const amina = () => ({ userId: server.users.super_admin.id, now: new Date() });

/** A record that one person has open while another saves it. */
async function contested({ entity }: Route): Promise<{ opened: AnyRecord; current: AnyRecord }> {
  const hidden = { password_hash: 'a hash', token_version: 1 };
  const options = entity.table === 'users' ? { hidden } : {};
  const email = `${Math.random().toString(36).slice(2)}@kheya.test`;
  const draft = draftOf(entity, entity.table === 'users' ? { email } : {});
  const opened = await create(server.db, entity, draft, amina(), options);
  const current = await change(server.db, entity, opened.id, {}, amina());
  return { opened, current };
}

const call = ({ method, path, body }: Route, id: string, headers: Headers, more = {}) =>
  server.call(method, path.replace(':id', id), {
    headers: { ...server.as('super_admin'), ...headers },
    ...(body ? { body: { ...body, ...more } } : {}),
  });
const ifMatch = ({ revision }: AnyRecord) => ({ 'if-match': `"${revision}"` });

test('there are calls to test', () => {
  expect(routes.filter(({ entity }) => entity === undefined)).toEqual([]);
  expect(routes.length).toBeGreaterThanOrEqual(20);
});

const named = routes.map((route) => [`${route.method} ${route.path}`, route] as const);

test.for(named)('%s: a stale If-Match is a conflict, a fresh one is taken', async ([, route]) => {
  const { opened, current } = await contested(route);
  const answer = await call(route, opened.id, ifMatch(opened));
  expectError(answer, 409);
  expect(answer.json().detail).toEqual({
    message: 'Somebody changed this record since you opened it',
    current,
    changed_by: 'Amina Rahman',
    changed_by_id: current.updated_by,
  });
  expect(await find(server.db, route.entity, opened.id)).toEqual(current);
  expect((await call(route, opened.id, ifMatch(current))).statusCode).toBeLessThan(300);
});

test.for(named.filter(([, { body }]) => body))(
  '%s: a stale revision in the body is a conflict, a fresh one is taken',
  async ([, route]) => {
    const { opened, current } = await contested(route);
    expectError(await call(route, opened.id, {}, { revision: opened.revision }), 409);
    expect(await find(server.db, route.entity, opened.id)).toEqual(current);
    const fresh = await call(route, opened.id, {}, { revision: current.revision });
    expect(fresh.statusCode).toBeLessThan(300);
  },
);

const toggled = (name: string, entity: Entity) => [`${entity.path} ${name}`, entity, name] as const;
const toggles = publicEntities.flatMap((entity) =>
  entity.columns
    .filter(({ field }) => field.kind === 'flag')
    .map(({ name }) => toggled(name, entity)),
);
toggles.push(toggled('is_read', contactSubmission), toggled('is_active', user));
const writable = new Set(routes.map(({ method, path }) => `${method} ${path}`));

test.for(toggles.filter(([, { path }]) => writable.has(`PUT ${path}/:id`)))(
  'switching %s on a stale page is a conflict',
  async ([, entity, name]) => {
    const route: Route = { method: 'PUT', path: `${entity.path}/:id`, entity, body: {} };
    const { opened, current } = await contested(route);
    const answer = await call(route, opened.id, ifMatch(opened), { [name]: !opened[name] });
    expectError(answer, 409);
    expect(answer.json().detail.current).toEqual(current);
  },
);

test('of a hundred who save the same revision one is taken, and the others are told by whom', async () => {
  const route: Route = {
    method: 'PUT',
    path: '/tour-packages/:id',
    entity: tourPackage,
    body: {},
  };
  const { current } = await contested(route);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      call(route, current.id, n % 2 ? ifMatch(current) : {}, {
        duration: `Saved by ${n}`,
        ...(n % 2 ? {} : { revision: current.revision }),
      }),
    ),
  );
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect([taken.length, refused.length]).toEqual([1, 99]);
  for (const answer of refused)
    expect(answer.json().detail).toMatchObject({
      current: taken[0]!.json(),
      changed_by: 'Amina Rahman',
    });
});
