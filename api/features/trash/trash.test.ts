import { contactSubmission, recoverableEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { expectError } from '../../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf, fullDraftOf } from '../../testing/drafts.ts';
import { eventually } from '../../testing/eventually.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-11-20T06:00:00.000Z');

let now = START;
const clock = () => new Date(now);
let server: TestApp;
const start = async () => {
  server = await testApp({ clock });
};
const stop = () => server.close();
beforeEach(() => {
  now = START;
});

/** One server for the tests of a claim, where none looks at the records of another. */
function together() {
  beforeAll(start);
  afterAll(stop);
}

/** A server for each test: it looks at everything stored. */
function apart() {
  beforeEach(start);
  afterEach(stop);
}

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const asAdmin = (method: Method, path: string) =>
  server.call(method, path, { headers: server.as('super_admin') });
const trash = async (query = '') => (await asStaff('GET', `/trash${query}`)).json();
const restore = (name: string, id: string) => asStaff('POST', `/trash/${name}/${id}/restore`);
const listed = async (path: string) => (await asStaff('GET', path)).json() as { id: string }[];

/** A public record has every field given; a lead what its sender may give. */
async function made(
  entity: Entity,
  values = {},
): Promise<Record<string, unknown> & { id: string }> {
  const draft = entity.shownWhen === null ? draftOf(entity) : fullDraftOf(entity);
  const place = entity.ordered ? { order: 1 } : {};
  const answer = await asStaff('POST', entity.path, { ...draft, ...place, ...values });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json() as { id: string };
  return (await asStaff('GET', `${entity.path}/${id}`)).json();
}

/** A start at this moment, until `done` holds. */
async function tidied(done: () => Promise<void>): Promise<void> {
  const app = await buildApp({ ...server, clock, upkeepAfterMs: 1 });
  await app.ready();
  await eventually(done);
  await app.close();
}

const kinds = recoverableEntities.map((entity) => [entity.name, entity as Entity] as const);

describe('a restore', () => {
  together();
  test.for(kinds)(
    'a deleted %s is gone for everybody, and comes back as it was, with its id',
    async ([name, entity]) => {
      const record = await made(entity);
      const path = `${entity.path}/${record.id}`;
      const seen = await server.call('GET', path);
      now += 1_000;
      expect((await asStaff('DELETE', path)).statusCode).toBe(204);
      for (const answer of [await asStaff('GET', path), await server.call('GET', path)])
        expect([401, 404]).toContain(answer.statusCode);
      expect(await listed(entity.path)).toEqual([]);
      expect(await trash(`?entity=${name}`)).toEqual([
        {
          entity: name,
          id: record.id,
          label: expect.stringMatching(/\S/),
          deleted_at: new Date(now).toISOString(),
          deleted_by: 'Mahin Karim',
          expires_at: new Date(now + 30 * DAY).toISOString(),
        },
      ]);
      const answer = await restore(name, record.id);
      expect(answer.statusCode, answer.body).toBe(200);
      const after = (await asStaff('GET', path)).json();
      expect(answer.json()).toEqual({ entity: name, id: record.id, revision: after.revision });
      expect(after).toEqual({
        ...record,
        revision: after.revision,
        updated_at: new Date(now).toISOString(),
        updated_by: server.users.moderator.id,
      });
      expect(after.revision).toBeGreaterThan(record['revision'] as number);
      expect((await server.call('GET', path)).statusCode).toBe(seen.statusCode);
      expect(await trash()).toEqual([]);
    },
  );
});

describe('a restore of what is there', () => {
  together();
  test.for(kinds)(
    'a %s that is restored twice, or was never deleted, is as it is',
    async ([name, entity]) => {
      const record = await made(entity);
      const path = `${entity.path}/${record.id}`;
      expect((await restore(name, record.id)).json().revision).toBe(record['revision']);
      await asStaff('DELETE', path);
      const first = await restore(name, record.id);
      expect((await restore(name, record.id)).json()).toEqual(first.json());
      expectError(await restore(name, 'not-there-at-all'), 404);
    },
  );
});

describe('deletion for good', () => {
  together();
  test.for(kinds)(
    'a %s that is deleted for good, by hand or by its age, is a 404 to a restore',
    async ([name, entity]) => {
      const [one, other] = [await made(entity), await made(entity, slugless(entity))];
      for (const { id } of [one, other]) await asStaff('DELETE', `${entity.path}/${id}`);
      const gone = `/trash/${name}/${one.id}`;
      expectError(await asStaff('DELETE', gone), 403);
      expect((await asAdmin('DELETE', gone)).statusCode).toBe(204);
      expectError(await asAdmin('DELETE', gone), 404);
      expectError(await restore(name, one.id), 404);
      now += 30 * DAY - 1;
      await tidied(async () => expect(await trash()).toHaveLength(1));
      now += 1;
      await tidied(async () => expect(await trash()).toEqual([]));
      expectError(await restore(name, other.id), 404);
      const acts = (await asAdmin('GET', `/audit-log?action=purge&entity=${name}`)).json();
      expect(
        acts.map(({ actor_name, note }: Record<string, unknown>) => [actor_name, note]),
      ).toEqual([
        [null, 'After 30 days in the trash'],
        ['Amina Rahman', 'By hand, from the trash'],
      ]);
    },
  );
});

