/**
 * Generates the table of countries from ISO 3166-1 and CLDR names, which differ between versions of
 * Node: `node scripts/countries.ts`. The output is committed.
 */
import { writeFile } from 'node:fs/promises';
import countries from 'i18n-iso-countries';

const TARGET = 'api/model/geo/countries-data.ts';

/** Overrides of CLDR names, as an agency in Dhaka says them. */
const englishNames: Readonly<Record<string, string>> = {
  BQ: 'Caribbean Netherlands',
  CD: 'DR Congo',
  CG: 'Congo',
  CI: 'Ivory Coast',
  HK: 'Hong Kong',
  // Avoids confusion with the Bangladeshi island.
  MF: 'Saint Martin (French part)',
  MM: 'Myanmar',
  MO: 'Macau',
  PS: 'Palestine',
  UM: 'United States Minor Outlying Islands',
  VI: 'United States Virgin Islands',
};

const bengaliNames: Readonly<Record<string, string>> = {
  AD: 'অ্যান্ডোরা',
  BB: 'বার্বাডোস',
  BH: 'বাহরাইন',
  BS: 'বাহামা',
  CD: 'ডিআর কঙ্গো',
  CG: 'কঙ্গো',
  CI: 'আইভরি কোস্ট',
  CV: 'কেপ ভার্দ',
  CZ: 'চেক প্রজাতন্ত্র',
  DM: 'ডমিনিকা',
  DO: 'ডোমিনিকান প্রজাতন্ত্র',
  GD: 'গ্রেনাডা',
  GF: 'ফরাসি গায়ানা',
  GL: 'গ্রিনল্যান্ড',
  GP: 'গুয়াদেলুপ',
  GR: 'গ্রিস',
  GY: 'গায়ানা',
  HK: 'হংকং',
  IL: 'ইসরায়েল',
  IM: 'আইল অব ম্যান',
  JO: 'জর্ডান',
  KG: 'কিরগিজস্তান',
  KM: 'কমোরোস',
  LI: 'লিচেনস্টাইন',
  LU: 'লুক্সেমবার্গ',
  LV: 'লাটভিয়া',
  MD: 'মলদোভা',
  ME: 'মন্টেনেগ্রো',
  MF: 'সেন্ট মার্টিন (ফরাসি অংশ)',
  MM: 'মিয়ানমার',
  MO: 'ম্যাকাও',
  MR: 'মৌরিতানিয়া',
  PF: 'ফরাসি পলিনেশিয়া',
  PG: 'পাপুয়া নিউগিনি',
  PS: 'ফিলিস্তিন',
  RE: 'রেইউনিয়ন',
  SC: 'সেশেলস',
  SI: 'স্লোভেনিয়া',
  ST: 'সাও টোমে ও প্রিন্সিপে',
  SV: 'এল সালভাদর',
  SZ: 'ইসোয়াতিনি',
  TF: 'ফরাসি দক্ষিণাঞ্চলীয় অঞ্চল',
  TL: 'পূর্ব তিমুর',
  TZ: 'তানজানিয়া',
  US: 'যুক্তরাষ্ট্র',
  VA: 'ভ্যাটিকান সিটি',
  YT: 'মায়োট',
  ZW: 'জিম্বাবুয়ে',
};

const english = new Intl.DisplayNames('en', { type: 'region' });
const bengali = new Intl.DisplayNames('bn', { type: 'region' });

const spelledOut = (name: string) =>
  name
    .replaceAll('&', 'and')
    .replace(/^St\. /, 'Saint ')
    .replaceAll('’', "'");

const quoted = (text: string) => (text.includes("'") ? `"${text}"` : `'${text}'`);

const lines = Object.keys(countries.getAlpha2Codes())
  .toSorted()
  .map((code) => {
    const name = englishNames[code] ?? spelledOut(english.of(code)!);
    const name_bn = bengaliNames[code] ?? bengali.of(code)!;
    return `  [${[code, name, name_bn].map((text) => quoted(text.normalize('NFC'))).join(', ')}],`;
  });

await writeFile(
  TARGET,
  `/**
 * Every country of ISO 3166-1, and Kosovo under the code that it is commonly given: code, English
 * and Bengali name. Made by scripts/countries.ts; other names stand in country-aliases.ts.
 */
// oxfmt-ignore
export const countriesData = [
${lines.join('\n')}
] as const;
`,
);
console.info(`${lines.length} countries`);
