import { describe, expect, test } from 'vitest';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { draftOf, fullDraftOf } from '../../testing/drafts.ts';
import { entities, entityNamed, publicEntities } from '../entities/index.ts';
import { entity, type Entity } from './entity.ts';
import { flag, lines, moment, text } from './field.ts';

const sample = entity({
  name: 'sample',
  table: 'samples',
  path: '/samples',
  label: { one: 'Sample', many: 'Samples' },
  module: 'samples',
  id: ['name'],
  shownWhen: 'is_shown',
  shownOn: 'home',
  page: null,
  columns: ['name'],
  searched: ['name'],
  fields: {
    name: text({ label: 'Name', max: 20, required: true, bilingual: true }),
    headline_en: text({ label: 'Headline', max: 20, bilingual: true }),
    points: lines({ label: 'Points', items: 3, max: 20, bilingual: true }),
    is_shown: flag({ label: 'Shown', default: true }),
    hide_at: moment({ label: 'Hide at', visibility: 'staff' }),
  },
});

const accepts = (schema: TSchema, value: unknown) => Compile(schema).Check(value);

test('each bilingual field has its twin right behind it', () => {
  expect(sample.columns.map(({ name, twinOf }) => [name, twinOf])).toEqual([
    ['name', null],
    ['name_bn', 'name'],
    ['headline_en', null],
    ['headline_bn', 'headline_en'],
    ['points', null],
    ['points_bn', 'points'],
    ['is_shown', null],
    ['hide_at', null],
  ]);
});

test('a twin is never required, and empty as its kind is', () => {
  const twins = sample.columns.filter(({ twinOf }) => twinOf !== null);
  expect(twins.map(({ presence, empty }) => [presence, empty])).toEqual([
    ['optional', null],
    ['optional', null],
    ['defaulted', []],
  ]);
});

test('a draft needs what is required and takes nothing unknown', () => {
  expect(accepts(sample.draft, { name: 'x' })).toBe(true);
  expect(accepts(sample.draft, { name: 'x', name_bn: null, points: null, hide_at: null })).toBe(
    true,
  );
  for (const draft of [
    {},
    { name_bn: 'x' },
    { name: null },
    { name: 'x', id: 'y' },
    { name: 'x', revision: 1 },
  ])
    expect(accepts(sample.draft, draft)).toBe(false);
});

test('a change may be of anything, clears what may be empty, and carries a revision', () => {
  for (const change of [
    {},
    { name: 'x' },
    { headline_en: null },
    { points: null },
    { revision: 3 },
  ])
    expect(accepts(sample.change, change)).toBe(true);
  for (const change of [
    { name: null },
    { is_shown: null },
    { revision: 0 },
    { id: 'x' },
    { updated_at: 'x' },
  ])
    expect(accepts(sample.change, change)).toBe(false);
});

test('the public record leaves out what staff alone see', () => {
  const names = Object.keys(sample.publicRecord.properties);
  expect(names).not.toContain('hide_at');
  expect(names).not.toContain('updated_by');
  expect(Object.keys(sample.record.properties)).toEqual(
    expect.arrayContaining(['hide_at', 'updated_by']),
  );
});

describe.each((entities as readonly Entity[]).map((each) => [each.name, each] as const))(
  '%s',
  (_, each) => {
    test('takes its generated drafts, so that tests with them mean something', () => {
      expect(accepts(each.draft, draftOf(each))).toBe(true);
      expect(accepts(each.draft, fullDraftOf(each))).toBe(true);
    });

    test('names only fields that it has', () => {
      const named = [
        ...each.idFrom,
        ...each.tableColumns,
        ...each.searched,
        each.shownWhen ?? [],
      ].flat();
      expect(named.filter((name) => !(name in each.fields))).toEqual([]);
    });

    test('is made readable from what is required, shown by a flag, and arranged by its order', () => {
      for (const name of each.idFrom) expect(each.fields[name]!.presence).toBe('required');
      if (each.shownWhen) expect(each.fields[each.shownWhen]!.kind).toBe('flag');
      if (each.ordered) expect(each.fields['order']!.kind).toBe('integer');
      if (each.singleActive) expect(each.fields['is_active']!.kind).toBe('flag');
    });

    test('has no column twice', () => {
      const names = each.columns.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    });
  },
);

test('users, messages and what they are answered with are never public', () => {
  const shown = new Set<string>(publicEntities.map(({ name }) => name));
  const hidden = entities.map(({ name }) => name).filter((name) => !shown.has(name));
  expect(hidden).toEqual(['contact-submission', 'reply-template', 'user']);
});

test('an entity is found by its name, and a wrong name says so', () => {
  expect(entityNamed('flight').path).toBe('/flights');
  expect(() => entityNamed('boat' as 'flight')).toThrow('There is no entity "boat"');
});
