import { expect, test } from 'vitest';
import { recent } from './recent.ts';

const at = (created_at: string) => ({ created_at });
const now = new Date('2026-11-20T12:00:00.000Z');

test('recent is the last seven days, to the millisecond, the newest first', () => {
  const records = [
    at('2026-11-13T11:59:59.999Z'),
    at('2026-11-13T12:00:00.000Z'),
    at('2026-11-20T11:00:00.000Z'),
  ];
  expect(recent(records, now)).toEqual([records[2], records[1]]);
});
