import { contactInfo, heroContent } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { draftOf, fullDraftOf } from '../../testing/drafts.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const staff = () => ({ headers: server.as('moderator') });

describe.each([
  ['Hero content not found', heroContent as Entity],
  ['Contact info not found', contactInfo as Entity],
] as const)('%s', (text, entity) => {
  const path = `${entity.path}/active`;

  test('is what everybody is told where none is active', async () => {
    await server.call('POST', entity.path, {
      ...staff(),
      body: draftOf(entity, { is_active: false }),
    });
    for (const answer of [await server.call('GET', path), await server.call('GET', path, staff())])
      expect([answer.statusCode, answer.json()]).toEqual([404, { detail: text }]);
  });

  test('until one is: the public sees its public fields, staff all of it', async () => {
    const body = fullDraftOf(entity);
    const made = (await server.call('POST', entity.path, { ...staff(), body })).json();
    expect((await server.call('GET', path, staff())).json()).toEqual(made);
    const isPublic = (name: string) => name in entity.publicRecord.properties;
    const shown = Object.entries(made).filter(([name]) => isPublic(name));
    expect((await server.call('GET', path)).json()).toEqual(Object.fromEntries(shown));
    for (const name of ['updated_by', 'claims_source']) expect(isPublic(name), name).toBe(false);
  });

  test('a record whose name is Active does not take the address of the active one', async () => {
    const [name] = entity.idFrom as [string];
    const body = draftOf(entity, { [name]: 'Active', is_active: false });
    const made = (await server.call('POST', entity.path, { ...staff(), body })).json();
    expect(made.id).not.toBe('active');
    expect((await server.call('GET', path)).json().id).not.toBe(made.id);
  });
});
