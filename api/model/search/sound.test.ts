import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '../geo/countries.ts';
import { SHARDS, shardOf } from './shards.ts';
import { consonantsOf, soundOf, soundsOf } from './sound.ts';

test.for(
  [
    'thailand tailand থাইল্যান্ড থাইল্যাণ্ড থাইলেন্ড thailend',
    'malaysia malasia maleshia মালয়েশিয়া মালেশিয়া moloyesia',
    'visa bhisa ভিসা vissa',
    'umrah omrah umra omra ওমরাহ উমরাহ ওমরা',
    'ramjan romjan ramzan রমজান রমযান',
    'hajj haj hoj হজ হজ্জ',
    'ticket tiket টিকিট টিকেট',
    'package pekej প্যাকেজ',
    'coxbazar koksobajar কক্সবাজার coxsbazar',
    'singapore singapur shingapur সিঙ্গাপুর সিংগাপুর',
    'dubai dubay duabi দুবাই',
    'istanbul istambul ইস্তাম্বুল ইস্তানবুল',
    'bangkok bankok byangkok ব্যাংকক ব্যাঙ্কক',
    'makkah mecca moka মক্কা',
    'madinah medina modina মদিনা মদীনা',
    'lumpur lampur লামপুর লুমপুর',
    'schengen shengen শেনজেন',
    'kuwait kuyet কুয়েত',
    'rangamati রাঙামাটি রাঙ্গামাটি',
  ].map((line) => line.split(' ')),
)('%s and its other spellings have the same consonants', (spellings) => {
  expect([...new Set(spellings.map((each) => consonantsOf(soundOf(each))))]).toHaveLength(1);
});

test.for(['oman iran', 'dubai doha', 'nepal naples', 'china chile', 'korea kenya', '2026 2027'])(
  '%s stay two',
  (pair) => {
    const [one, other] = pair.split(' ').map(soundOf).map(consonantsOf);
    expect(one).not.toBe(other);
  },
);

test('however a letter is composed, and whatever joins it, it sounds the same', () => {
  const composed = 'মাল\u09dfেশি\u09dfা';
  expect(soundOf(composed)).toBe(soundOf(composed.normalize('NFD')));
  expect(soundOf('র\u200d\u09cdযাডিসন')).toBe(soundOf('র\u09cdযাডিসন'));
  expect(soundsOf('২০২৭ সালে')).toEqual(soundsOf('2027 সালে'));
});

test('a hyphenated word is found by its parts, and as one', () => {
  expect(soundsOf('e-visa')).toEqual(['bisa', 'ebisa']);
});

test('letters with dots between them are one word', () => {
  for (const [dotted, plain] of [
    ['U.S.A', 'USA'],
    ['u.k. visa', 'uk visa'],
    ['U.A.E.', 'UAE'],
    ['S. Korea', 'Korea'],
    ['St. Martin', 'St Martin'],
  ] as const)
    expect(soundsOf(dotted)).toEqual(soundsOf(plain));
});

test('every name of a country is in a shard', () => {
  for (const { name, name_bn } of countries)
    for (const sound of soundsOf(`${name} ${name_bn}`)) expect(SHARDS).toContain(shardOf(sound));
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'কতনশ্যািু়ড় aZhcxqyw0২-'), maxLength: 80 }),
);

test('whatever the text, its sounds are Latin letters and digits, each in a shard', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const sound of soundsOf(text)) {
        expect(sound).toMatch(/^[a-z0-9]+$/);
        expect(SHARDS).toContain(shardOf(sound));
      }
    }),
    { numRuns: 2000 },
  );
});
