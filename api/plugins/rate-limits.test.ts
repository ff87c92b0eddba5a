import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { scratchDatabase } from '../testing/database.ts';
import { MemoryRates } from './memory-rates.ts';
import type { Counted } from './rate-limits.ts';
import { SharedRates } from './shared-rates.ts';

const START = Date.parse('2026-11-20T06:00:00.000Z');
const FEW = { name: 'few', limit: 3, windowMs: 1_000 };
const MANY = { name: 'many', limit: 8, windowMs: 5_000 };

let db: Db;
beforeAll(async () => {
  db = await scratchDatabase();
});
afterAll(() => db.destroy());

test('a limit in the database answers as one in memory does, whatever comes when', async () => {
  const memory = new MemoryRates();
  const shared = new SharedRates(db);
  let seed = 20_261_120;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * below);
  };
  let now = START;
  for (let n = 0; n < 400; n++) {
    now += random(600);
    const one: Counted = [random(2) === 0 ? FEW : MANY, `key ${random(2)}`];
    const other: Counted = [MANY, 'all'];
    const act = random(10);
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

test('neither whose it was is kept, nor what is older than its window', async () => {
  const rates = new SharedRates(db);
  const once = { name: 'once', limit: 1, windowMs: 1_000 };
  await rates.count([[once, '198.51.100.1 amina@kheya.test']], START);
  await rates.count([[once, 'another']], START + once.windowMs);
  const kept = await db.selectFrom('rate_events').selectAll().where('rate', '=', 'once').execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain('another');
});
