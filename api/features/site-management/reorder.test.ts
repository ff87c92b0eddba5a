import { heroScene, serviceOption } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectError, faultsOf } from '../../testing/answers.ts';
import { testApp, type Headers, type Method, type TestApp } from '../../testing/app.ts';
import { draftOf } from '../../testing/drafts.ts';

interface Placed {
  id: string;
  order: number;
  revision: number;
  updated_by: string | null;
}

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown, headers: Headers = {}) =>
  server.call(method, path, { headers: { ...server.as('moderator'), ...headers }, body });

describe.each([heroScene, serviceOption].map((entity) => [entity.name, entity as Entity] as const))(
  '%s',
  (_, entity) => {
    let ids: string[];
    beforeEach(async () => {
      ids = [];
      for (let n = 0; n < 5; n++)
        ids.push((await asStaff('POST', entity.path, draftOf(entity))).json().id);
    });

    const list = async (): Promise<Placed[]> => (await asStaff('GET', entity.path)).json();
    const move = (id: string, body: object, headers?: Headers) =>
      asStaff('POST', `${entity.path}/${id}/reorder`, body, headers);
    const letters = (records: Placed[]) =>
      records.map(({ id }) => 'abcde'.charAt(ids.indexOf(id))).join('');
    const lastRow = (table: 'outbox' | 'audit_log') =>
      server.db.selectFrom(table).selectAll().execute();

    test.for([
      ['a', 3, 'bcade'],
      ['e', 1, 'eabcd'],
      ['c', 2, 'acbde'],
      ['c', 4, 'abdce'],
      ['c', 3, 'abcde'],
      ['b', 0, 'bacde'],
      ['b', -7, 'bacde'],
      ['b', 6, 'acdeb'],
      ['b', 1_000_000_000_000, 'acdeb'],
    ] as const)('%s moved to %i: %s, numbered 1 to 5', async ([letter, to, expected]) => {
      const answer = await move(ids['abcde'.indexOf(letter)]!, { new_order: to });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(letters(answer.json())).toBe(expected);
      expect(answer.json().map(({ order }: Placed) => order)).toEqual([1, 2, 3, 4, 5]);
      expect(await list()).toEqual(answer.json());
    });

    test('only what really moves is written: a revision and a note each, told once', async () => {
      const before = await list();
      const published = (await lastRow('outbox')).length;
      const told = (await lastRow('audit_log')).length;
      const after: Placed[] = (await move(ids[1]!, { new_order: 3 })).json();

      const notes = (await lastRow('outbox')).slice(published);
      expect(notes.map((note) => 'record_id' in note && note.record_id)).toEqual([ids[2], ids[1]]);
      const changed = after.filter(({ id, revision }) => {
        return revision !== before.find((record) => record.id === id)!.revision;
      });
      expect(changed.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
      expect(changed.map(({ revision }) => revision)).toEqual(
        notes.map((note) => 'revision' in note && note.revision),
      );
      expect(changed.every(({ updated_by }) => updated_by === server.users.moderator.id)).toBe(
        true,
      );
      expect((await lastRow('audit_log')).slice(told)).toMatchObject([
        {
          action: 'reorder',
          entity: entity.name,
          record_id: ids[1],
          actor_name: 'Mahin Karim',
          address: '127.0.0.1',
          before: JSON.stringify({ [ids[2]!]: 3, [ids[1]!]: 2 }),
          after: JSON.stringify({ [ids[2]!]: 2, [ids[1]!]: 3 }),
        },
      ]);
    });

    test('a move to where it is writes nothing', async () => {
      const before = [await lastRow('outbox'), await lastRow('audit_log'), await list()];
      expect((await move(ids[2]!, { new_order: 3 })).statusCode).toBe(200);
      expect([await lastRow('outbox'), await lastRow('audit_log'), await list()]).toEqual(before);
    });

    test('a list with gaps and ties comes out numbered 1 to n', async () => {
      await asStaff('PUT', `${entity.path}/${ids[0]}`, { order: 40 });
      await asStaff('PUT', `${entity.path}/${ids[3]}`, { order: 3 });
      expect(letters(await list())).toBe('bcdea');
      const answer = await move(ids[4]!, { new_order: 1 });
      expect(letters(answer.json())).toBe('ebcda');
      expect(answer.json().map(({ order }: Placed) => order)).toEqual([1, 2, 3, 4, 5]);
    });

    test('a removal closes its gap, so that the next move is one place', async () => {
      await asStaff('DELETE', `${entity.path}/${ids[0]}`);
      expect((await list()).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
      const up = (await list())[1]!;
      await move(up.id, { new_order: Math.max(1, up.order - 1) });
      expect(letters(await list())).toBe('cbde');
      const actions = (await lastRow('audit_log')).map((row) => 'action' in row && row.action);
      expect(actions.slice(-3)).toEqual(['remove', 'reorder', 'reorder']);
    });

    test('a place given at creation or by a change is kept as given', async () => {
      const made = (await asStaff('POST', entity.path, draftOf(entity, { order: 12 }))).json();
      expect(made.order).toBe(12);
      const changed = await asStaff('PUT', `${entity.path}/${ids[4]}`, { order: 30 });
      expect(changed.json().order).toBe(30);
      expect((await list()).map(({ order }) => order)).toEqual([1, 2, 3, 4, 12, 30]);
    });

    test('a stale revision is a conflict, with the record as it is and who changed it', async () => {
      const [record] = await list();
      await asStaff('PUT', `${entity.path}/${record!.id}`, {}, server.as('super_admin'));
      const before = await list();
      const stale = [
        await move(record!.id, { new_order: 4, revision: record!.revision }),
        await move(record!.id, { new_order: 4 }, { 'if-match': `"${record!.revision}"` }),
      ];
      for (const answer of stale) {
        expectError(answer, 409);
        expect(answer.json().detail).toMatchObject({
          current: before[0],
          changed_by: 'Amina Rahman',
        });
      }
      expect(await list()).toEqual(before);
      const fresh = { 'if-match': `"${before[0]!.revision}"` };
      expect((await move(record!.id, { new_order: 4 }, fresh)).statusCode).toBe(200);
    });

    test('twenty at once leave the places 1 to 5, each once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_each, n) =>
          move(ids[n % 5]!, { new_order: ((n * 7) % 6) + 1 }),
        ),
      );
      expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
      for (const answer of [...answers, await asStaff('GET', entity.path)]) {
        expect(answer.json().map(({ order }: Placed) => order)).toEqual([1, 2, 3, 4, 5]);
        expect(new Set(answer.json().map(({ id }: Placed) => id)).size).toBe(5);
      }
    });

    test('of twenty that start from the same revision one is taken', async () => {
      const [record] = await list();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          move(record!.id, { new_order: 5, revision: record!.revision }),
        ),
      );
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(codes.filter((code) => code === 409)).toHaveLength(19);
    });

    test.for([
      {},
      { new_order: '2' },
      { new_order: 1.5 },
      { new_order: null },
      { order: 2 },
      { new_order: 2, surprise: true },
      { new_order: 2, revision: 0 },
    ])('a body of %j is refused', async (body) => {
      const answer = await move(ids[0]!, body);
      expectError(answer, 422);
      expect(faultsOf(answer).length).toBeGreaterThan(0);
    });

    test('what is not there cannot be moved, and nobody else may move it', async () => {
      expectError(await move('not-there', { new_order: 1 }), 404);
      const path = `${entity.path}/${ids[0]}/reorder`;
      expectError(await server.call('POST', path, { body: { new_order: 2 } }), 401);
    });
  },
);
