import { contactInfo, heroContent, heroScene, serviceOption } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = async (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const create = async (entity: Entity, values = {}) =>
  (await asStaff('POST', entity.path, draftOf(entity, values))).json();

describe.each([heroContent, contactInfo].map((entity) => [entity.name, entity as Entity] as const))(
  '%s',
  (_, entity) => {
    const active = async () =>
      (await asStaff('GET', `${entity.path}?active_only=true`))
        .json()
        .map(({ id }: { id: string }) => id);

    test('the one made or activated last is the only active one', async () => {
      const first = await create(entity);
      const second = await create(entity);
      expect(await active()).toEqual([second.id]);
      await asStaff('PUT', `${entity.path}/${first.id}`, { is_active: true });
      expect(await active()).toEqual([first.id]);
      const third = await create(entity, { is_active: false });
      expect(await active()).toEqual([first.id]);
      const raised = (await asStaff('GET', `${entity.path}/${second.id}`)).json();
      expect(raised.revision).toBeGreaterThan(second.revision);
      expect((await asStaff('GET', `${entity.path}/${third.id}`)).json().is_active).toBe(false);
    });

    test('all may be switched off', async () => {
      for (const id of await active())
        await asStaff('PUT', `${entity.path}/${id}`, { is_active: false });
      expect(await active()).toEqual([]);
    });

    test('an activation that is refused leaves the active one as it was', async () => {
      const current = await create(entity);
      const other = await create(entity, { is_active: false });
      const path = `${entity.path}/${other.id}`;
      expectError(
        await asStaff('PUT', path, { is_active: true, revision: other.revision + 99 }),
        409,
      );
      expectError(await asStaff('PUT', path, { is_active: true, surprise: 1 }), 422);
      expect(await active()).toEqual([current.id]);
    });
  },
);

describe.each([heroScene, serviceOption].map((entity) => [entity.name, entity as Entity] as const))(
  '%s',
  (_, entity) => {
    test('a new one without a place comes last', async () => {
      const orders = [];
      for (let n = 0; n < 3; n++) orders.push((await create(entity)).order);
      expect(orders).toEqual([1, 2, 3]);
      expect((await create(entity, { order: 2 })).order).toBe(2);
    });

    test.for([0, -1, 1.5, '1.5', '0', 10_001, 'first'])(
      'a place of %j is refused',
      async (order) => {
        expectError(await asStaff('POST', entity.path, draftOf(entity, { order })), 422);
      },
    );

    test('a place in Bengali digits is taken', async () => {
      expect((await create(entity, { order: '১২' })).order).toBe(12);
    });
  },
);
