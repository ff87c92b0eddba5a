import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { scratchDatabase } from '../testing/database.ts';
import { MemoryRates } from './memory-rates.ts';
import type { Counted } from './rate.ts';
import { SharedRates } from './shared-rates.ts';

const START = Date.parse('2026-11-20T06:00:00.000Z');
const FEW = { name: 'few', limit: 3, windowMs: 1_000 };
const MANY = { name: 'many', limit: 8, windowMs: 5_000 };

const acts = fc.record({
  after: fc.nat(600),
  rate: fc.constantFrom(FEW, MANY),
  key: fc.constantFrom('one', 'another'),
  act: fc.nat(9),
});

let db: Db;
beforeAll(async () => {
  db = await scratchDatabase();
});
afterAll(() => db.destroy());

test('a limit in the database answers as one in memory does, whatever comes when', async () => {
  const memory = new MemoryRates();
  const shared = new SharedRates(db);
  let now = START;
  for (const { after, rate, key, act } of fc.sample(acts, 400)) {
    now += after;
    const one: Counted = [rate, key];
    const other: Counted = [MANY, 'all'];
    for (const rates of [memory, shared] as const) {
      if (act === 0) await rates.forget(one);
      else if (act === 1) await rates.takeBack(one);
    }
    expect(await shared.recent(one, now)).toBe(await memory.recent(one, now));
    if (act > 1) {
      const both = act > 5 ? [one, other] : [one];
      expect(await shared.count(both, now)).toBe(await memory.count(both, now));
    }
  }
});

test('two servers count together, and tries at the same moment', async () => {
  const servers = [new SharedRates(db), new SharedRates(db)];
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, n) => servers[n % 2]!.count([[FEW, 'together']], START)),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  expect(waits.filter((wait) => wait === 1_000)).toHaveLength(17);
});

test('an event counted a moment later counts for one that began before it, of a clock set back not', async () => {
  const rates = new SharedRates(db);
  const count = (key: string, now: number) => rates.count([[FEW, key]], now);
  for (let n = 0; n < FEW.limit; n++) await count('a moment', START + 500);
  expect(await count('a moment', START)).toBe(1_500);
  for (let n = 0; n < FEW.limit; n++) await count('set back', START + 3_600_000);
  expect(await count('set back', START)).toBe(0);
});

test('neither whose it was is kept, nor what is older than its window', async () => {
  const rates = new SharedRates(db);
  const once = { name: 'once', limit: 1, windowMs: 1_000 };
  await rates.count([[once, '198.51.100.1 amina@kheya.test']], START);
  await rates.count([[once, 'another']], START + once.windowMs);
  const kept = await db.selectFrom('rate_events').selectAll().where('rate', '=', 'once').execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('another');
});
