import { setTimeout as wait } from 'node:timers/promises';
import { publicEntities } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { isScheduled } from '#model/catalogue/schedule.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { SECRETS, testApp, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf, fullDraftOf } from '../../testing/drafts.ts';
import { announceDue } from './due.ts';

const NOON = Date.parse('2027-05-01T06:00:00.000Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE).toISOString();

let now = NOON;
const clock = () => new Date(now);
const scheduled = publicEntities.filter(isScheduled);
const named = (name: string) => publicEntities.find((each) => each.name === name) as Entity;
const visa = named('visa-service');
const tour = named('tour-package');
const post = named('blog-post');

let server: TestApp;
const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const make = async (entity: Entity, values: object) => {
  const draft = draftOf(entity, { [entity.shownWhen!]: true, ...values });
  const answer = await asStaff('POST', entity.path, draft);
  expect(answer.statusCode, answer.body).toBe(201);
  // Avoids a moment within the milliseconds in which the scheduler learns of it.
  await wait(120);
  return answer.json() as { id: string; revision: number; slug?: string };
};
const outbox = () => server.db.selectFrom('outbox').selectAll().orderBy('revision').execute();
const content = async (since?: number) => {
  const query = since === undefined ? '' : `?since=${since}`;
  const headers = { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` };
  const { body } = await server.call('GET', `/site-content${query}`, { headers });
  return body
    .split('\n')
    .filter((line) => line.includes('"entity"'))
    .map((line) => JSON.parse(line) as { id: string; record: object | null });
};

describe('what everybody sees follows the clock alone', () => {
  beforeAll(async () => {
    now = NOON;
    // No scheduler wakes in time: reads compare with the clock themselves.
    server = await testApp({ clock, scheduleEveryMs: 3_600_000 });
  });
  afterAll(() => server.close());

  test('eight kinds of record have a schedule', () => {
    expect(scheduled.map(({ name }) => name)).toEqual([
      'tour-package',
      'umrah-package',
      'visa-service',
      'flight',
      'blog-post',
      'landing-page',
      'accreditation',
      'offer',
    ]);
  });

  test.for(scheduled.map((entity) => [entity.name, entity] as const))(
    'a %s comes at its moment and goes at its moment, in the list, by its address and for the site',
    async ([, entity]) => {
      now = NOON;
      const { id } = await make(entity, { publish_at: at(10), unpublish_at: at(20) });
      const seen = async () => {
        const list = await server.call('GET', entity.path);
        const inList = list.json().some((each: { id: string }) => each.id === id);
        const one = await server.call('GET', `${entity.path}/${id}`);
        if (one.statusCode !== 200) expectError(one, 404);
        const isTold = (await content()).some((each) => each.id === id);
        expect(list.headers['x-total-count']).toBe(String(list.json().length));
        expect([one.statusCode === 200, isTold]).toEqual([inList, inList]);
        return inList;
      };
      for (const [minutes, expected] of [
        [0, false],
        [9.99, false],
        [10, true],
        [19.99, true],
        [20, false],
        [99, false],
      ] as const) {
        now = NOON + minutes * MINUTE;
        expect(await seen(), `after ${minutes} minutes`).toBe(expected);
        const staff = await asStaff('GET', `${entity.path}/${id}`);
        expect(staff.json()).toMatchObject({ publish_at: at(10), unpublish_at: at(20) });
      }
    },
  );

  test.for(scheduled.map((entity) => [entity.name, entity] as const))(
    'a %s with a moment to come is seen then, whatever its switch was',
    async ([, entity]) => {
      now = NOON;
      const flag = entity.shownWhen!;
      const seen = async (id: string) =>
        (await server.call('GET', `${entity.path}/${id}`)).statusCode === 200;
      const answer = await asStaff('POST', entity.path, draftOf(entity, { publish_at: at(10) }));
      expect(answer.json(), answer.body).toMatchObject({ [flag]: true, publish_at: at(10) });
      const draft = await make(entity, { [flag]: false });
      const put = (body: object) => asStaff('PUT', `${entity.path}/${draft.id}`, body);
      expect((await put({ publish_at: at(10) })).json()).toMatchObject({ [flag]: true });
      const ids = [(answer.json() as { id: string }).id, draft.id];
      expect(await Promise.all(ids.map(seen))).toEqual([false, false]);
      now = NOON + 10 * MINUTE;
      expect(await Promise.all(ids.map(seen))).toEqual([true, true]);
    },
  );

  test.for(scheduled.map((entity) => [entity.name, entity] as const))(
    'a %s that would never be seen is refused, and says why',
    async ([, entity]) => {
      now = NOON;
      const flag = entity.shownWhen!;
      const { id } = await make(entity, {});
      const never = [
        [{ [flag]: false, publish_at: at(10) }, flag, 'the record would never be seen'],
        [{ [flag]: true, unpublish_at: at(-10) }, 'unpublish_at', 'must be later than now'],
      ] as const;
      for (const [values, field, why] of never)
        for (const refused of [
          await asStaff('POST', entity.path, draftOf(entity, values)),
          await asStaff('PUT', `${entity.path}/${id}`, values),
        ]) {
          expectError(refused, 422);
          expect(faultsOf(refused)).toEqual([`body.${field}`]);
          expect(refused.body).toContain(why);
        }
    },
  );

  test('switching off calls a moment to come off; switching on forgets an end that has passed', async () => {
    now = NOON;
    const { id } = await make(tour, { publish_at: at(10) });
    const put = async (body: object) => (await asStaff('PUT', `/tour-packages/${id}`, body)).json();
    expect(await put({ is_available: false })).toMatchObject({ publish_at: null });
    now = NOON + 15 * MINUTE;
    expectError(await server.call('GET', `/tour-packages/${id}`), 404);
    await put({ is_available: true, unpublish_at: at(20) });
    await put({ is_available: false });
    now = NOON + 30 * MINUTE;
    expect(await put({ is_available: true })).toMatchObject({ unpublish_at: null });
    expect((await server.call('GET', `/tour-packages/${id}`)).statusCode).toBe(200);
  });

  test('a visa is not among those of its country, the countries and the tags before', async () => {
    now = NOON;
    const { id } = await make(visa, {
      country_name: 'Bhutan',
      tags: ['Himalaya'],
      publish_at: at(10),
    });
    const told = async () => {
      const bodies = ['country/Bhutan', 'countries/all', 'tags/all'].map(
        async (path) => (await server.call('GET', `/visa-services/${path}`)).body,
      );
      const [visas, countries, tags] = await Promise.all(bodies);
      return [visas!.includes(id), countries!.includes('Bhutan'), tags!.includes('Himalaya')];
    };
    expect(await told()).toEqual([false, false, false]);
    now = NOON + 10 * MINUTE;
    expect(await told()).toEqual([true, true, true]);
  });

  test('a tour is no similar one, and has none, before', async () => {
    now = NOON;
    const tags = ['Hills'];
    const early = await make(tour, { name: 'Early', tags });
    const late = await make(tour, { name: 'Late', tags, publish_at: at(10) });
    const similar = async (id: string) =>
      (await server.call('GET', `/tour-packages/${id}/similar?limit=50`)).body;
    expect(await similar(early.id)).not.toContain(`"${late.id}"`);
    expect(await similar(late.id)).toBe('{"detail":"Tour package not found"}');
    now = NOON + 10 * MINUTE;
    expect(await similar(early.id)).toContain(`"${late.id}"`);
    expect(await similar(late.id)).toContain(`"${early.id}"`);
  });

  test('a post is not found by its slug before', async () => {
    now = NOON;
    const { slug } = await make(post, { title: 'Eid in the hills', publish_at: at(10) });
    expectError(await server.call('GET', `/blog-posts/slug/${slug}`), 404);
    now = NOON + 10 * MINUTE;
    expect((await server.call('GET', `/blog-posts/slug/${slug}`)).statusCode).toBe(200);
  });
});

describe('a schedule that cannot be kept is refused', () => {
  beforeAll(async () => {
    now = NOON;
    server = await testApp({ clock });
  });
  afterAll(() => server.close());
  const fault = ['body.unpublish_at'];

  test.for(scheduled.map((entity) => [entity.name, entity] as const))(
    'of a %s, made or changed, in whatever time zone it is written',
    async ([, entity]) => {
      for (const unpublish_at of [at(10), at(9), '2027-05-01T12:10:00+06:00']) {
        const draft = draftOf(entity, { publish_at: at(10), unpublish_at });
        const answer = await asStaff('POST', entity.path, draft);
        expectError(answer, 422);
        expect(faultsOf(answer)).toEqual(fault);
      }
      const { id } = await make(entity, { publish_at: at(10), unpublish_at: at(20) });
      const put = (body: object) => asStaff('PUT', `${entity.path}/${id}`, body);
      expect(faultsOf(await put({ unpublish_at: at(5) }))).toEqual(fault);
      expect(faultsOf(await put({ publish_at: at(20) }))).toEqual(fault);
      expect((await put({ publish_at: at(20), unpublish_at: at(30) })).statusCode).toBe(200);
      expect((await put({ publish_at: null, unpublish_at: at(1) })).statusCode).toBe(200);
    },
  );
});

test('what was announced is sent by a server whose clock is behind, too', async () => {
  now = NOON;
  server = await testApp({ clock, scheduleEveryMs: 3_600_000 });
  const { id } = await make(tour, { publish_at: at(10) });
  const { revision } = (await outbox()).at(-1)!;
  await announceDue(server.db, new Date(at(10)));
  expect(await content(revision)).toMatchObject([{ id, record: { id } }]);
  expect(await content()).toMatchObject([{ id }]);
  await server.close();
});

describe('the moment itself', () => {
  beforeEach(async () => {
    now = NOON;
    server = await testApp({ clock, scheduleEveryMs: 20 });
  });
  afterEach(() => server.close());

  const until = (fulfilled: () => Promise<unknown>) => expect.poll(fulfilled);
  /** Time for several checks of the scheduler. */
  const aWhile = () => wait(400);

  test('is announced once to the site, and nothing before it', async () => {
    const { id, revision } = await make(tour, { publish_at: at(10), unpublish_at: at(20) });
    await aWhile();
    expect(await outbox()).toHaveLength(1);
    for (const [minutes, rows] of [
      [10, 2],
      [20, 3],
    ] as const) {
      now = NOON + minutes * MINUTE;
      await until(async () => (await outbox()).length).toBe(rows);
      await aWhile();
      const all = await outbox();
      expect(all).toHaveLength(rows);
      expect(all.at(-1)).toMatchObject({
        entity: 'tour-package',
        record_id: id,
        created_at: at(minutes),
      });
    }
    expect(await content(revision)).toEqual([{ entity: 'tour-package', id, record: null }]);
    const told = await server.db
      .selectFrom('audit_log')
      .select(['action', 'record_id', 'actor_id', 'at'])
      .where('entity', '=', 'tour-package')
      .orderBy('id')
      .execute();
    expect(told.slice(1)).toEqual([
      { action: 'publish', record_id: id, actor_id: null, at: at(10) },
      { action: 'take_down', record_id: id, actor_id: null, at: at(20) },
    ]);
  });

  test('leaves the record as it is for whoever edits it', async () => {
    const { id, revision } = await make(tour, { publish_at: at(10) });
    now = NOON + 10 * MINUTE;
    await until(async () => (await outbox()).length).toBe(2);
    const changed = await asStaff('PUT', `/tour-packages/${id}`, { price: 5, revision });
    expect(changed.statusCode, changed.body).toBe(200);
  });

  test('makes the answers kept in memory old', async () => {
    const { id } = await make(tour, { unpublish_at: at(10) });
    const first = await server.call('GET', `/tour-packages/${id}`);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = () => server.call('GET', `/tour-packages/${id}`, { headers });
    expect((await again()).statusCode).toBe(304);
    now = NOON + 10 * MINUTE;
    expect((await again()).statusCode).toBe(404);
    await until(async () => (await outbox()).length).toBe(2);
    expect((await again()).statusCode).toBe(404);
  });

  test('does not come for what was called off, put off, switched off or removed', async () => {
    const [off, later, hidden, gone] = await Promise.all(
      ['Off', 'Later', 'Hidden', 'Gone'].map((name) => make(tour, { name, publish_at: at(10) })),
    );
    await asStaff('PUT', `/tour-packages/${off!.id}`, { publish_at: null });
    await asStaff('PUT', `/tour-packages/${later!.id}`, { publish_at: at(30) });
    await asStaff('PUT', `/tour-packages/${hidden!.id}`, { is_available: false });
    await asStaff('DELETE', `/tour-packages/${gone!.id}`);
    const before = (await outbox()).length;
    now = NOON + 20 * MINUTE;
    await aWhile();
    expect(await outbox()).toHaveLength(before);
    now = NOON + 30 * MINUTE;
    await until(async () => (await outbox()).length).toBe(before + 1);
    expect((await outbox()).at(-1)).toMatchObject({ record_id: later!.id });
  });

  test('that is past when it is written needs no announcement beside the write', async () => {
    await make(tour, { publish_at: at(-10) });
    await aWhile();
    expect(await outbox()).toHaveLength(1);
  });

  test('of many records is announced together', async () => {
    await Promise.all(Array.from({ length: 20 }, () => make(tour, { publish_at: at(10) })));
    now = NOON + 10 * MINUTE;
    await until(async () => (await outbox()).length).toBe(40);
    expect(new Set((await outbox()).slice(20).map((row) => row.record_id)).size).toBe(20);
  });

  test('of a record that cannot be read stops no other', async () => {
    const { id: unread } = await make(tour, { publish_at: at(9) });
    const tags = (value: string) =>
      server.db
        .updateTable('tour_packages')
        .set({ tags: value })
        .where('id', '=', unread)
        .execute();
    await tags('{"never closed');
    const { id } = await make(tour, { publish_at: at(10) });
    now = NOON + 10 * MINUTE;
    await until(async () => (await outbox()).slice(2).map((row) => row.record_id)).toEqual([
      unread,
      id,
    ]);
    await tags('[]');
  });

  test('that passed while no server ran is announced at the next start, once', async () => {
    const { id } = await make(
      visa,
      fullDraftOf(visa, { publish_at: at(10), unpublish_at: at(90) }),
    );
    const { config, db } = server;
    await server.app.close();
    now = NOON + 60 * MINUTE;
    for (const rows of [2, 2]) {
      const app = await buildApp({ db, config, clock, scheduleEveryMs: 20 });
      await app.ready();
      await until(async () => (await outbox()).length).toBe(rows);
      await aWhile();
      expect(await outbox()).toHaveLength(rows);
      expect((await outbox()).at(-1)).toMatchObject({ entity: 'visa-service', record_id: id });
      await app.close();
    }
  });

  test('comes again after the clock was set back, and meanwhile the site is as before it', async () => {
    const { id, revision } = await make(tour, { publish_at: at(10) });
    now = NOON + 60 * MINUTE;
    await until(async () => (await outbox()).length).toBe(2);
    expect(await content(revision)).toMatchObject([{ id, record: { id } }]);
    now = NOON;
    await until(async () => (await outbox()).length).toBe(3);
    expect(await content(revision + 1)).toMatchObject([{ id, record: null }]);
    await aWhile();
    await make(tour, { publish_at: at(30) });
    now = NOON + 31 * MINUTE;
    await until(async () => (await outbox()).length).toBe(6);
    expect((await outbox()).map(({ created_at }) => created_at)).toEqual([
      at(0),
      at(60),
      at(0),
      at(0),
      at(31),
      at(31),
    ]);
  });

  test('comes for what was written before the clock was set back', async () => {
    now = NOON + 60 * MINUTE;
    const { id, revision } = await make(tour, { publish_at: at(10) });
    now = NOON;
    await until(async () => (await outbox()).length).toBe(2);
    expect(await content(revision)).toMatchObject([{ id, record: null }]);
    now = NOON + 10 * MINUTE;
    await until(async () => (await outbox()).length).toBe(3);
    expect(await content(revision + 1)).toMatchObject([{ id, record: { id } }]);
  });
});
