import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followedList } from './followed-list.ts';

const LEAD = 'contact-submission';

interface Stored {
  id: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

let stored: Stored[];
let asked: URL[];
let minute: number;

const now = () => new Date(Date.UTC(2027, 0, 1, 0, ++minute)).toISOString();
const arrive = (id: string) => {
  const at = now();
  stored.push({ id, revision: 1, created_at: at, updated_at: at });
};
const change = (id: string) => {
  const lead = stored.find((each) => each.id === id)!;
  Object.assign(lead, { revision: lead.revision + 1, updated_at: now() });
};
const remove = (id: string) => (stored = stored.filter((each) => each.id !== id));
const newestFirst = (by: 'created_at' | 'updated_at') =>
  stored.toSorted((a, b) => (a[by] < b[by] ? 1 : a[by] > b[by] ? -1 : a.id < b.id ? -1 : 1));

/** The next list, and how many calls it took. */
async function next(known?: readonly object[]) {
  asked = [];
  const list = await followedList(LEAD, known as never);
  expect(list).toEqual(newestFirst('created_at'));
  return { list: structuredClone(list), calls: asked.length };
}

beforeEach(() => {
  [stored, minute] = [[], 0];
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'https://kheya.test');
    asked.push(url);
    const { searchParams: query } = url;
    const [from, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
    const sorted = newestFirst(
      query.get('order_by') === 'updated_at' ? 'updated_at' : 'created_at',
    );
    return new Response(JSON.stringify(sorted.slice(from, from + limit)), {
      headers: { 'x-total-count': String(sorted.length) },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('of a long list that is known only what was changed last is asked for', async () => {
  for (let number = 0; number < 1_200; number++) arrive(`lead-${number}`);
  const first = await next();
  expect(first.calls).toBe(3);
  for (const id of ['lead-3', 'lead-700', 'lead-1199']) change(id);
  arrive('lead-new');
  const second = await next(first.list);
  expect(second.calls).toBe(1);
  expect(asked[0]!.search).toContain('is_spam=false');
  // Nothing has changed since.
  expect((await next(second.list)).calls).toBe(1);
});

test('it is read whole where that does not tell all', async () => {
  for (let number = 0; number < 600; number++) arrive(`lead-${number}`);
  let { list, calls } = await next();
  remove('lead-5');
  ({ list, calls } = await next(list));
  expect(calls).toBe(3);
  for (let number = 100; number < 300; number++) change(`lead-${number}`);
  ({ list, calls } = await next(list));
  expect(calls).toBe(3);
  // Hidden by a clock that was set back, until it is read whole by the time.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
  stored[7]!.revision++;
  ({ calls } = await next(list));
  expect(calls).toBe(2);
  vi.restoreAllMocks();
});

test('a short list is read whole', async () => {
  for (let number = 0; number < 20; number++) arrive(`lead-${number}`);
  const { list } = await next();
  change('lead-3');
  expect((await next(list)).calls).toBe(1);
  expect(asked[0]!.searchParams.get('order_by')).toBeNull();
});
