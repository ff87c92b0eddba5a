import { WEEKDAYS } from '#model/contact/working-hours.ts';
import { reviewFault } from '#model/agency/review-rules.ts';
import { offerFault } from '#model/catalogue/offer-price.ts';
import { itemKey, ITEM_KINDS } from '#model/catalogue/items.ts';
import { facet } from '#model/catalogue/narrowing.ts';
import { DEPARTURE_STATUSES, YOUNGER } from '#model/catalogue/departures.ts';
import { isBlank } from '#model/text/blank.ts';
import { nfc } from '#model/text/characters.ts';
import type { Column } from '#model/kit/entity.ts';
import type { Field } from '#model/kit/make-field.ts';
import { SOCIAL_NETWORKS, type FieldKind } from '#model/kit/field-values.ts';
import { RESERVED_ADDRESSES } from '#model/routes/reserved-addresses.ts';
import fc, { type Arbitrary } from 'fast-check';
import { markupTexts } from './corpora/markup.ts';
import { sqlTexts } from './corpora/sql.ts';

const BENGALI = [...'কক্সবাজারঢাকাভ্রমণয়ড়ঢ়০১২৩৪৫৬৭৮৯৳।'];
const ODD = [
  'é',
  'e\u0301',
  'ﬁ',
  '👩‍👧',
  '🇧🇩',
  '\u200d',
  '\u202e',
  '\ufeff',
  '\u00a0',
  '𝒳',
  'İ',
  'ß',
];
const character = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }) },
  { weight: 3, arbitrary: fc.constantFrom(...BENGALI) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);

/** Length in code points, as JSON Schema counts. */
const lengthOf = (value: string) => [...value].length;
const fits = (max: number) => (value: string) =>
  lengthOf(value) <= max && lengthOf(value.normalize('NFC')) <= max;

const written = (max: number, unit = character) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit, maxLength: Math.min(max, 60) }).filter(fits(max)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...[...sqlTexts, ...markupTexts].filter(fits(max))),
    },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(max), 'ক'.repeat(max)) },
  );
const oneLine = (max: number) => written(max).filter((value) => !isBlank(value));
const manyLines = (max: number) =>
  written(max, fc.oneof({ weight: 9, arbitrary: character }, fc.constantFrom('\n', '\t', '\r\n')));

const from = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const name = from(LETTERS + DIGITS, 1, 12);

const webAddress = fc
  .tuple(fc.constantFrom('http', 'https'), name, from(`${LETTERS}${DIGITS}/-._~%?=&#খেয়া`, 0, 40))
  .map(([scheme, host, rest]) => `${scheme}://${host}.example/${rest}`);
const imageAddress = fc.oneof(
  webAddress,
  name.map((file) => `/static/uploads/${file}.webp`),
);
const GAPS = ['', ' ', '-', ' (', ') ', '.'];
/** Digits with separators. */
const spaced = (least: number, most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...DIGITS, ...'০১২৩৪৫৬৭৮৯'), fc.constantFrom(...GAPS)), {
      minLength: least,
      maxLength: most,
    })
    .map((pairs) => pairs.flat().join(''));
const phone = fc
  .oneof(
    fc.tuple(
      fc.constantFrom('01', '+880 1', '8801', '1', '০১'),
      from('3456789', 1, 1),
      spaced(8, 8),
    ),
    fc.tuple(fc.constantFrom('+', '00'), from('1234567', 1, 1), spaced(6, 14)),
    fc.tuple(fc.constant('0'), from('23456789', 1, 1), spaced(6, 9)),
  )
  .map((parts) => parts.join(''))
  .filter((value) => value.length <= 40 && /[0-9০-৯]$/.test(value));

const bengali = (value: string) =>
  value.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
const { MAX_SAFE_INTEGER } = Number;
const limitsOf = ({ schema }: Field) => {
  const { minimum = -MAX_SAFE_INTEGER, maximum = MAX_SAFE_INTEGER } = schema as {
    minimum?: number;
    maximum?: number;
  };
  return { min: minimum, max: maximum };
};
/** The number, or its digits as typed in either script. */
const typed = (value: Arbitrary<number>) =>
  fc.tuple(value, fc.constantFrom('number', 'text', 'bengali')).map(([number, form]) => {
    const text = String(number);
    if (form === 'number' || text.includes('e')) return number;
    return form === 'text' ? ` ${text} ` : bengali(text);
  });
