import { expect, test } from 'vitest';
import { sameCountry } from './duplicate-country.ts';

const others = [{ country_name: 'United Kingdom' }, { country_name: 'Schengen area' }];

test.for(['Uk', 'UK ', 'united kingdom', 'Great Britain', 'যুক্তরাজ্য'])(
  '%s is a country that has a visa already',
  (name) => {
    expect(sameCountry(name, others)).toBe('United Kingdom');
  },
);

test.for(['', 'Uganda', 'Schengen area', 'Ukr'])('%j is none', (name) => {
  expect(sameCountry(name, others)).toBeUndefined();
});
