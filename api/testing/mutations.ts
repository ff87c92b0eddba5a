import type { Column } from '#model/kit/entity.ts';
import type { Field } from '#model/kit/make-field.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import fc, { type Arbitrary } from 'fast-check';

type Body = Record<string, unknown>;

/** A valid body made invalid. `json` is the payload: some faults have no JavaScript value. */
export interface Mutation {
  fault: string;
  json: string;
}

const itemMax = ({ schema }: Field) =>
  (schema as unknown as { items: { maxLength: number } }).items.maxLength;
const above = ({ schema }: Field) => (schema as unknown as { maximum: number }).maximum + 1;
const below = ({ schema }: Field) => (schema as unknown as { minimum: number }).minimum - 1;
const long = (max: number) => 'x'.repeat(max + 1);
const filled = <T>(length: number, value: (at: number) => T) =>
  Array.from({ length }, (_, at) => value(at));
const tooMany = (field: Field, item: string) => filled(field.max! + 1, (at) => `${item}${at}`);

/** Blank texts. */
const BLANKS = ['', ' \u00a0', '\u200b', '\u3164\u2800', '\u00ad', '\u202e', '\ufe0f\u{e0020}'];

/** Paths that some browser or server would read as another. */
export const HOSTILE_PATHS = [
  '//evil.example',
  '/\\evil.example',
  '\\evil.example',
  'https://evil.example/',
  '/a/../b',
  '/.',
  '/%2f%2fevil.example',
  '/a\r\nSet-Cookie: a=1',
  '/a\u2028b',
  '/a b',
  '/a;b',
  '/a?b',
  '/a#b',
  '/$host',
  '/{path}',
  'a',
  '',
  `/${'long'.repeat(500)}`,
];

