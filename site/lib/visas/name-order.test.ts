import { expect, test } from 'vitest';
import { byName } from './name-order.ts';

const named = (...names: string[]) => names.map((name, i) => ({ id: String(i), name }));
const order = (locale: 'en' | 'bn', ...names: string[]) =>
  byName(locale, named(...names), ({ name }) => name).map(({ name }) => name);

test('names stand in the order of their language', () => {
  expect(order('en', 'Türkiye', 'Thailand', 'Åland', 'Uganda', 'Albania')).toEqual([
    'Åland', 'Albania', 'Thailand', 'Türkiye', 'Uganda',
  ]); // oxfmt-ignore
  expect(order('bn', 'সৌদি আরব', 'ভারত', 'আলবেনিয়া', 'কাতার')).toEqual([
    'আলবেনিয়া', 'কাতার', 'ভারত', 'সৌদি আরব',
  ]); // oxfmt-ignore
});

test('two of one name always stand alike', () => {
  const [a, b] = named('India', 'India');
  expect(byName('en', [b!, a!], ({ name }) => name)).toEqual([a, b]);
});