describe('the id of what is in the trash', () => {
  together();
  test.for(kinds)('a new %s does not get the id of one in the trash', async ([name, entity]) => {
    const record = await made(entity);
    await asStaff('DELETE', `${entity.path}/${record.id}`);
    const next = await made(entity, slugless(entity));
    expect(next.id).not.toBe(record.id);
    expect((await restore(name, record.id)).statusCode).toBe(200);
    expect((await listed(entity.path)).map(({ id }) => id).toSorted()).toEqual(
      [record.id, next.id].toSorted(),
    );
  });
});

/** Slugs are unique: the second record of a full draft goes without. */
const slugless = (entity: Entity) =>
  Object.fromEntries(
    entity.columns.filter(({ field }) => field.kind === 'slug').map(({ name }) => [name, null]),
  );

const ordered = (recoverableEntities as readonly Entity[]).filter((entity) => entity.ordered);

describe('the place in a list', () => {
  together();
  test.for(ordered.map((entity) => [entity.name, entity] as const))(
    'a list of %s has what is restored where it was, and every place once',
    async ([name, entity]) => {
      const ids: string[] = [];
      for (let n = 0; n < 5; n++) ids.push((await made(entity, { order: n + 1 })).id);
      const order = async () =>
        ((await listed(entity.path)) as { id: string; order?: number }[]).map((each) => [
          each.id,
          each.order,
        ]);
      const before = await order();
      for (const id of [ids[1]!, ids[3]!]) await asStaff('DELETE', `${entity.path}/${id}`);
      expect(await order()).toEqual([ids[0], ids[2], ids[4]].map((id, place) => [id, place + 1]));
      for (const id of [ids[3]!, ids[1]!]) expect((await restore(name, id)).statusCode).toBe(200);
      expect(await order()).toEqual(before);
      for (const id of ids) await asStaff('DELETE', `${entity.path}/${id}`);
      await restore(name, ids[4]!);
      expect(await order()).toEqual([[ids[4], 1]]);
    },
  );
});

const single = (recoverableEntities as readonly Entity[]).filter((entity) => entity.singleActive);

describe('the active one', () => {
  together();
  test.for(single.map((entity) => [entity.name, entity] as const))(
    'a %s comes back active where none took its place, and switched off where one did',
    async ([name, entity]) => {
      const first = await made(entity, { is_active: true });
      await asStaff('DELETE', `${entity.path}/${first.id}`);
      await restore(name, first.id);
      const active = async () => (await server.call('GET', `${entity.path}/active`)).json().id;
      expect(await active()).toBe(first.id);
      await asStaff('DELETE', `${entity.path}/${first.id}`);
      const second = await made(entity, { is_active: true });
      await restore(name, first.id);
      expect(await active()).toBe(second.id);
      const back = (await asStaff('GET', `${entity.path}/${first.id}`)).json();
      expect(back.is_active).toBe(false);
    },
  );
});

describe('the address of a post in the trash', () => {
  apart();
  const post = (values: object) => asStaff('POST', '/blog-posts', { content: 'Text', ...values });

  test('is given to no new post by itself', async () => {
    const { id, slug } = (await post({ title: 'A walk' })).json();
    await asStaff('DELETE', `/blog-posts/${id}`);
    expect((await post({ title: 'A walk' })).json()).toMatchObject({
      id: `${id}-2`,
      slug: `${slug}-2`,
    });
    expect((await restore('blog-post', id)).statusCode).toBe(200);
    expect((await asStaff('GET', `/blog-posts/slug/${slug}`)).json().id).toBe(id);
  });

  test('can be typed for another, and then the restore says which one has it', async () => {
    const { id } = (await post({ title: 'A walk', slug: 'walk' })).json();
    await asStaff('DELETE', `/blog-posts/${id}`);
    const { id: other } = (await post({ title: 'Another', slug: 'walk' })).json();
    const refused = await restore('blog-post', id);
    expectError(refused, 409);
    expect(refused.json().detail[0].msg).toBe(
      'Slug "walk" is already used by "another"; give that one another, then restore this',
    );
    expect(await trash()).toHaveLength(1);
    await asStaff('PUT', `/blog-posts/${other}`, { slug: 'another-walk' });
    expect((await restore('blog-post', id)).statusCode).toBe(200);
  });
});

