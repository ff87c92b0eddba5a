import { beforeEach, expect, test } from 'vitest';
import type { Lead, Outcome, Sending } from '../leads/lead-sending.ts';
import {
  deliver,
  drop,
  keep,
  leadWith,
  OUTBOX_KEY,
  refusedLead,
  setAside,
  waitAfter,
  waiting,
  type Shelf,
} from './outbox.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

let kept: Map<string, string>;
let shelf: Shelf;
let now: number;
beforeEach(() => {
  kept = new Map();
  now = 1_000_000;
  shelf = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

const lead = (client_id: string): Lead => ({ name: 'Karim', client_id });
const ids = () => waiting(shelf).map((each) => each.lead.client_id);

async function round(outcome: Outcome, { eager = false, promise = null as string | null } = {}) {
  const asked: string[] = [];
  const send = async ({ client_id }: Lead) => {
    asked.push(client_id);
    return { outcome, promise };
  };
  return { ...(await deliver({ shelf, send, now: () => now, eager })), asked };
}

test('what is kept waits once, however often it is kept', () => {
  keep(shelf, lead('a'), 'sent', now);
  keep(shelf, lead('b'), 'sent', now);
  keep(shelf, lead('a'), 'sent', now);
  expect(ids()).toEqual(['b', 'a']);
});

test('nothing is left on the device when nothing waits', () => {
  keep(shelf, lead('a'), 'sent', now);
  drop(shelf, 'a');
  expect(kept.size).toBe(0);
});

test('a lead is not sent again before its time, unless the network has come back', async () => {
  keep(shelf, lead('a'), 'sent', now);
  expect(await round('sent')).toMatchObject({ asked: [], next: now + 5 * SECOND });
  const { asked, sent } = await round('sent', { eager: true });
  expect([asked, sent.length, kept.size]).toEqual([['a'], 1, 0]);
});

test('a lead of a device whose clock was set back waits no longer than any other', async () => {
  keep(shelf, lead('a'), 'sent', now + 365 * DAY);
  expect(await round('failed')).toMatchObject({ asked: ['a'], next: now + 10 * SECOND });
  expect(waiting(shelf)).toHaveLength(1);
});

test('each failure makes the wait longer, up to five minutes', async () => {
  expect([1, 2, 3, 10].map((attempts) => waitAfter(attempts) / SECOND)).toEqual([5, 10, 20, 300]);
  keep(shelf, lead('a'), 'sent', now);
  now += 5 * SECOND;
  expect(await round('failed')).toMatchObject({ asked: ['a'], next: now + 10 * SECOND });
});

test('what the server refuses is not offered again, and stays until it is mended', async () => {
  keep(shelf, lead('a'), 'sent', now);
  keep(shelf, lead('b'), 'sent', now);
  now += 5 * SECOND;
  const { sent, next } = await round('refused');
  expect([sent, next]).toEqual([[], undefined]);
  expect((await round('sent', { eager: true })).asked).toEqual([]);
  expect(refusedLead(shelf)).toEqual(lead('a'));
  drop(shelf, 'a');
  expect(refusedLead(shelf)).toEqual(lead('b'));
  now += 31 * DAY;
  await round('sent');
  expect(kept.size).toBe(0);
});

test('a lead that goes late says when somebody will call', async () => {
  keep(shelf, lead('a'), 'sent', now);
  const promise = 'We will call you on Sunday from 10:00.';
  expect((await round('sent', { eager: true, promise })).sent).toMatchObject([{ promise }]);
});

test('a lead that was sent meanwhile from the form is not sent from here', async () => {
  keep(shelf, lead('a'), 'sent', now);
  keep(shelf, lead('b'), 'sent', now);
  const asked: string[] = [];
  const send = async ({ client_id }: Lead): Promise<Sending> => {
    asked.push(client_id);
    drop(shelf, 'b');
    return { outcome: 'sent', promise: null };
  };
  await deliver({ shelf, send, now: () => now, eager: true });
  expect(asked).toEqual(['a']);
});

test('after thirty days and ten attempts nobody waits for an answer any more', async () => {
  keep(shelf, lead('a'), 'sent', now);
  for (let attempts = 1; attempts < 10; attempts++) await round('failed', { eager: true });
  now += 31 * DAY;
  expect((await round('sent')).asked).toEqual([]);
  expect(kept.size).toBe(0);
});

test('a lead of a device whose clock was far behind is sent once the clock is right', async () => {
  keep(shelf, lead('a'), 'sent', now);
  now += 365 * DAY;
  expect(await round('failed')).toMatchObject({ asked: ['a'], next: now + 10 * SECOND });
  expect((await round('sent', { eager: true })).asked).toEqual(['a']);
  expect(kept.size).toBe(0);
});

test.for(['', 'x', '{}', '[null, 7, {"lead": {}}]'])(
  'what others wrote in its place counts as nothing: %s',
  (text) => {
    kept.set(OUTBOX_KEY, text);
    expect(waiting(shelf)).toEqual([]);
  },
);

test('a lead is found by its fields while it waits, and not once it was refused', () => {
  keep(shelf, lead('a'), null, now);
  expect(leadWith(shelf, { name: 'Karim' })).toEqual(lead('a'));
  expect(leadWith(shelf, { name: 'Rahim' })).toBeUndefined();
  setAside(shelf, 'a');
  expect(leadWith(shelf, { name: 'Karim' })).toBeUndefined();
});
