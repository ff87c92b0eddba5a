import { entityNamed } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { expect, test } from 'vitest';
import { recordEntry, type Entry } from './entries.ts';
import { finderOf } from './finder.ts';

const visa = entityNamed('visa-service') as Entity;
const saudi = recordEntry(visa, 'visa', {
  id: 'saudi-arabia',
  country_name: 'Saudi Arabia',
  country_name_bn: 'সৌদি আরব',
});
const malaysia = recordEntry(visa, 'visa', {
  id: 'malaysia',
  country_name: 'Malaysia',
  country_name_bn: null,
});
const add: Entry = {
  key: 'new:visa-service',
  title: 'New visa service',
  titleBn: null,
  kind: 'Action',
  module: 'visa',
  target: { to: 'new', entity: 'visa-service' },
};
const finder = finderOf([saudi, malaysia, add]);
const found = (query: string) => finder.find(query).map(({ key }) => key);

test('a record is called by its first text in both languages', () => {
  expect(saudi).toEqual({
    key: 'record:visa-service:saudi-arabia',
    title: 'Saudi Arabia',
    titleBn: 'সৌদি আরব',
    kind: 'Visa Service',
    module: 'visa',
    target: { to: 'record', entity: 'visa-service', id: 'saudi-arabia' },
  });
});

test('records are found in either script, by a beginning, and however they are spelt', () => {
  expect(found('saud')).toEqual([saudi.key]);
  expect(found('সৌদী')).toEqual([saudi.key]);
  expect(found('maleysia')).toEqual([malaysia.key]);
});

test('all words must be there', () => {
  expect(found('new visa')[0]).toBe(add.key);
  expect(found('saudi malaysia')).toEqual([]);
  expect(found('   ')).toEqual([]);
});