/** Invalid values by kind: over a limit, or outside of its domain. */
const beyond: { [K in FieldKind]: (field: Field) => unknown[] } = {
  // One code point as typed, two in NFC.
  text: (field) => [long(field.max!), '\u09df'.repeat(field.max!)],
  multiline: (field) => [long(field.max!), '\u09df'.repeat(field.max!)],
  markdown: (field) => [long(field.max!), '\u09df'.repeat(field.max!)],
  money: (field) => [above(field), -1, String(above(field)), '1e9', '০x', ''],
  decimal: (field) => [above(field), String(above(field)), 'NaN', ''],
  integer: (field) => [above(field), below(field), 1.5, '1.5', String(above(field))],
  flag: () => ['true', 0, 1],
  choice: (field) => ['none of them', field.options[0]!.toUpperCase() + ' '],
  lines: (field) => [
    tooMany(field, 'line '),
    [long(itemMax(field))],
    [''],
    ['\u3164'],
    ['a\nb'],
    ['\u09df'.repeat(itemMax(field))],
  ],
  tags: (field) => [tooMany(field, 'tag '), [long(itemMax(field))], [''], ['\u200b']],
  image: () => [`https://a.example/${long(500)}`, '/static/uploads/../x.webp', '/etc/passwd'],
  images: (field) => [tooMany(field, 'https://a.example/'), ['/x'], ['javascript:alert(1)']],
  items: (field) => [
    tooMany(field, 'tour-package/a'),
    ['tour-package'],
    ['tour-package/'],
    ['blog-post/a'],
    ['tour-package/../users'],
    ['tour-package/A'],
    [`tour-package/${'a'.repeat(101)}`],
  ],
  facets: (field) => [
    tooMany(field, 'tag:a'),
    ['tag'],
    ['tag:'],
    [':nepal'],
    ['Tag:nepal'],
    ['tag:../users'],
    [`tag:${'a'.repeat(200)}`],
  ],
  link: () => [`/${long(500)}`, '//evil.example', 'javascript:alert(1)'],
  path: () => HOSTILE_PATHS,
  email: () => [`${long(250)}@a.test`, 'a', 'a@b', 'a b@c.test', 'a@b.test\r\nBcc: c@d.test'],
  phone: () => ['1'.repeat(41), '0171', '+880 1711 00000', 'call me', '01711\n000000'],
  slug: () => [long(80), '123', 'Upper', 'a--b', '-a', 'a/b'],
  date: () => ['2027-02-30', '0027-03-31', '2027-13-01', '31/03/2027', '2027-03-31T00:00:00Z'],
  moment: () => [
    '2027-02-30T00:00:00Z',
    '2027-03-31',
    '2027-03-31T25:00:00Z',
    '0000-01-01T00:00:00+06:00',
  ],
  itinerary: () => [
    Object.fromEntries(filled(61, (at) => [`day${at + 1}`, { title: 'x' }])),
    { day0: { title: 'x' } },
    { day1: {} },
    { day1: { title: '\u00ad' } },
    { day1: { title: long(160) } },
    { day1: { title: 'x', meals: filled(9, String) } },
  ],
  requirements: () => [
    Object.fromEntries(filled(21, (at) => [`heading ${at}`, []])),
    { [long(120)]: [] },
    { Documents: filled(41, String) },
    { '': [] },
    { '\u2800': [] },
    filled(41, String),
  ],
  hours: () => [
    { week: { sunday: '25:00-26:00' } },
    { week: { sunday: '10:00' } },
    { week: { someday: '10:00-18:00' } },
    { week: {}, holidays: [{ date: '2027-02-30' }] },
    { week: {}, holidays: [{ date: '2027-03-26' }, { date: '2027-03-26' }] },
    { week: {}, ramadan: { from: '2027-03-09', until: '2027-02-08', hours: '09:00-15:30' } },
    { holidays: [] },
  ],
  departures: ({ options, max }) => {
    const whole = { from: '2097-01-30', prices: { [options[0]!]: 1 } };
    const day = (at: number) => new Date(Date.UTC(2097, 0, at + 1)).toISOString().slice(0, 10);
    return [
      [{ from: '2097-01-30' }],
      [{ ...whole, from: '2097-02-30' }],
      [{ ...whole, from: '0097-01-30' }],
      [{ ...whole, until: '2097-01-29' }],
      [{ ...whole, until: '2098-01-30' }],
      [{ ...whole, prices: {} }],
      [{ ...whole, prices: { infant: 1 } }],
      [{ ...whole, prices: { [options[0]!]: -1 } }],
      [{ ...whole, prices: { [options[0]!]: 1_000_000_001 } }],
      [{ ...whole, prices: { penthouse: 1 } }],
      [{ ...whole, status: 'maybe' }],
      [{ ...whole, seats: long(40) }],
      [{ ...whole, seats: -1 }],
      [whole, whole],
      filled(max! + 1, (at) => ({ ...whole, from: day(at) })),
    ];
  },
  social: () => [
    { myspace: 'https://a.example' },
    { facebook: 'javascript:alert(1)' },
    { whatsapp: long(300) },
  ],
};

type Shape = 'text' | 'number' | 'boolean' | 'list' | 'object';
const shapes: Readonly<Record<Shape, readonly unknown[]>> = {
  text: ['some words'],
  number: [7, -0.5, 1e300],
  boolean: [true, false],
  list: [[], [[]], [7], [{}], [null]],
  object: [{ a: 1 }, { $ne: null }, { toString: 'x' }],
};
const own: { [K in FieldKind]: readonly Shape[] } = {
  text: ['text'],
  multiline: ['text'],
  markdown: ['text'],
  money: ['number'],
  decimal: ['number'],
  integer: ['number'],
  flag: ['boolean'],
  choice: ['text'],
  lines: ['list'],
  tags: ['list'],
  image: ['text'],
  images: ['list'],
  items: ['list'],
  facets: ['list'],
  link: ['text'],
  path: ['text'],
  email: ['text'],
  phone: ['text'],
  slug: ['text'],
  date: ['text'],
  moment: ['text'],
  itinerary: ['object'],
  requirements: ['object', 'list'],
  social: ['object'],
  hours: ['object'],
  departures: ['list'],
};
const otherShapes = (kind: FieldKind) =>
  (Object.keys(shapes) as Shape[])
    .filter((shape) => !own[kind].includes(shape))
    .flatMap((shape) => shapes[shape]);

