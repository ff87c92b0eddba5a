import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicEntities, tourPackage, visaService } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startingValues, type Row } from '../draft/draft.ts';
import { draftText } from '../draft/draft-text.ts';
import { draftedFields, shownValues } from './shown-values.ts';

/** Days of the demo, which it writes from the day on which it is sown. */
const withDays = (json: string) =>
  json.replaceAll(/"day:(-?\d+)(?:\+(\d+))?(T00:00)?"/g, (_text, day: string, more = '0', time) => {
    const moment = new Date(Date.UTC(2097, 0, Number(day) + Number(more))).toISOString();
    return JSON.stringify(time ? moment : moment.slice(0, 10));
  });

/** A whole record: the first of the demo, where it has any of the kind. */
const seeded = ({ table, columns }: Pick<Entity, 'table' | 'columns'>): Row => {
  const file = join(
    import.meta.dirname,
    '../../../data/seed',
    `${table.replaceAll('_', '-')}.json`,
  );
  const [first] = existsSync(file)
    ? (JSON.parse(withDays(readFileSync(file, 'utf8'))) as Row[])
    : [];
  return { ...Object.fromEntries(columns.map(({ name, empty }) => [name, empty])), ...first };
};

const record = { ...seeded(tourPackage), name: 'Bali' };
const published = startingValues(tourPackage, record);

test('a draft has the fields that differ from what is published, and no others', () => {
  const values = { ...published, price: '27,000', name_bn: 'বালি ', duration: '', images: '' };
  expect(draftedFields(tourPackage, published, { ...published, name: ' Bali' })).toEqual({});
  expect(draftedFields(tourPackage, published, values)).toEqual({
    name_bn: 'বালি',
    price: 27_000,
    duration: null,
    images: null,
  });
});

test('what is unfinished comes back as it was typed', () => {
  const typed = {
    price: 'about 500',
    itinerary: '{"day1": {',
    publish_at: 'next week',
    package_details: '## To do\n\n',
  };
  const fields = draftedFields(tourPackage, published, { ...published, ...typed });
  expect(fields).toMatchObject({ price: 'about 500', itinerary: '{"day1": {' });
  const { package_details, ...exact } = typed;
  expect(shownValues(tourPackage, record, fields)).toMatchObject({
    ...exact,
    package_details: package_details.trim(),
  });
  const rows = [{ ...(published['departures'] as object[])[0], until: '', prices: { twin: 'x' } }];
  const unpriced = draftedFields(tourPackage, published, {
    ...published,
    departures: rows as never,
  });
  expect(shownValues(tourPackage, record, unpriced)['departures']).toEqual(rows);
  const groups = [{ key: 0, heading: '', items: 'Passport' }];
  const visa = startingValues(visaService, seeded(visaService));
  const column = visaService.columns.find(({ field }) => field.kind === 'requirements');
  const drafted = draftedFields(visaService, visa, { ...visa, [column!.name]: groups });
  expect(shownValues(visaService, null, drafted)[column!.name]).toEqual(groups);
});

test.for(publicEntities.map((entity) => [entity.name, entity] as const))(
  'a draft of a %s shows in the form what the saved record would',
  ([, entity]) => {
    const whole = seeded(entity);
    expect(shownValues(entity, null, whole)).toEqual(startingValues(entity, whole));
    const cleared = Object.fromEntries(entity.columns.map(({ name }) => [name, null]));
    expect(shownValues(entity, whole, cleared)).toEqual(startingValues(entity, cleared));
  },
);

test.for(publicEntities.map((entity) => [entity.name, entity] as const))(
  'any value at all in a draft of a %s gives each control something that it can show',
  ([, entity]) => {
    const names = fc.constantFrom(...entity.columns.map(({ name }) => name));
    const nothing = startingValues(entity, null);
    const property = fc.property(fc.dictionary(names, fc.jsonValue()), (fields) => {
      const shown = shownValues(entity, null, fields as never);
      for (const [name, value] of Object.entries(shown))
        expect(typeof value, name).toBe(typeof nothing[name]);
      expect(() => draftedFields(entity, nothing, shown)).not.toThrow();
      for (const { name, field } of entity.columns)
        expect(() => draftText(field.kind, shown[name]!)).not.toThrow();
    });
    fc.assert(property, { numRuns: 200 });
  },
);