const integer = (field: Field) => typed(fc.integer(limitsOf(field)));
const decimal = (field: Field) =>
  typed(fc.double({ ...limitsOf(field), noNaN: true }).map((value) => Number(value.toFixed(6))));

/** A valid date, of any year that one may travel in. */
const day = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
});
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** 23:59 */
const time = fc
  .integer({ min: 0, max: 1_439 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));

const offset = fc.constantFrom('Z', '+06:00', '-11:30', '+00:00');

const itemMax = ({ schema }: Field) =>
  (schema as unknown as { items: { maxLength: number } }).items.maxLength;
const few = <T>(item: Arbitrary<T>, max = 5) => fc.array(item, { maxLength: max });

const itineraryDay = fc.record(
  {
    title: oneLine(160),
    description: manyLines(4000),
    activities: few(oneLine(300)),
    meals: few(oneLine(80)),
    accommodation: fc.option(oneLine(200)),
  },
  { requiredKeys: ['title'] },
);

/** Valid values by kind of field; a missing kind is a compile error. */
const values: { [K in FieldKind]: (field: Field) => Arbitrary<unknown> } = {
  text: (field) => oneLine(field.max!),
  multiline: (field) =>
    field.presence === 'required' ? oneLine(field.max!) : manyLines(field.max!),
  markdown: (field) =>
    field.presence === 'required' ? oneLine(field.max!) : manyLines(field.max!),
  money: decimal,
  decimal,
  integer,
  flag: () => fc.boolean(),
  choice: (field) => fc.constantFrom(...field.options),
  lines: (field) => few(oneLine(itemMax(field)), field.max),
  tags: (field) => few(oneLine(itemMax(field)), field.max),
  image: () => imageAddress,
  images: (field) => few(imageAddress, field.max),
  items: (field) =>
    few(
      fc.tuple(fc.constantFrom(...ITEM_KINDS), name).map(([kind, id]) => itemKey(kind, id)),
      Math.min(5, field.max!),
    ),
  facets: (field) =>
    few(
      name.map((value) => facet('tag', value)),
      field.max,
    ),
  link: () =>
    fc.oneof(
      webAddress,
      name.map((page) => `/${page}`),
      fc.constantFrom('/', '#contact'),
    ),
  path: ({ unique }) =>
    unique
      ? fc.uuid().map((end) => `/Moved/${end}/`)
      : fc.constantFrom('/', '/tours', '/bn/about', '/Contact/'),
  email: () =>
    fc
      .tuple(from(`${LETTERS}ABCক.+-_'${DIGITS}`, 1, 30), name)
      .map(([local, host]) => `${local}@${host}.test`),
  phone: () => phone,
  slug: () =>
    fc
      .tuple(from(LETTERS, 1, 8), fc.array(name, { maxLength: 4 }))
      .map(([first, rest]) => [first, ...rest].join('-'))
      .filter((slug) => !RESERVED_ADDRESSES.has(slug)),
  date: () => day.map((value) => value.toISOString().slice(0, 10)),
  moment: () =>
    fc.tuple(day, offset).map(([value, zone]) => value.toISOString().replace('Z', zone)),
  itinerary: () =>
    fc.dictionary(
      fc.integer({ min: 1, max: 999 }).map((number) => `day${number}`),
      itineraryDay,
      { maxKeys: 6 },
    ),
  requirements: () => {
    const list = few(oneLine(300));
    const heading = oneLine(120).filter((value) => /^.+$/u.test(value) && value !== '__proto__');
    const named = fc.tuple(heading, list);
    const groups = fc.uniqueArray(named, { maxLength: 5, selector: ([given]) => nfc(given) });
    return fc.oneof(
      groups.map((each) => Object.fromEntries(each)),
      list,
    );
  },
  hours: () => {
    const span = fc.tuple(time, time).map((times) => times.join('-'));
    const dates = fc.uniqueArray(
      day.map((value) => value.toISOString().slice(0, 10)),
      { maxLength: 4 },
    );
    const called = fc.option(oneLine(80));
    const twoDays = fc.uniqueArray(
      day.map((value) => value.toISOString().slice(0, 10)),
      { minLength: 2, maxLength: 2 },
    );
    return fc.record(
      {
        week: fc.record(Object.fromEntries(WEEKDAYS.map((each) => [each, span])), {
          requiredKeys: [],
          noNullPrototype: true,
        }),
        holidays: fc
          .tuple(dates, called, called)
          .map(([found, name_en, name_bn]) =>
            found.map((date) => ({ date, name: name_en, name_bn })),
          ),
        ramadan: fc.option(
          fc.tuple(twoDays, span).map(([ends, hours]) => {
            const [first, until] = ends.toSorted();
            return { from: first, until, hours };
          }),
        ),
      },
      { requiredKeys: ['week'], noNullPrototype: true },
    );
  },
  departures: (field) => {
    const days = fc.uniqueArray(
      // To come for as long as these tests run: everybody sees them.
      fc.date({ min: new Date('2100-01-01'), max: new Date('2199-01-01'), noInvalidDate: true }),
      { maxLength: 4, selector: dayOf },
    );
    const names = [...field.options, ...YOUNGER];
    const price = typed(fc.integer({ min: 0, max: 1_000_000_000 }));
    const prices = fc
      .tuple(
        fc.constantFrom(...field.options),
        price,
        fc.dictionary(fc.constantFrom(...names), price),
      )
      .map(([sharing, each, others]) => ({ ...others, [sharing]: each }));
    const seats = fc.option(fc.oneof(fc.integer({ min: 0, max: 99 }), oneLine(40)));
    const rest = fc.record(
      {
        status: fc.constantFrom(...DEPARTURE_STATUSES),
        seats,
        seats_bn: seats,
        length: fc.nat(99),
      },
      { requiredKeys: ['length'], noNullPrototype: true },
    );
    return days.chain((found) =>
      fc.tuple(
        ...found.map((first) =>
          fc.tuple(prices, rest).map(([each, { length, ...more }]) => ({
            from: dayOf(first),
            until: dayOf(new Date(first.getTime() + length * 86_400_000)),
            prices: each,
            ...more,
          })),
        ),
      ),
    );
  },
  social: () => {
    const link = fc.option(
      fc.oneof(
        webAddress,
        phone.map((value) => value.replace(/[./]/g, '0')),
      ),
    );
    const networks = Object.fromEntries(SOCIAL_NETWORKS.map((each) => [each, link]));
    return fc.record(networks, { requiredKeys: [] });
  },
};

