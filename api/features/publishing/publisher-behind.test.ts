import { SITE } from '#model/publishing/index.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { scratchDatabase } from '../../testing/database.ts';
import { until } from '../../testing/eventually.ts';
import { siteReport } from '../../testing/site-report.ts';
import { Dispatcher, NEVER_DELIVERED } from './dispatcher.ts';
import type { Progress, Target } from './targets.ts';

const DELIVERED = 7;
const REPORT = siteReport(DELIVERED);

let db: Db;
beforeEach(async () => {
  db = await scratchDatabase();
  const updated_at = new Date().toISOString();
  await db
    .insertInto('publishing_targets')
    .values({ ...NEVER_DELIVERED, name: SITE, delivered: DELIVERED, updated_at })
    .execute();
});
afterEach(() => db.destroy());

/** The progress that a publisher is told of, until it was asked twice after one at this revision. */
async function toldAfter(revision: number): Promise<Progress[]> {
  const told: Progress[] = [];
  let asked = 0;
  const target: Target = {
    name: SITE,
    coalesceMs: 0,
    backOffMs: [1, 1],
    due: async () => ({ delivered: DELIVERED, changes: 0 }),
    news: async () => (asked++ === 0 ? siteReport(revision) : undefined),
    send: async (due, had) => {
      told.push(had);
      return { ...due, site: REPORT };
    },
  };
  const dispatcher = new Dispatcher({
    db,
    targets: [target],
    clock: () => new Date(),
    isLeading: () => true,
    log: { warn: () => undefined },
    damage: { note: () => false },
  });
  dispatcher.start();
  await until(() => {
    dispatcher.wake();
    return asked > 2;
  });
  await dispatcher.stop();
  return told;
}

test('a publisher that has less than the one before is sent what it lacks, without a save', async () => {
  expect(await toldAfter(3)).toEqual([expect.objectContaining({ delivered: 3 })]);
});

test.for([
  ['as much', DELIVERED],
  ['more', DELIVERED + 1],
  ['yet to tell, since it is at work,', 0],
] as const)('a publisher that has %s is left alone', async ([, revision]) => {
  expect(await toldAfter(revision)).toEqual([]);
});
