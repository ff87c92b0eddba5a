import { contactInfo, entities, heroContent, tourPackage, user } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../db/codec.ts';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import { draftOf, fullDraftOf } from '../testing/drafts.ts';
import { refuseRows } from '../testing/refused-writes.ts';
import { remove } from './deletion.ts';
import { change, create } from './repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });

/** The rows that `work` adds to the audit log. */
async function notedBy(work: () => Promise<unknown>) {
  const { last } = await server.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  await work();
  const found = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', last ?? 0)
    .orderBy('id')
    .execute();
  const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as Row));
  return found.map((row) => ({ ...row, before: parsed(row.before), after: parsed(row.after) }));
}

const author = () => ({ userId: server.users.moderator.id, now: new Date() });
/** The columns of a table that the entity does not declare. */
const hiddenOf = (entity: Entity) =>
  entity.table === 'users' ? { hidden: { password_hash: 'a hash', token_version: 1 } } : {};

const clearable = (entity: Entity) =>
  entity.columns.find(({ presence, field }) => presence !== 'required' && field.kind === 'text') ??
  entity.columns.find(({ name }) => name === 'full_name')!;

describe.each((entities as readonly Entity[]).map((entity) => [entity.name, entity] as const))(
  '%s',
  (_, entity) => {
    test('each write is told once: by whom, of what, what it was and what it became', async () => {
      let id = '';
      const { db } = server;
      const draft = fullDraftOf(entity);
      const [made, ...more] = await notedBy(async () => {
        ({ id } = await create(db, entity, draft, author(), hiddenOf(entity)));
      });
      const names = entity.columns.map(({ name }) => name);
      expect(more).toEqual([]);
      expect(made).toMatchObject({
        action: 'create',
        entity: entity.name,
        record_id: id,
        actor_id: server.users.moderator.id,
        actor_name: 'Mahin Karim',
        before: null,
        count: 1,
      });
      expect(Object.keys(made!.after!)).toEqual(names);
      expect(made!.after).toMatchObject(draft);
      expect(made!.label).toMatch(/\S/);

      const { name } = clearable(entity);
      const changed = await notedBy(() => change(db, entity, id, { [name]: 'Changed' }, author()));
      expect(changed).toMatchObject([{ action: 'change', record_id: id, note: null }]);
      expect(changed[0]!.before).toEqual({ [name]: 'Sample' });
      expect(changed[0]!.after).toEqual({ [name]: 'Changed' });

      const removed = await notedBy(() => remove(db, entity, id, author()));
      expect(removed).toMatchObject([{ action: 'remove', record_id: id, after: null }]);
      expect(removed[0]!.before).toEqual({ ...made!.after, [name]: 'Changed' });
    });
  },
);

test('a call notes the request and the address that it came from', async () => {
  const [made] = await notedBy(() =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/tour-packages',
      headers: server.as('moderator'),
      payload: draftOf(tourPackage),
      remoteAddress: '198.51.100.23',
    }),
  );
  expect(made!.address).toBe('198.51.100.23');
  expect(made!.request_id).toMatch(/\S/);
});

test('a change that changes nothing is told as one', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  const noted = await notedBy(() => asStaff('PUT', `/tour-packages/${id}`, { name: 'Sample' }));
  expect(noted).toMatchObject([{ action: 'change', before: {}, after: {} }]);
});

test('what the demo content brings has no actor', async () => {
  const noted = await notedBy(() =>
    create(server.db, tourPackage, draftOf(tourPackage), { userId: null, now: new Date() }),
  );
  expect(noted).toMatchObject([{ actor_id: null, actor_name: null, address: null }]);
});

test('who wrote keeps the name they had, however they are called later', async () => {
  const { db } = server;
  const hidden = hiddenOf(user);
  const draft = { full_name: 'Before', email: 'renamed@kheya.test' };
  const { id } = await create(db, user, draft, author(), hidden);
  const [made] = await notedBy(() =>
    create(db, tourPackage, draftOf(tourPackage), { userId: id, now: new Date() }),
  );
  await change(db, user, id, { full_name: 'After' }, author());
  const kept = await db
    .selectFrom('audit_log')
    .select('actor_name')
    .where('id', '=', made!.id)
    .execute();
  expect(kept).toEqual([{ actor_name: 'Before' }]);
});