export const valueOf = ({ field }: Column): Arbitrary<unknown> => values[field.kind](field);

const FLAGS = ['is_available', 'is_published'];

/** Filters out schedules that the API refuses: the record would never be public. */
function isSeen(body: Record<string, unknown>): boolean {
  const [come, go] = [body['publish_at'], body['unpublish_at']].map((moment) =>
    typeof moment === 'string' ? Date.parse(moment) : undefined,
  );
  const isOn = FLAGS.some((flag) => body[flag] === true);
  if (go !== undefined && (go <= Date.now() || (come !== undefined && go <= come))) return false;
  return come === undefined || come <= Date.now() || isOn;
}

/** Filters out reviews that the API refuses. */
function isSayable(body: Record<string, unknown>): boolean {
  const { text_en = null, text_bn = null, is_active = true, has_consent = false } = body;
  return reviewFault({ text_en, text_bn, is_active, has_consent } as never) === undefined;
}

/** Filters out offers with two prices. */
const isOneOffer = ({ price = null, percent_off = null }: Record<string, unknown>) =>
  offerFault({ price, percent_off } as never) === undefined;

/** A valid body of a create: all required fields, and any others, null or given. */
export function bodyOf(columns: readonly Column[]): Arbitrary<Record<string, unknown>> {
  const each = (column: Column) =>
    column.presence === 'optional' ? fc.option(valueOf(column), { freq: 6 }) : valueOf(column);
  const required = columns.filter(({ presence }) => presence === 'required');
  const has = (column: string) => columns.some(({ name: key }) => key === column);
  return fc
    .record(Object.fromEntries(columns.map((column) => [column.name, each(column)])), {
      requiredKeys: required.map(({ name: key }) => key),
      noNullPrototype: true,
    })
    .filter(isSeen)
    .filter((body) => !has('has_consent') || isSayable(body))
    .filter((body) => !has('percent_off') || isOneOffer(body));
}
