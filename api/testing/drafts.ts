import { randomUUID } from 'node:crypto';
import type { Column, Entity } from '#model/kit/entity.ts';
import type { Field } from '#model/kit/make-field.ts';
import type { FieldKind } from '#model/kit/field-values.ts';

type Values = Record<string, unknown>;

/** A valid value for each kind of field, stored unchanged. */
const samples: { [K in FieldKind]: (field: Field) => unknown } = {
  text: () => 'Sample',
  multiline: () => 'Two\nlines',
  markdown: () => '## Heading\n\nA **text**.',
  money: () => 26_500,
  decimal: () => 23.5,
  integer: ({ schema }) => Math.max(3, Number((schema as { minimum?: number }).minimum ?? 3)),
  flag: () => true,
  choice: (field) => field.options.at(-1),
  lines: () => ['First line', 'Second line'],
  tags: () => ['Beach', 'Family'],
  image: () => '/static/uploads/sample.webp',
  images: () => ['/static/uploads/sample.webp', 'https://images.example/1.jpg'],
  items: () => ['tour-package/a-sample', 'visa-service/thailand'],
  facets: () => ['destination:nepal', 'tag:mountains'],
  link: () => '/tours',
  path: ({ unique }) => (unique ? `/moved/${randomUUID()}` : '/tours'),
  email: () => 'sample@kheya.test',
  phone: () => '+880 1711-000000',
  slug: () => 'a-sample',
  date: () => '2097-03-31',
  moment: () => '2027-03-31T06:00:00.000Z',
  itinerary: () => ({
    day1: { title: 'Arrival', activities: ['Boat ride'], meals: ['Dinner'], accommodation: null },
    day2: { title: 'Return', description: 'By bus.' },
  }),
  requirements: () => ({ Documents: ['Passport', 'Two photos'] }),
  hours: () => ({
    week: { sunday: '10:00-18:00', thursday: '20:00-02:00' },
    holidays: [{ date: '2027-03-26', name: 'Independence Day', name_bn: 'স্বাধীনতা দিবস' }],
    ramadan: { from: '2027-02-08', until: '2027-03-09', hours: '09:00-15:30' },
  }),
  departures: ({ options: [sharing] }) => [
    {
      from: '2097-01-30',
      until: '2097-02-03',
      status: 'few_seats',
      prices: { [sharing!]: 26_500, infant: 0 },
      seats: '4',
      seats_bn: null,
    },
  ],
  social: () => ({ facebook: 'https://facebook.example/kheya', whatsapp: '01711000000' }),
};

/** A schedule that is active now, so that the record is public. */
const schedule: Values = {
  publish_at: '2026-01-01T06:00:00.000Z',
  unpublish_at: '2097-03-31T06:00:00.000Z',
};

/** Values without which a record of theirs is refused. */
const needed: Partial<Record<string, Values>> = {
  'landing-page': { catalogue: 'tour-package', facets: ['destination:nepal'] },
  review: { text_en: 'Sample', text_bn: 'নমুনা', has_consent: true },
};

/** Fields that another one excludes. */
const excluded: Partial<Record<string, Values>> = {
  offer: { percent_off: null },
  'landing-page': { catalogue: 'tour-package' },
};

const sampleOf = ({ name, field }: Column): unknown => schedule[name] ?? samples[field.kind](field);

/** A minimal body of a create, with `values` in place of the samples. */
export function draftOf(entity: Entity, values: Values = {}): Values {
  const required = entity.columns.filter((column) => column.presence === 'required');
  const least = Object.fromEntries(required.map((each) => [each.name, sampleOf(each)]));
  return { ...least, ...needed[entity.name], ...values };
}

/** A draft with every field given, twins included. */
export function fullDraftOf(entity: Entity, values: Values = {}): Values {
  return {
    ...Object.fromEntries(entity.columns.map((each) => [each.name, sampleOf(each)])),
    ...excluded[entity.name],
    ...values,
  };
}
