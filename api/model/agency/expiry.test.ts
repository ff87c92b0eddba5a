import { expect, test } from 'vitest';
import { expiring } from './expiry.ts';

const now = new Date('2026-11-25T06:00:00.000Z');
const record = (id: string, unpublish_at: string | null, is_active = true) => ({
  id,
  unpublish_at,
  is_active,
});

test('what expires within 60 days is told of, and what has expired, the first of them first', () => {
  const records = [
    record('sixty days', '2027-01-24T06:00:00.000Z'),
    record('later', '2027-01-24T06:00:00.001Z'),
    record('expired', '2026-11-24T00:00:00.000Z'),
    record('without end', null),
    record('not shown', '2026-11-26T00:00:00.000Z', false),
  ];
  expect(expiring(records, now).map(({ id }) => id)).toEqual(['expired', 'sixty days']);
});
