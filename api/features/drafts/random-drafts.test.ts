import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { publicEntities } from '#model/entities/index.ts';
import { leavesEmpty, type Column, type Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHooks } from '../../hooks.ts';
import { bodyOf } from '../../testing/arbitraries.ts';
import { SECRETS, testApp, type Method, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { expectTold, isThere, note, type Fields, type Story } from '../../testing/stories.ts';

/** `RUNS=2000 FC_SEED=…`: more acts, or a replay of a failure. */
const ACTS = Number(process.env['RUNS'] ?? 120);
/** Records of an entity that are there at once: few, so that each has a draft now and then. */
const AT_ONCE = 3;

/** Bodies of the webhooks that the server sent. */
const hooked: string[] = [];
const hook = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => hooked.push(chunk.toString()));
  request.on('end', () => response.end());
});
let server: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => void hook.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
  server = await testApp({ config: { rebuildWebhooks: readHooks(`${url}#window=1`) } });
});
afterAll(async () => {
  await server.close();
  hook.closeAllConnections();
  hook.close();
});

const asStaff = (method: Method, path: string, body?: unknown) =>
  server.call(method, path, { headers: server.as('moderator'), body });
const asAdmin = (method: Method, path: string) =>
  server.call(method, path, { headers: server.as('super_admin') });

/** A conflict tells the record, and no error may tell of the inside. */
const harmless = (body: Fields): Fields =>
  JSON.parse(JSON.stringify(body).replaceAll(/SELECT |INSERT |UPDATE |sqlite|node_modules/gi, '-'));

const kinds = ['draft', 'publish', 'bn', 'en', 'discard', 'stale'] as const;
const act = fc.constantFrom(...publicEntities).chain((entity) =>
  fc.record({
    entity: fc.constant(entity),
    kind: fc.oneof(
      { weight: 5, arbitrary: fc.constant('change' as const) },
      { weight: 3, arbitrary: fc.constant('create' as const) },
      { weight: 2, arbitrary: fc.constant('delete' as const) },
      { weight: 3, arbitrary: fc.constant('restore' as const) },
      { weight: 1, arbitrary: fc.constant('purge' as const) },
      { weight: 8, arbitrary: fc.constant('draft' as const) },
      { weight: 8, arbitrary: fc.constantFrom(...kinds) },
    ),
    body: bodyOf(entity.columns).map(harmless),
    names: fc.subarray(
      entity.columns.map(({ name }) => name),
      { minLength: 1, maxLength: Math.min(4, entity.columns.length) },
    ),
    isUnfinished: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
    pick: fc.nat(1_000),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

interface Kept {
  fields: Fields;
  base: Fields;
  version: string;
  /** When its record was made. */
  since: unknown;
}
/** Drafts of an entity, by the id of the record. */
type Drafts = Map<string, Kept>;

let marks = 0;
/** Words that stand in a draft alone, until it is published. */
const unpublished = new Set<string>();
const MARKED: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'multiline', 'markdown']);

const marksIn = (values: unknown) => JSON.stringify(values).match(/draftmark\d+x/g) ?? [];

/** The fields of a draft: its texts have a mark each. */
function draftFields({ entity, names, body, isUnfinished }: Act): Fields {
  const columns = entity.columns.filter(({ name }) => names.includes(name));
  const fields = columns.map(({ name, field }) => {
    const isMarked = MARKED.has(field.kind) && (field.max ?? 0) >= 20;
    const mark = `draftmark${++marks}x`;
    if (isMarked) unpublished.add(mark);
    return [name, isMarked ? mark : isUnfinished ? { never: 'finished' } : (body[name] ?? null)];
  });
  return Object.fromEntries(fields);
}

const expected = (column: Column, value: unknown) =>
  JSON.parse(
    JSON.stringify(leavesEmpty(column, value) ? column.empty : column.field.normalise(value)),
  ) as unknown;

/** All that anybody but staff can be answered of an entity, and what the site was sent last. */
async function seenByAll({ path }: Entity, since: number, words: string): Promise<string> {
  const headers = { authorization: `Bearer ${SECRETS.BUILD_TOKEN}` };
  const answers = await Promise.all([
    server.call('GET', path),
    server.call('GET', `/site-content?since=${since}`, { headers }),
  ]);
  const found = await server.call('GET', `${path}?q=${words}`);
  if (unpublished.has(words)) expect(found.json()).toEqual([]);
  return answers.map(({ body }) => body).join('\n');
}

const recordAt = async ({ path }: Entity, id: string): Promise<Fields> =>
  (await asStaff('GET', `${path}/${id}`)).json();

/** An act on the draft of a record that is there: nothing else of it changes. */
async function onDraft(each: Act, id: string, drafts: Drafts): Promise<void> {
  const { entity, kind, pick } = each;
  const path = `/drafts/${entity.name}/${id}`;
  const found = await asStaff('GET', `${entity.path}/${id}`);
  // A redirect goes with its draft when another record takes its address, and may come back under its id.
  if (entity.name === 'redirect' && found.statusCode === 404) return void drafts.delete(id);
  const before: Fields = found.json();
  const since = before['created_at'];
  if (entity.name === 'redirect' && drafts.get(id)?.since !== since) drafts.delete(id);
  const kept = drafts.get(id);
  if (kind === 'draft' || kind === 'stale' || !kept) {
    const fields = draftFields(each);
    const version = kind === 'stale' ? `stale-${pick}` : (kept?.version ?? null);
    const answer = await asStaff('PUT', path, { fields, version });
    expect(answer.statusCode, answer.body).toBe(kind === 'stale' ? 409 : 200);
    if (kind !== 'stale') drafts.set(id, { ...answer.json(), since });
    const base = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name]]));
    if (kind !== 'stale') expect(answer.json()).toMatchObject({ fields, base });
    expect(await recordAt(entity, id)).toEqual(before);
  } else if (kind === 'discard') {
    const answer = await asStaff('DELETE', `${path}?version=${kept.version}`);
    expect(answer.statusCode, answer.body).toBe(204);
    drafts.delete(id);
    expect(await recordAt(entity, id)).toEqual(before);
  } else await publish(each, { id, kept, before }, drafts);
  const { draft } = (await asStaff('GET', path)).json();
  expect(draft?.fields).toEqual(drafts.get(id)?.fields);
}

