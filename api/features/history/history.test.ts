import { recoverableEntities, tourPackage } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError } from '../../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../../testing/app.ts';
import { bodyOf } from '../../testing/arbitraries.ts';
import { draftOf } from '../../testing/drafts.ts';
import { expectTold, isThere, note, type Story } from '../../testing/stories.ts';
import type { Version } from '../../crud/versions.ts';

/** `RUNS=2000 FC_SEED=…`: more acts, or a replay of a failure. */
const ACTS = Number(process.env['RUNS'] ?? 250);
/** Records of an entity that are there at once: few, so that each has a history. */
const AT_ONCE = 4;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const asAdmin = (method: Method, path: string) =>
  server.call(method, path, { headers: server.as('super_admin') });
const historyOf = async (name: string, id: string): Promise<Version[]> =>
  (await asStaff('GET', `/history/${name}/${id}?limit=200`)).json();

/** Redirects come and go with the addresses of others, again and again under one id. */
const entities = recoverableEntities.filter(
  ({ name, shownWhen }) => shownWhen !== null && name !== 'redirect',
) as Entity[];

const act = fc.constantFrom(...entities).chain((entity) =>
  fc.record({
    entity: fc.constant(entity),
    kind: fc.oneof(
      { weight: 8, arbitrary: fc.constant('change' as const) },
      { weight: 4, arbitrary: fc.constant('create' as const) },
      { weight: 3, arbitrary: fc.constant('delete' as const) },
      { weight: 3, arbitrary: fc.constant('restore' as const) },
      { weight: 1, arbitrary: fc.constant('purge' as const) },
      { weight: entity.ordered ? 3 : 0, arbitrary: fc.constant('reorder' as const) },
    ),
    body: bodyOf(entity.columns),
    names: fc.subarray(
      entity.columns.map(({ name }) => name),
      { minLength: 1, maxLength: 3 },
    ),
    pick: fc.nat(1_000),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function perform({ entity, kind, body, names, pick }: Act, story: Story): Promise<void> {
  const { path, name } = entity;
  const there = [...story].filter(([, told]) => isThere(told)).map(([id]) => id);
  const trashed = [...story].filter(([, told]) => !isThere(told)).map(([id]) => id);
  const id = (ids: readonly string[]) => ids[pick % Math.max(1, ids.length)] ?? 'none';
  const part = Object.fromEntries(names.map((each) => [each, body[each]]));
  const calls = {
    create: () => asStaff('POST', path, body),
    change: () => asStaff('PUT', `${path}/${id(there)}`, part),
    delete: () => asStaff('DELETE', `${path}/${id(there)}`),
    restore: () => asStaff('POST', `/trash/${name}/${id(trashed)}/restore`),
    purge: () => asAdmin('DELETE', `/trash/${name}/${id(trashed)}`),
    reorder: () => asStaff('POST', `${path}/${id(there)}/reorder`, { new_order: pick % 6 }),
  };
  const answer = await calls[kind === 'create' && there.length >= AT_ONCE ? 'delete' : kind]();
  // A schedule that would never show the record, a slug that is taken, nothing there to act on.
  expect([200, 201, 204, 404, 409, 422], answer.body).toContain(answer.statusCode);
  if (kind === 'purge' && answer.statusCode === 204) story.delete(id(trashed));
}

test(
  'after random saves, moves, deletes and restores the history gives every version exactly',
  { timeout: 60_000 + ACTS * 200 },
  async () => {
    const acts = fc.array(act, { minLength: ACTS, maxLength: ACTS });
    const property = fc.asyncProperty(acts, async (all) => {
      const stories = new Map(entities.map((entity) => [entity, new Map() as Story]));
      for (const each of all) {
        const story = stories.get(each.entity)!;
        await perform(each, story);
        await note(server, each.entity, story);
      }
      let versions = 0;
      for (const [entity, story] of stories) versions += await expectTold(server, entity, story);
      expect(versions).toBeGreaterThan(ACTS / 3);
    });
    await fc.assert(property, { numRuns: 1, endOnFailure: true });
  },
);

test('a version says who made it, when, and what it changed; one that changed nothing is none', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  await asStaff('PUT', `/tour-packages/${id}`, { price: 30_000, name_bn: 'বালি' });
  await asStaff('PUT', `/tour-packages/${id}`, { price: 30_000 });
  const [changed, made, ...more] = await historyOf('tour-package', id);
  expect(changed).toEqual({
    id: expect.any(Number),
    at: expect.stringMatching(/Z$/),
    actor_name: 'Mahin Karim',
    action: 'change',
    note: null,
    before: { price: 26_500, name_bn: null },
    after: { price: 30_000, name_bn: 'বালি' },
  });
  expect(made).toMatchObject({ action: 'create', before: null });
  expect(more).toEqual([]);
});

test('an old version is restored by an ordinary save, which is a version, too', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  const path = `/tour-packages/${id}`;
  const first = (await asStaff('GET', path)).json();
  await asStaff('PUT', path, { price: 30_000, tags: ['Sea'], name: 'Renamed' });
  const [, made] = await historyOf('tour-package', id);
  const fields = (await asStaff('GET', `/history/tour-package/${id}/${made!.id}`)).json();
  const { statusCode, body } = await asStaff('PUT', path, fields);
  expect(statusCode, body).toBe(200);
  const after = (await asStaff('GET', path)).json();
  const { revision, updated_at } = after;
  expect(after).toEqual({ ...first, revision, updated_at });
  const [last] = await historyOf('tour-package', id);
  expect(last!.before).toEqual({ price: 30_000, tags: ['Sea'], name: 'Renamed' });
});

test('pages follow each other without a gap', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  for (let price = 1; price <= 6; price++) await asStaff('PUT', `/tour-packages/${id}`, { price });
  const all = await historyOf('tour-package', id);
  const pages = [];
  for (let offset = 0; offset < all.length; offset += 3) {
    const answer = await asStaff('GET', `/history/tour-package/${id}?limit=3&offset=${offset}`);
    expect(answer.headers['x-total-count']).toBe('7');
    pages.push(...answer.json());
  }
  expect(pages).toEqual(all);
});

test('what is too old for the audit log is not known, and all since is, exactly', async () => {
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  for (const price of [1, 2, 3]) await asStaff('PUT', `/tour-packages/${id}`, { price });
  const [, , , made] = await historyOf('tour-package', id);
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await server.db.updateTable('retention').set({ audit_since: later }).execute();
  await server.db.deleteFrom('audit_log').where('id', '=', made!.id).execute();
  const left = await historyOf('tour-package', id);
  expect(left).toHaveLength(3);
  for (const { id: version, after } of left) {
    const fields = (await asStaff('GET', `/history/tour-package/${id}/${version}`)).json();
    expect(fields).toMatchObject({ ...after, name: 'Sample' });
  }
});

test('of a record that was never there, or is gone for good, there is none', async () => {
  expectError(await asStaff('GET', '/history/tour-package/nowhere'), 404);
  const { id } = (await asStaff('POST', '/tour-packages', draftOf(tourPackage))).json();
  await asStaff('DELETE', `/tour-packages/${id}`);
  expect((await historyOf('tour-package', id)).map(({ action }) => action)).toEqual([
    'remove',
    'create',
  ]);
  await asAdmin('DELETE', `/trash/tour-package/${id}`);
  expectError(await asStaff('GET', `/history/tour-package/${id}`), 404);
  expectError(await asStaff('GET', `/history/user/${server.users.moderator.id}`), 422);
});