describe('the trash', () => {
  apart();
  test('emptying removes what was seen and leaves what was deleted since', async () => {
    for (let n = 0; n < 250; n++) {
      const { id } = await made(recoverableEntities[0] as Entity);
      await asStaff('DELETE', `/tour-packages/${id}`);
    }
    const seen = new Date(now).toISOString();
    now += 1_000;
    const { id } = await made(recoverableEntities[0] as Entity);
    await asStaff('DELETE', `/tour-packages/${id}`);
    const page = await asStaff('GET', '/trash?limit=3&offset=0');
    expect(page.headers['x-total-count']).toBe('251');
    expect(page.json()).toHaveLength(3);
    expect(page.json()[0].id).toBe(id);
    const empty = `/trash?deleted_until=${seen}`;
    expectError(await asStaff('DELETE', empty), 403);
    expectError(await asAdmin('DELETE', '/trash'), 422);
    expect((await asAdmin('DELETE', empty)).json()).toEqual({ deleted: 250 });
    expect((await asAdmin('DELETE', empty)).json()).toEqual({ deleted: 0 });
    expect((await trash()).map((each: { id: string }) => each.id)).toEqual([id]);
  });

  test('an account is deleted for good: neither in the trash, nor to be restored', async () => {
    const { id } = server.users.moderator;
    expect((await asAdmin('DELETE', `/users/${id}`)).statusCode).toBe(204);
    expect((await asAdmin('GET', '/trash')).json()).toEqual([]);
    expectError(await asAdmin('POST', `/trash/user/${id}/restore`), 422);
  });

  test('the public reads nothing of the trash, and restores nothing', async () => {
    const { id } = await made(recoverableEntities[0] as Entity);
    await asStaff('DELETE', `/tour-packages/${id}`);
    expectError(await server.call('GET', '/trash'), 401);
    expectError(await server.call('POST', `/trash/tour-package/${id}/restore`), 401);
    expectError(await server.call('GET', `/history/tour-package/${id}`), 401);
    expectError(await server.call('GET', `/tour-packages/${id}`), 404);
  });

  test('is kept for TRASH_DAYS', async () => {
    await server.close();
    server = await testApp({ clock, config: { trashDays: 2 } });
    const { id } = await made(recoverableEntities[0] as Entity);
    await asStaff('DELETE', `/tour-packages/${id}`);
    const [{ expires_at }] = await trash();
    expect(expires_at).toBe(new Date(now + 2 * DAY).toISOString());
    now += 2 * DAY;
    await tidied(async () => expect(await trash()).toEqual([]));
  });
});

describe('what a visitor wrote', () => {
  apart();
  const secret = 'a very private question';
  const sent = async (website = '') =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/contact-submissions',
        remoteAddress: '198.51.100.23',
        payload: { name: 'Rahima Khatun', message: secret, website },
      })
    ).json() as { id: string };
  const everything = async () =>
    JSON.stringify([
      await server.db.selectFrom('audit_log').selectAll().execute(),
      await server.db.selectFrom('contact_submissions').selectAll().execute(),
      await server.db.selectFrom('trash').selectAll().execute(),
      await server.db.selectFrom('mails').selectAll().execute(),
    ]);
  const nothingLeft = async () => {
    const left = await everything();
    for (const text of [secret, 'Rahima', '198.51.100.23']) expect(left).not.toContain(text);
  };
  const acts = async () =>
    (
      await server.db
        .selectFrom('audit_log')
        .select(['action', 'actor_name'])
        .where('entity', '=', contactSubmission.name)
        .orderBy('id')
        .execute()
    ).map(({ action, actor_name }) => [action, actor_name]);

  test('is erased with the enquiry, from the audit log too, where who did what stays', async () => {
    const { id } = await sent();
    await asStaff('PUT', `/contact-submissions/${id}/mark-read`);
    await asStaff('DELETE', `/contact-submissions/${id}`);
    expect(await everything()).toContain(secret);
    await asAdmin('DELETE', `/trash/contact-submission/${id}`);
    await nothingLeft();
    expect(await acts()).toEqual([
      ['create', null],
      ['change', 'Mahin Karim'],
      ['remove', 'Mahin Karim'],
      ['purge', 'Amina Rahman'],
    ]);
  });

  test('is erased after thirty days in the trash', async () => {
    const { id } = await sent();
    await asStaff('DELETE', `/contact-submissions/${id}`);
    now += 30 * DAY;
    await tidied(nothingLeft);
  });

  test('is erased at once where it was taken for spam, and all of that is deleted', async () => {
    const { id } = await sent();
    await sent('https://spam.example');
    await asStaff('PUT', `/contact-submissions/${id}`, { is_spam: true });
    const until = new Date(now).toISOString();
    await asStaff('DELETE', `/contact-submissions/suspected-spam?received_until=${until}`);
    await nothingLeft();
    expect(await trash()).toEqual([]);
  });

  test('stays in the audit log while the enquiry is there, or in the trash', async () => {
    const { id } = await sent();
    const erase = () =>
      server.db
        .updateTable('audit_log')
        .set({ label: null, before: null, after: null, address: null })
        .where('record_id', '=', id)
        .execute();
    await expect(erase()).rejects.toThrow('only added to');
    await asStaff('DELETE', `/contact-submissions/${id}`);
    await expect(erase()).rejects.toThrow('only added to');
    expect(await everything()).toContain(secret);
  });
});
