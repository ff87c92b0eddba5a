import { randomUUID } from 'node:crypto';
import { publicEntities } from '#model/entities/index.ts';
import type { Column, Entity } from '#model/kit/entity.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type Method, type TestApp } from '../testing/app.ts';
import { fullDraftOf } from '../testing/drafts.ts';
import { rows, type AnyRecord } from './record.ts';

const logged: string[] = [];
let server: TestApp;
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) };
  server = await testApp({ log: { level: 'error', stream } });
});
afterAll(() => server.close());

const asStaff = async (method: Method, path: string, body?: unknown) => {
  const answer = await server.call(method, path, { headers: server.as('moderator'), body });
  expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300);
  return answer;
};
const read = async <T>(path: string) => (await asStaff('GET', path)).json() as T;
const idsOf = (records: AnyRecord[]) => records.map(({ id }) => id);

const CUT_OFF = '["cut off';
/** Stored values that no save makes. */
const ILL = [CUT_OFF, '{"day1":5}', '5', '[5]', '[[[]]]', 'null'];

const unique = ({ name, field }: Column) =>
  [name, (field.kind === 'path' ? '/' : '') + `moved-${randomUUID()}`] as const;

const isWritten = ({ field }: Column) => field.storage === 'json';
const withLists = publicEntities.filter(({ columns }) => columns.some(isWritten));

describe.each(withLists.map((entity) => [entity.name, entity] as const))('%s', (_, entity) => {
  const { path, table, columns } = entity as Entity;
  const written = columns.filter(isWritten);
  const first = written[0]!.name;

  const make = async () => {
    const own = columns.filter(({ field, twinOf }) => field.unique && twinOf === null).map(unique);
    const draft = fullDraftOf(entity, Object.fromEntries(own));
    return (await asStaff('POST', path, draft)).json() as AnyRecord;
  };
  let other: AnyRecord;
  let ill: AnyRecord;
  beforeEach(async () => {
    other = await make();
    ill = await make();
    logged.length = 0;
  });

  const store = (name: string, value: unknown) =>
    rows(server.db)
      .updateTable(table)
      .set({ [name]: value })
      .where('id', '=', ill.id)
      .execute();

  test('a damaged record is listed for staff without what is damaged, and for nobody else', async () => {
    for (const { name, empty } of written)
      for (const value of ILL) {
        await store(name, value);
        const listed = await read<AnyRecord[]>(path);
        expect(idsOf(listed)).toEqual(expect.arrayContaining([other.id, ill.id]));
        const record = listed.find(({ id }) => id === ill.id)!;
        const isWell = record.damaged === undefined;
        if (!isWell) expect(record).toMatchObject({ [name]: empty, damaged: [name] });
        expect(await read(`${path}/${ill.id}`)).toEqual(record);
        const seen = await server.call('GET', path);
        expect(seen.statusCode, `${name} ${value}: ${seen.body}`).toBe(200);
        expect(idsOf(seen.json()).includes(ill.id), `${name} ${value}`).toBe(isWell);
        const own = await server.call('GET', `${path}/${ill.id}`);
        expect(own.statusCode, own.body).toBe(isWell ? 200 : 404);
        await store(name, JSON.stringify(ill[name]));
      }
    await store(first, CUT_OFF);
    expect(await read(path)).toContainEqual(expect.objectContaining({ damaged: [first] }));
    expect(logged.join('')).toContain(`"id":"${ill.id}","damaged":["${first}"]`);
  });

  test('a damaged record is saved, and mended by its history', async () => {
    await store(first, CUT_OFF);
    const { name } = columns.find(({ field }) => field.kind === 'text')!;
    await asStaff('PUT', `${path}/${ill.id}`, { [name]: 'Saved beside it' });
    expect(await read(`${path}/${ill.id}`)).toMatchObject({ damaged: [first] });

    const [last] = await read<{ id: number }[]>(`/history/${entity.name}/${ill.id}`);
    const version = await read<AnyRecord>(`/history/${entity.name}/${ill.id}/${last!.id}`);
    const mended = await asStaff('PUT', `${path}/${ill.id}`, { [first]: version[first] });
    expect(mended.json()).toMatchObject({ [name]: 'Saved beside it', [first]: ill[first] });
    expect(mended.json()).not.toHaveProperty('damaged');
  });

  test('a damaged record is deleted and restored, and so are those beside it', async () => {
    await store(first, CUT_OFF);
    for (const { id } of [other, ill]) {
      await asStaff('DELETE', `${path}/${id}`);
      await asStaff('POST', `/trash/${entity.name}/${id}/restore`);
    }
  });
});
