import fc from 'fast-check';
import isoCountries from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { countries, countryOf, namesOf } from './countries.ts';
import { fold } from '../text/fold.ts';

const codeOf = (name: string) => countryOf(name)?.code;

test('every country of ISO 3166-1 is there once, and Kosovo', () => {
  const codes = countries.map(({ code }) => code);
  expect(codes).toEqual(Object.keys(isoCountries.getAlpha2Codes()).toSorted());
  expect(codes).toHaveLength(250);
});

test('every name is in its own script and written in one way', () => {
  for (const { name, name_bn } of countries) {
    expect(name).toMatch(/^[\p{Script=Latin}][\p{Script=Latin} '(),.-]*$/u);
    expect(name_bn).toMatch(/^\p{Script=Bengali}[\p{Script=Bengali} ().-]*$/u);
    expect([name, name_bn]).toEqual([name.normalize('NFC'), name_bn.normalize('NFC')]);
  }
});

test('no name or code is that of two countries, and none is listed twice', () => {
  const owners = new Map<string, string>();
  const clashes = countries.flatMap((country) =>
    [country.code, ...namesOf(country)].flatMap((name) => {
      const key = fold(name);
      const other = owners.get(key);
      owners.set(key, country.code);
      return other === undefined ? [] : [`${name}: ${other} and ${country.code}`];
    }),
  );
  expect(clashes).toEqual([]);
});

test('a country is found by its code and by everything that it is called, in any case', () => {
  for (const country of countries)
    for (const name of [country.code, ...namesOf(country)])
      for (const typed of [name, name.toLowerCase(), ` ${name.toUpperCase()} `])
        expect(countryOf(typed), typed).toBe(country);
});

test.for([
  ['GB', 'UK', 'Great Britain', 'England', 'United Kingdom', 'ইংল্যান্ড', 'যুক্তরাজ্য', 'ব্রিটেন'],
  ['US', 'USA', 'us', 'America', 'United States', 'আমেরিকা', 'যুক্তরাষ্ট্র', 'মার্কিন যুক্তরাষ্ট্র'],
  ['AE', 'UAE', 'Emirates', 'আমিরাত', 'সংযুক্ত আরব আমিরাত'],
  ['SA', 'KSA', 'Saudi Arabia', 'সৌদি', 'সৌদি আরব', 'সৌদী আরব'],
  ['KR', 'Korea', 'South Korea', 'Republic of Korea', 'কোরিয়া', 'দক্ষিণ কোরিয়া'],
  ['KP', 'North Korea', 'DPRK', 'উত্তর কোরিয়া'],
  ['TR', 'Turkey', 'Türkiye', 'turkiye', 'তুরস্ক'],
  ['CZ', 'Czechia', 'Czech Republic', 'চেক প্রজাতন্ত্র'],
  ['MM', 'Burma', 'Myanmar', 'মিয়ানমার', 'মায়ানমার', 'বার্মা'],
  ['CI', 'Ivory Coast', "Côte d'Ivoire", 'Cote d’Ivoire', 'আইভরি কোস্ট'],
  ['NL', 'Holland', 'Netherlands', 'The Netherlands', 'নেদারল্যান্ডস', 'হল্যান্ড'],
  ['RU', 'Russia', 'Russian Federation', 'রাশিয়া'],
  ['VN', 'Vietnam', 'Viet Nam', 'ভিয়েতনাম'],
  ['LA', 'Laos', "Lao People's Democratic Republic", 'লাওস'],
  ['BN', 'Brunei', 'Brunei Darussalam', 'ব্রুনাই', 'ব্রুনেই'],
  ['SY', 'Syria', 'Syrian Arab Republic', 'সিরিয়া'],
  ['IR', 'Iran', 'ইরান'],
  ['MD', 'Moldova', 'Republic of Moldova', 'মলদোভা'],
  ['TZ', 'Tanzania', 'তানজানিয়া', 'তাঞ্জানিয়া'],
  ['BO', 'Bolivia', 'বলিভিয়া'],
  ['VE', 'Venezuela', 'ভেনেজুয়েলা'],
  ['PS', 'Palestine', 'ফিলিস্তিন', 'প্যালেস্টাইন'],
  ['MO', 'Macau', 'Macao', 'ম্যাকাও'],
  ['HK', 'Hong Kong', 'হংকং'],
  ['TW', 'Taiwan', 'তাইওয়ান'],
  ['CV', 'Cape Verde', 'Cabo Verde', 'কেপ ভার্দ'],
  ['SZ', 'Swaziland', 'Eswatini', 'সোয়াজিল্যান্ড'],
  ['MK', 'Macedonia', 'North Macedonia', 'মেসিডোনিয়া'],
  ['CD', 'DR Congo', 'Democratic Republic of the Congo', 'ডিআর কঙ্গো'],
  ['CG', 'Congo', 'Republic of the Congo', 'কঙ্গো'],
  ['VA', 'Vatican', 'Vatican City', 'Holy See', 'ভ্যাটিকান সিটি'],
  ['EG', 'Egypt', 'মিশর', 'মিসর'],
  ['IN', 'India', 'ভারত', 'ইন্ডিয়া'],
  ['TH', 'th', 'THAILAND', 'থাইল্যান্ড', 'থাইল্যাণ্ড'],
])('%s is known by its usual names', ([code, ...names]) => {
  expect(names.map(codeOf)).toEqual(names.map(() => code));
});

test.for([
  ['Niger', 'NE', 'Nigeria', 'NG'],
  ['নাইজার', 'NE', 'নাইজেরিয়া', 'NG'],
  ['Oman', 'OM', 'Romania', 'RO'],
  ['Mali', 'ML', 'Somalia', 'SO'],
  ['Guinea', 'GN', 'Guinea-Bissau', 'GW'],
  ['Papua New Guinea', 'PG', 'Equatorial Guinea', 'GQ'],
  ['Dominica', 'DM', 'Dominican Republic', 'DO'],
  ['Sudan', 'SD', 'South Sudan', 'SS'],
  ['Ireland', 'IE', 'Iceland', 'IS'],
  ['Samoa', 'WS', 'American Samoa', 'AS'],
  ['Austria', 'AT', 'Australia', 'AU'],
  ['India', 'IN', 'British Indian Ocean Territory', 'IO'],
])('%s (%s) is not %s (%s)', ([one, code, other, otherCode]) => {
  expect([codeOf(one!), codeOf(other!)]).toEqual([code, otherCode]);
});

test.for([
  '',
  '  ',
  'Schengen',
  'Schengen Area',
  'Europe',
  'Thai land',
  'Thailand visa',
  'সেন্ট মার্টিন',
  'XX',
  'constructor',
  '__proto__',
])('%j is no country', (name) => {
  expect(countryOf(name)).toBeUndefined();
});

test('a part of a name, or more than it, is never taken for the name', () => {
  const known = new Set(countries.flatMap((each) => [each.code, ...namesOf(each)]).map(fold));
  const name = fc.constantFrom(...countries.flatMap(namesOf));
  fc.assert(
    fc.property(name, fc.nat(30), fc.string({ maxLength: 3 }), (whole, cut, more) => {
      for (const typed of [whole.slice(cut), whole.slice(0, cut), whole + more])
        if (!known.has(fold(typed))) expect(countryOf(typed)).toBeUndefined();
    }),
  );
});