interface Standing {
  id: string;
  kept: Kept;
  before: Fields;
}

async function publish({ entity, kind }: Act, { id, kept, before }: Standing, drafts: Drafts) {
  const language = kind === 'publish' ? {} : { language: kind };
  const isTaken = ({ twinOf }: Column) =>
    kind === 'publish' || (twinOf === null ? 'en' : 'bn') === kind;
  const columns = entity.columns.filter(({ name }) => name in kept.fields);
  const taken = columns.filter(isTaken);
  const isContested = taken.some(({ name }) =>
    [kept.base, kept.fields].every((values) => !isDeepStrictEqual(before[name], values[name])),
  );
  const answer = await asStaff('POST', `/drafts/${entity.name}/${id}/publish`, {
    version: kept.version,
    ...language,
  });
  const after = await recordAt(entity, id);
  if (answer.statusCode !== 200) {
    // Else unfinished, never to be seen, a slug that is taken, nothing in that language.
    expect(isContested ? [409] : [409, 422], answer.body).toContain(answer.statusCode);
    return expect(after).toEqual(before);
  }
  expect(isContested).toBe(false);
  for (const column of taken.filter(({ name }) => !SHOWING.has(name))) {
    const { name, field } = column;
    if (field.kind !== 'slug')
      expect(after[name], name).toEqual(expected(column, kept.fields[name]));
  }
  for (const { name } of entity.columns)
    if (
      !SHOWING.has(name) &&
      name !== entity.shownWhen &&
      !taken.some((each) => each.name === name)
    )
      expect(after[name], name).toEqual(before[name]);
  for (const { name } of taken)
    for (const mark of marksIn(kept.fields[name])) unpublished.delete(mark);
  const { draft } = answer.json();
  const isLeft = ([name]: [string, unknown]) => !taken.some((each) => each.name === name);
  const left = Object.fromEntries(Object.entries(kept.fields).filter(isLeft));
  expect(draft?.fields ?? {}).toEqual(left);
  if (draft) drafts.set(id, { ...draft, since: kept.since });
  else drafts.delete(id);
}