test('that a password was set is noted, and neither it nor its hash', async () => {
  const secret = { password_hash: '$argon2id$v=19$secret', token_version: 41 };
  let id = '';
  const noted = await notedBy(async () => {
    const draft = { full_name: 'Nadia', email: 'nadia@kheya.test' };
    ({ id } = await create(server.db, user, draft, author(), { hidden: secret }));
    await change(server.db, user, id, {}, author(), secret);
    await change(server.db, user, id, { role: 'super_admin' }, author(), { token_version: 42 });
  });
  expect(noted.map(({ note }) => note)).toEqual(['A password was set', 'A password was set', null]);
  expect(noted[2]).toMatchObject({ before: { role: 'moderator' }, after: { role: 'super_admin' } });
  expect(JSON.stringify(noted)).not.toMatch(/argon2|hash|token_version|"password/);
});

test('a write that is refused is not told', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  const noted = await notedBy(async () => {
    const answers = await Promise.all([
      asStaff('POST', '/tour-packages', {}),
      asStaff('PUT', `/tour-packages/${id}`, { revision: 99_999 }),
      asStaff('PUT', '/tour-packages/not-there', {}),
      asStaff('DELETE', '/tour-packages/not-there'),
      server.call('DELETE', `/tour-packages/${id}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 409, 404, 404, 401]);
    const broken = { ...draftOf(tourPackage), name: null };
    await expect(create(server.db, tourPackage, broken, author(), { id: 'x' })).rejects.toThrow();
  });
  expect(noted).toEqual([]);
});

test('a write that cannot be told does not happen, and is not published', async () => {
  const { db } = server;
  const record = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  const path = `/tour-packages/${record.id}`;
  const outbox = () => db.selectFrom('outbox').selectAll().execute();
  const before = await outbox();
  const takeRows = await refuseRows(db, 'audit_log');
  try {
    await asStaff('PUT', path, { name: 'Untold' });
    await asStaff('DELETE', path);
    await asStaff('POST', '/tour-packages', draftOf(tourPackage, { name: 'Untold' }));
  } finally {
    await takeRows();
  }
  expect((await asStaff('GET', path)).json()).toEqual(record);
  expect((await server.call('GET', '/tour-packages/untold')).statusCode).toBe(404);
  expect(await outbox()).toEqual(before);
});

describe.each([heroContent, contactInfo].map((entity) => [entity.name, entity as Entity] as const))(
  'when one %s steps aside for another',
  (_, entity) => {
    const rowsOf = (id: string) =>
      server.db.selectFrom('outbox').selectAll().where('record_id', '=', id).execute();

    test.for(['created', 'activated'])('%s, the same person did both', async (how) => {
      const first = (await asStaff('POST', entity.path, draftOf(entity))).json();
      const second = await (how === 'created'
        ? undefined
        : asStaff('POST', entity.path, draftOf(entity, { is_active: false })));
      const published = (await rowsOf(first.id)).length;
      const noted = await notedBy(() =>
        server.call(second ? 'PUT' : 'POST', entity.path + (second ? `/${second.json().id}` : ''), {
          headers: server.as('super_admin'),
          body: second ? { is_active: true } : draftOf(entity),
        }),
      );
      expect(noted).toMatchObject([
        {
          action: 'change',
          record_id: first.id,
          actor_name: 'Amina Rahman',
          before: { is_active: true },
          after: { is_active: false },
        },
        { action: second ? 'change' : 'create', actor_name: 'Amina Rahman' },
      ]);
      expect(new Set(noted.map(({ request_id }) => request_id)).size).toBe(1);
      const aside = (await asStaff('GET', `${entity.path}/${first.id}`)).json();
      expect(aside).toMatchObject({
        is_active: false,
        updated_by: server.users.super_admin.id,
      });
      expect(aside.revision).toBeGreaterThan(first.revision);
      expect((await rowsOf(first.id)).length).toBe(published + 1);
    });

    test('twenty activated at once leave one active', async () => {
      const made = [];
      for (let n = 0; n < 20; n++)
        made.push(
          (await asStaff('POST', entity.path, draftOf(entity, { is_active: false }))).json(),
        );
      const answers = await Promise.all([
        ...made.map(({ id }) => asStaff('PUT', `${entity.path}/${id}`, { is_active: true })),
        ...made.map(() => asStaff('POST', entity.path, draftOf(entity))),
      ]);
      expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true);
      const active = await asStaff('GET', `${entity.path}?active_only=true`);
      expect(active.json()).toHaveLength(1);
      expect((await server.call('GET', `${entity.path}/active`)).json().id).toBe(
        active.json()[0].id,
      );
    });
  },
);
