import { expect, test } from 'vitest';
import { publishState, type Publishing } from './publishing.ts';

const status = (
  delivered: number,
  attempts = 0,
  last_status: string | null = null,
): Publishing => ({
  revision: 9,
  targets: [{ name: 'site', delivered, attempts, last_status }],
});

test('a record is live once the site has its revision', () => {
  expect(publishState(9, status(9))).toEqual({ state: 'live' });
  expect(publishState(4, status(8, 3, 'It answered 500'))).toEqual({ state: 'live' });
});

test('a record is on its way until then', () => {
  expect(publishState(9, status(8))).toEqual({ state: 'publishing' });
  expect(publishState(9, { revision: 9, targets: [] })).toEqual({ state: 'publishing' });
});

test('a failure says why', () => {
  expect(publishState(9, status(8, 2, 'The publisher is not running'))).toEqual({
    state: 'failed',
    reason: 'The publisher is not running',
  });
});