/** Columns that a save may adjust to each other. */
const SHOWING: ReadonlySet<string> = new Set(['publish_at', 'unpublish_at']);

async function perform(each: Act, story: Story, drafts: Drafts): Promise<void> {
  const { entity, kind, body, names, pick } = each;
  const { path, name } = entity;
  const [there, trashed] = [true, false].map((wanted) =>
    [...story].filter(([, told]) => isThere(told) === wanted).map(([id]) => id),
  );
  const one = (ids: readonly string[]) => ids[pick % Math.max(1, ids.length)] ?? 'none';
  const [id, lost] = [one(there!), one(trashed!)];
  if (there!.length > 0 && (kinds as readonly string[]).includes(kind))
    return onDraft(each, id, drafts);
  const part = Object.fromEntries(names.map((column) => [column, body[column]]));
  const calls: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
    change: () => asStaff('PUT', `${path}/${id}`, part),
    delete: () => asStaff('DELETE', `${path}/${id}`),
    restore: () => asStaff('POST', `/trash/${name}/${lost}/restore`),
    purge: () => asAdmin('DELETE', `/trash/${name}/${lost}`),
  };
  const create = () => (there!.length < AT_ONCE ? asStaff('POST', path, body) : calls['delete']!());
  const answer = await (calls[kind] ?? create)();
  expect([200, 201, 204, 404, 409, 422], answer.body).toContain(answer.statusCode);
  if (kind !== 'purge' || answer.statusCode !== 204) return;
  story.delete(lost);
  drafts.delete(lost);
}

const revision = async () => (await asStaff('GET', '/publishing')).json().revision as number;

test(
  'whatever is saved, drafted, published, deleted and restored, nobody sees a draft, and the history is exact',
  { timeout: 60_000 + ACTS * 400 },
  async () => {
    const acts = fc.array(act, { minLength: ACTS, maxLength: ACTS });
    const property = fc.asyncProperty(acts, async (all) => {
      const stories = new Map(publicEntities.map((entity) => [entity, new Map() as Story]));
      const drafts = new Map(publicEntities.map((entity) => [entity, new Map() as Drafts]));
      let saved = 0;
      for (const each of all) {
        const { entity } = each;
        const since = await revision();
        await perform(each, stories.get(entity)!, drafts.get(entity)!);
        await note(server, entity, stories.get(entity)!);
        saved = Math.max(saved, drafts.get(entity)!.size);
        const seen = await seenByAll(entity, since, `draftmark${marks}x`);
        expect(marksIn(seen).filter((mark) => unpublished.has(mark))).toEqual([]);
      }
      let versions = 0;
      for (const [entity, story] of stories) {
        // Redirects come and go with the addresses of others, again and again under one id.
        if (entity.name === 'redirect') continue;
        versions += await expectTold(server, entity, story);
        for (const [id, kept] of drafts.get(entity)!)
          if (isThere(story.get(id)!)) {
            const { draft } = (await asStaff('GET', `/drafts/${entity.name}/${id}`)).json();
            expect(draft).toMatchObject({ fields: kept.fields, base: kept.base });
          }
      }
      expect(versions).toBeGreaterThan(ACTS / 4);
      expect(saved).toBeGreaterThan(0);
      expect(marks - unpublished.size).toBeGreaterThan(0);
      await eventually(async () => expect(hooked.length).toBeGreaterThan(0));
      const stream = await asStaff('GET', '/publishing/stream');
      expect(marksIn([hooked, stream.body])).toEqual([]);
    });
    await fc.assert(property, { numRuns: 1, endOnFailure: true });
  },
);
