import { blogPost, tourPackage } from '#model/entities/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectError } from '../testing/answers.ts';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import { draftOf } from '../testing/drafts.ts';

const CUT_OFF = '{"cut off';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
});
afterEach(() => server.close());

const call = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('super_admin'), body });
const done = async (method: Method, path: string, body?: unknown) => {
  const answer = await call(method, path, body);
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300);
  return answer.body === '' ? undefined : answer.json();
};

test('a damaged record in the trash stops no new one, and goes', async () => {
  const { id } = await done('POST', blogPost.path, draftOf(blogPost));
  await done('DELETE', `${blogPost.path}/${id}`);
  await server.db.updateTable('trash').set({ record: CUT_OFF }).execute();
  expect((await done('POST', blogPost.path, draftOf(blogPost))).title).toBe('Sample');
  expect(await done('GET', '/trash')).toHaveLength(1);
  expectError(await call('POST', `/trash/${blogPost.name}/${id}/restore`), 409);
  await done('DELETE', `/trash/${blogPost.name}/${id}`);
});

test('a damaged draft is opened as an empty one, saved anew and discarded', async () => {
  const { id } = await done('POST', tourPackage.path, draftOf(tourPackage));
  const path = `/drafts/${tourPackage.name}/${id}`;
  const fields = { name: 'Another' };
  await done('PUT', path, { fields, version: null });
  await server.db.updateTable('drafts').set({ fields: CUT_OFF, base: CUT_OFF }).execute();
  const { draft } = await done('GET', path);
  expect(draft.fields).toEqual({});
  const saved = await done('PUT', path, { fields, version: draft.version });
  expect(saved.fields).toEqual(fields);
  await server.db.updateTable('drafts').set({ fields: CUT_OFF }).execute();
  await done('DELETE', `${path}?version=${saved.version}`);
  expect(await done('GET', path)).toEqual({ draft: null });
});

test('what is damaged of the translations and the audit log stops neither saves nor readers', async () => {
  const names = { name: 'Sundarbans', name_bn: 'সুন্দরবন' };
  const { id } = await done('POST', tourPackage.path, draftOf(tourPackage, names));
  const path = `${tourPackage.path}/${id}`;
  await done('PUT', path, { name: 'The Sundarbans' });
  await server.db.updateTable('translations').set({ made_for: CUT_OFF }).execute();
  const [act] = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').execute();
  const { id: _, ...damaged } = { ...act!, before: CUT_OFF, after: CUT_OFF };
  await server.db.insertInto('audit_log').values(damaged).execute();
  await done('PUT', path, { name: 'The Sundarbans by boat' });
  await done('PUT', path, { name_bn: 'নৌকায় সুন্দরবন' });
  await done('GET', '/translations');
  const versions = await done('GET', `/history/${tourPackage.name}/${id}`);
  expect(versions.length).toBeGreaterThan(2);
  expect((await done('GET', '/audit-log')).length).toBeGreaterThan(2);
});
