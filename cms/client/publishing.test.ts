import type { Failure, Publishing } from '#model/publishing/index.ts';
import { expect, test } from 'vitest';
import { publishState, recordState, siteState } from './publishing.ts';

const status = (
  delivered: number,
  attempts = 0,
  last_status: string | null = null,
  failures: Failure[] = [],
): Publishing => ({
  revision: 9,
  sending: false,
  stopped: false,
  pinned: 0,
  pinned_pages: [],
  pinned_revisions: null,
  self_check: null,
  failures,
  targets: [
    {
      name: 'site',
      delivered,
      attempts,
      last_status,
      next_attempt_at: null,
      delivered_at: null,
      failing_since: null,
      updated_at: '',
    },
  ],
});
const failure: Failure = {
  entity: 'tour-package',
  id: 'bali',
  revision: 9,
  reason: 'Day 2 has no title',
  failed_at: '2026-11-20T09:00:00.000Z',
};
const bali = { entity: 'tour-package', id: 'bali', revision: 9 };

test('a record is live once the site has its revision', () => {
  expect(publishState(9, status(9))).toEqual({ state: 'live' });
  expect(publishState(4, status(8, 3, 'It answered 500'))).toEqual({ state: 'live' });
});

test('a record is on its way until then', () => {
  expect(publishState(9, status(8))).toEqual({ state: 'publishing' });
  expect(publishState(9, { ...status(0), targets: [] })).toEqual({ state: 'publishing' });
});

test('a site of which nothing was saved yet is live', () => {
  const fresh = { ...status(0), revision: 0, targets: [] };
  expect(siteState(fresh)).toEqual({ state: 'live' });
});

test('a failure says why', () => {
  expect(publishState(9, status(8, 2, 'The publisher is not running'))).toEqual({
    state: 'failed',
    reason: 'The publisher is not running',
  });
});

test('a record that failed says why, and keeps no other from being live', () => {
  const told = status(9, 0, null, [failure]);
  expect(recordState(bali, told)).toEqual({ state: 'failed', reason: 'Day 2 has no title' });
  expect(recordState({ ...bali, id: 'dubai' }, told)).toEqual({ state: 'live' });
  expect(siteState(told)).toEqual({ state: 'failed', reason: 'Day 2 has no title' });
});

test('what was saved after a failure is on its way again', () => {
  const told = { ...status(9, 0, null, [failure]), revision: 10 };
  expect(recordState({ ...bali, revision: 10 }, told)).toEqual({ state: 'publishing' });
});

test('a record whose last save is not shown since a rollback is pinned, once nothing else is to be said', () => {
  const pinned = { ...status(9), pinned: 6, pinned_revisions: { after: 7, until: 9 } };
  expect(recordState(bali, pinned)).toEqual({ state: 'pinned' });
  expect(recordState({ ...bali, revision: 8 }, pinned)).toEqual({ state: 'pinned' });
  expect(recordState({ ...bali, revision: 7 }, pinned)).toEqual({ state: 'live' });
  expect(recordState({ ...bali, revision: 10 }, pinned)).toEqual({ state: 'publishing' });
  expect(recordState(bali, { ...pinned, failures: [failure] }).state).toBe('failed');
});

test('the site is not live as saved while a page stays as before a rollback', () => {
  expect(siteState({ ...status(9), pinned: 6 })).toEqual({ state: 'pinned' });
  expect(siteState({ ...status(8), pinned: 6 })).toEqual({ state: 'publishing' });
  expect(siteState(status(9))).toEqual({ state: 'live' });
});
