import { tourPackage } from '#model/entities/index.ts';
import { expect, test } from 'vitest';
import { byRecord, type Translation } from '../../client/translations.ts';
import { after, inTurn, tasksOf, type StoredRecord } from './queue.ts';

const tour = (id: string, values: object = {}): StoredRecord => ({
  id,
  revision: 1,
  updated_at: '2026-11-20T06:00:00.000Z',
  name: id,
  name_bn: 'নাম',
  is_available: true,
  ...values,
});
const outdated = (id: string, values: Partial<Translation> = {}): Translation => ({
  entity: 'tour-package',
  id,
  field: 'name_bn',
  source: 'en',
  outdated_since: '2026-11-21T06:00:00.000Z',
  made_for: 'Before',
  skipped: null,
  ...values,
});
const tasks = (records: StoredRecord[], known: Translation[]) =>
  tasksOf(tourPackage as never, records, byRecord(known));

test('what is missing and what is outdated is to do, and nothing else', () => {
  const found = tasks(
    [tour('right'), tour('old'), tour('gap', { name_bn: null })],
    [outdated('old')],
  );
  expect(found.map(({ key, isOutdated }) => [key, isOutdated])).toEqual([
    ['tour-package/old/name_bn', true],
    ['tour-package/gap/name_bn', false],
  ]);
});

test('featured records come before published ones, hidden ones last, the oldest first of each', () => {
  const records = [
    tour('hidden', { is_available: false, is_featured: true }),
    tour('young'),
    tour('aged'),
    tour('featured', { is_featured: true }),
  ];
  const known = records.map(({ id }) => outdated(id));
  known[2] = outdated('aged', { outdated_since: '2026-11-19T06:00:00.000Z' });
  const queue = inTurn(tasks(records, known));
  expect(queue.map(({ record }) => record.id)).toEqual(['featured', 'aged', 'young', 'hidden']);
  expect(after(queue, queue[0]!.key)?.record.id).toBe('aged');
  expect(after(queue, queue[3]!.key)?.record.id).toBe('featured');
  expect(after(queue.slice(0, 1), queue[0]!.key)).toBeUndefined();
});

test('where Bengali was written first, the English text is to be written again', () => {
  const [task] = tasks([tour('old')], [outdated('old', { source: 'bn' })]);
  expect([task!.from.name, task!.to.name]).toEqual(['name_bn', 'name']);
});
