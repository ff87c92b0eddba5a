import { expect, test } from 'vitest';
import { AuditAggregation, type Failure } from './audit-aggregation.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 6, 0, seconds));
const failure = (email: string, address = '198.51.100.1'): Failure => ({
  action: 'sign_in_failed',
  email,
  address,
});
const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

test('the first is told at once, the next ones of that minute as a number', () => {
  const aggregation = new AuditAggregation();
  expect(aggregation.add(failure('a@kheya.test'), at(1))).toMatchObject([{ count: 1, note: null }]);
  expect(aggregation.add(failure('a@kheya.test'), at(2))).toEqual([]);
  expect(aggregation.add(failure('a@kheya.test'), at(59))).toEqual([]);
  const [again, first] = aggregation.add(failure('a@kheya.test'), at(60));
  expect(again).toMatchObject({ count: 2, at: at(59), note: 'Again in the same minute' });
  expect(first).toMatchObject({ count: 1, at: at(60) });
  expect(aggregation.drain()).toEqual([]);
});

test('another e-mail, address or outcome is told by itself', () => {
  const aggregation = new AuditAggregation();
  const different: Failure[] = [
    failure('a@kheya.test'),
    failure('b@kheya.test'),
    failure('a@kheya.test', '198.51.100.2'),
    { ...failure('a@kheya.test'), action: 'sign_in_refused' },
  ];
  for (const each of different) expect(aggregation.add(each, at(0))).toHaveLength(1);
});

test('a flood writes at most 42 rows a minute, and every failure is in their counts', () => {
  const aggregation = new AuditAggregation();
  const rows = [];
  for (let round = 0; round < 3; round++)
    for (let n = 0; n < 1000; n++) {
      const flood = failure(`nobody-${n}@kheya.test`);
      rows.push(
        ...aggregation.add(flood, at(0)),
        ...aggregation.add({ ...flood, action: 'sign_in_refused' }, at(0)),
      );
    }
  rows.push(...aggregation.drain());
  expect(rows).toHaveLength(42);
  expect(sum(rows)).toBe(6000);
  expect(rows.at(-1)).toMatchObject({
    failure: { email: null, address: null },
    note: 'Others in the same minute',
  });
});