/** A value of the kind that contains `text`; null for kinds without text. */
const holding: { [K in FieldKind]: ((text: string) => unknown) | null } = {
  text: (text) => text,
  multiline: (text) => text,
  markdown: (text) => text,
  money: (text) => text,
  decimal: (text) => text,
  integer: (text) => text,
  flag: null,
  choice: (text) => text,
  lines: (text) => [text],
  tags: (text) => [text],
  image: (text) => `https://a.example/${text}`,
  images: (text) => [`https://a.example/${text}`],
  items: (text) => [`tour-package/${text}`],
  facets: (text) => [`tag:${text}`],
  link: (text) => `/${text}`,
  path: (text) => `/${text}`,
  email: (text) => `a${text}@kheya.test`,
  phone: (text) => `01711${text}000`,
  slug: (text) => `a${text}`,
  date: (text) => `2027-03-31${text}`,
  moment: (text) => `2027-03-31T00:00:00Z${text}`,
  itinerary: (text) => ({ day1: { title: text } }),
  requirements: (text) => ({ [text]: [text] }),
  hours: (text) => ({ week: {}, holidays: [{ date: '2027-03-26', name: text }] }),
  departures: (text) => [{ from: '2097-01-30', prices: { twin: 1 }, seats: text }],
  social: (text) => ({ facebook: `https://a.example/${text}` }),
};
const CONTROLS = ['\u0000', '\u0007', '\u001b', '\u007f', '\ud800'];

const nested = (depth: number, inner: unknown): unknown =>
  depth === 0 ? inner : { a: nested(depth - 1, inner) };
const UNKNOWN = [
  'surprise',
  'id',
  'created_at',
  'updated_by',
  'password_hash',
  'token_version',
  'toString',
  'hasOwnProperty',
  '',
  '$where',
  'name ',
  'NAME',
];
const PROTOTYPES = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
];

const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Bodies that a create must refuse, each with one fault in an otherwise good body. */
export function mutationOf(
  columns: readonly Column[],
  bodies: Arbitrary<Body>,
): Arbitrary<Mutation> {
  const spoilt = (
    fault: string,
    among: readonly Column[],
    value: (column: Column) => readonly unknown[],
  ) =>
    among.length === 0
      ? []
      : [
          fc
            .tuple(
              bodies,
              pick(among).chain((column) => pick(value(column)).map((bad) => ({ column, bad }))),
            )
            .map(([body, { column, bad }]) => ({
              fault: `${column.name}: ${fault}`,
              json: JSON.stringify({ ...body, [column.name]: bad }),
            })),
        ];
  const required = columns.filter(({ presence }) => presence === 'required');
  const isList = ({ field }: Column) => field.storage === 'json' && field.presence === 'defaulted';
  const neverNull = columns.filter((each) => each.presence !== 'optional' && !isList(each));
  const texts = columns.filter(({ field }) => holding[field.kind] !== null);
  return fc.oneof(
    ...spoilt('another type', columns, ({ field }) => otherShapes(field.kind)),
    ...spoilt('beyond its limits', columns, ({ field, presence }) =>
      // A blank optional text counts as empty.
      beyond[field.kind](field).concat(presence === 'required' ? BLANKS : []),
    ),
    ...spoilt('a control character', texts, ({ field }) =>
      CONTROLS.map((character) => holding[field.kind]!(`a${character}b`)),
    ),
    ...spoilt('null', neverNull, () => [null]),
    ...spoilt('nested junk', columns, () => [nested(3, 1), nested(400, []), { a: [{ b: [[]] }] }]),
    fc.tuple(bodies, pick(required)).map(([body, { name }]) => {
      const { [name]: _left, ...rest } = body;
      return { fault: `${name}: missing`, json: JSON.stringify(rest) };
    }),
    fc.tuple(bodies, pick(UNKNOWN), fc.jsonValue()).map(([body, name, value]) => ({
      fault: `an unknown property "${name}"`,
      json: JSON.stringify({ ...body, [name]: value }),
    })),
    fc.tuple(bodies, pick(PROTOTYPES)).map(([body, junk]) => ({
      fault: 'a prototype',
      json: `${JSON.stringify(body).slice(0, -1)},${junk.slice(1)}`,
    })),
    fc.tuple(bodies, pick(columns), pick(PROTOTYPES)).map(([body, { name }, junk]) => ({
      fault: `${name}: a prototype`,
      json: `${JSON.stringify({ ...body, [name]: 'JUNK' }).replace(`"${name}":"JUNK"`, () => `"${name}":${junk}`)}`,
    })),
  );
}
