import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MERGE_FIELDS, mergeText, unknownFields, type MergeValues } from './reply-text.ts';

const values: MergeValues = {
  name: 'করিম',
  item: 'থাইল্যান্ড ভিসা',
  price: '৳৬,৫০০',
  dates: undefined,
  link: 'https://kheya.example/bn/visa-services/thailand',
  staff: 'আমিনা',
};

test('fields are filled in, as often as they stand there', () => {
  expect(mergeText('আসসালামু আলাইকুম {name}, {name}! {item}: {price}।', values)).toBe(
    'আসসালামু আলাইকুম করিম, করিম! থাইল্যান্ড ভিসা: ৳৬,৫০০।',
  );
});

test('a line whose field has no value is left out, and the gap with it', () => {
  expect(mergeText('One\n\nOn {dates} at {price}\n\nTwo', values)).toBe('One\n\nTwo');
});

test.for([
  ['Hello {name}', []],
  ['{nmae} {name} {nmae} {seats}', ['nmae', 'seats']],
  ['{ name } {Name} {} {1} {{', []],
] as [string, string[]][])('%s has the unknown fields %j', ([text, unknown]) => {
  expect(unknownFields(text)).toEqual(unknown);
});

test('what a visitor typed is text, even where it looks like a field or a pattern', () => {
  const hostile = { ...values, name: '{price} $& $1 {name}' };
  expect(mergeText('Dear {name}', hostile)).toBe('Dear {price} $& $1 {name}');
});

test('no field is left in a text whose fields are known and have values', () => {
  const part = fc.oneof(
    fc.constantFrom(...MERGE_FIELDS).map((name) => `{${name}}`),
    fc.string().map((text) => text.replaceAll(/[{}]/g, '')),
  );
  const whole = Object.fromEntries(MERGE_FIELDS.map((name) => [name, 'x'])) as MergeValues;
  const property = fc.property(fc.array(part), (parts) => {
    expect(mergeText(parts.join(''), whole)).not.toMatch(/\{[a-z]+\}/);
  });
  fc.assert(property);
});
