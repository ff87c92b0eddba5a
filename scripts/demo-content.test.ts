import { hash } from 'node:crypto';
import { lowestPrice, nextBookable, type Departure } from '#model/catalogue/departures.ts';
import { entities, publicEntities, type EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import { dayNumber } from '#model/kit/field.ts';
import type { Itinerary, Requirements } from '#model/kit/field-values.ts';
import { tagKey } from '#model/catalogue/tag-key.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { list } from '../api/crud/repository.ts';
import type { Db } from '../api/db/database.ts';
import { scratchDatabase } from '../api/testing/database.ts';
import { seed } from './seed.ts';

type Row = Record<string, unknown> & { id: string };

const COUNTS: Partial<Record<EntityName, number>> = {
  'tour-package': 12,
  'umrah-package': 6,
  'visa-service': 30,
  'blog-post': 10,
  flight: 8,
  'landing-page': 4,
  faq: 21,
  review: 12,
  offer: 3,
};
/**
 * Fields the demo leaves empty: no dates are scheduled; a post's slug and a country's flag follow
 * from their names; every tour has its days and says what it includes;
 * every offer is on items.
 */
const LEFT_ALONE = new Set([
  'publish_at',
  'unpublish_at',
  'blog-post.slug',
  'landing-page.slug',
  'visa-service.country_flag',
  'tour-package.itinerary',
  'tour-package.inclusions',
  'offer.about',
]);
const LISTS: ReadonlySet<string> = new Set(['lines', 'tags', 'images', 'items']);
/** Structure of a long text: the same headings, lists and tables in both languages. */
const SHAPE = /^(#+ |- |\d+\. |\|)/gm;

const drawn: string[] = [];
const options = {
  uploadsDir: '',
  now: new Date('2026-11-20T06:00:00Z'),
  /** By a name as that of an upload: to make WebP of all takes longer than all the rest. */
  store: async (drawing: Buffer) => {
    const url = `/static/uploads/${hash('sha256', drawing).slice(0, 32)}-1600x1200.webp`;
    drawn.push(url);
    return url;
  },
};
const sown = new Map<string, Row[]>();
let db: Db;
let written: number;

beforeAll(async () => {
  db = await scratchDatabase();
  written = await seed(db, options);
  for (const entity of entities as readonly Entity[]) {
    const { records } = await list(db, entity, { limit: 500, offset: 0, only: [] });
    sown.set(entity.name, records as unknown as Row[]);
  }
});
afterAll(() => db.destroy());

const rows = (name: EntityName) => sown.get(name)!;
const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
const words = (text: unknown) =>
  String(text).match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu) ?? [];
const shape = (text: unknown) =>
  (String(text).match(SHAPE) ?? []).map((mark) => mark.trim().replace(/\d+/, '1'));

/** Translated values of every record: the English one, then the Bengali one. */
const pairs = () =>
  publicEntities.flatMap((entity) =>
    entity.columns.flatMap(({ name, twinOf }) =>
      twinOf === null
        ? []
        : rows(entity.name as EntityName).map((row) => ({
            at: `${row.id}.${twinOf}`,
            en: row[twinOf],
            bn: row[name],
          })),
    ),
  );

test('seeding twice writes every record once', async () => {
  expect(written).toBeGreaterThan(40);
  const before = drawn.length;
  expect(before).toBeGreaterThan(40);
  expect(await seed(db, options)).toBe(0);
  expect(drawn).toHaveLength(before);
});

test.for(Object.entries(COUNTS))('there is enough of %s', ([name, count]) => {
  expect(rows(name as EntityName)).toHaveLength(count);
});

const optionalOf = (entity: Entity) =>
  entity.columns.filter(
    ({ name, twinOf, presence, field }) =>
      twinOf === null &&
      (presence === 'optional' || LISTS.has(field.kind)) &&
      !LEFT_ALONE.has(name) &&
      !LEFT_ALONE.has(`${entity.name}.${name}`),
  );
// Tags have no optional fields, and a new site no old addresses.
const withOptional = publicEntities.filter(({ name }) => name !== 'tag' && name !== 'redirect');

test.for(withOptional)(
  'each optional field of $label.many is filled once and empty once',
  (entity) => {
    const optional = optionalOf(entity);
    const oneSided = optional.filter(
      ({ name }) =>
        new Set(rows(entity.name as EntityName).map((row) => isEmpty(row[name]))).size < 2,
    );
    expect(oneSided.map(({ name }) => name)).toEqual([]);
    expect(optional).not.toEqual([]);
  },
);

test('every tour and package has dates to come, in order, of which one can be booked at least', () => {
  for (const { id, departures } of [...rows('tour-package'), ...rows('umrah-package')]) {
    const days = (departures as Departure[]).map(({ from }) => from);
    expect(days.length, id).toBeGreaterThan(1);
    expect(
      days.every((day) => day > '2026-11-20' && day < '2027-12-01'),
      id,
    ).toBe(true);
    expect(nextBookable(departures as Departure[]), id).toBeDefined();
  }
});

test('no date costs an adult less than the price that its tour or package begins at', () => {
  for (const { id, departures, price } of [...rows('tour-package'), ...rows('umrah-package')]) {
    const lowest = Math.min(...(departures as Departure[]).map(lowestPrice));
    expect(lowest, id).toBeGreaterThanOrEqual(price as number);
  }
});

test('every tag that a record has is in the table of tags', () => {
  const known = new Set(rows('tag').map(({ name }) => tagKey(String(name))));
  const used = publicEntities
    .filter(({ fields }) => 'tags' in fields)
    .flatMap(({ name }) => rows(name as EntityName).flatMap((row) => row['tags'] as string[]));
  expect(new Set(used).size).toBeGreaterThan(40);
  expect([...new Set(used)].filter((tag) => !known.has(tagKey(tag)))).toEqual([]);
});

test('whatever is said in English is said in Bengali', () => {
  // A review is in the language it was said in.
  const missing = pairs().filter(
    ({ at, en, bn }) => !at.endsWith('.text_en') && isEmpty(en) !== isEmpty(bn),
  );
  expect(missing.map(({ at }) => at)).toEqual([]);
  expect(pairs().length).toBeGreaterThan(300);
});

test('Bengali texts are in Bengali, with Bengali digits between Bengali words', () => {
  const latin = pairs().filter(
    ({ bn }) =>
      typeof bn === 'string' && (!/\p{Script=Bengali}/u.test(bn) || /[ঀ-৿] [0-9]+ [ঀ-৿]/.test(bn)),
  );
  expect(latin.map(({ at }) => at)).toEqual([]);
});

test('lists and long texts have as many points in one language as in the other', () => {
  const uneven = pairs().filter(({ en, bn }) =>
    Array.isArray(en)
      ? en.length !== (bn as unknown[]).length
      : typeof en === 'string' && shape(en).join() !== shape(bn).join(),
  );
  expect(uneven.map(({ at }) => at)).toEqual([]);
});

test('the days of a tour run from the first without a gap, the same in both languages', () => {
  for (const tour of rows('tour-package')) {
    const days = tour['itinerary'] as Itinerary;
    const twin = tour['itinerary_bn'] as Itinerary;
    const numbers = Object.keys(days).map(dayNumber);
    expect(numbers, tour.id).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers.length, tour.id).toBeGreaterThan(1);
    for (const [key, day] of Object.entries(days)) {
      expect(day.activities?.length, `${tour.id} ${key}`).toBe(twin[key]?.activities?.length);
      expect(day.meals?.length, `${tour.id} ${key}`).toBe(twin[key]?.meals?.length);
      expect(!day.accommodation, `${tour.id} ${key}`).toBe(!twin[key]?.accommodation);
    }
    const stated = /(\d+) days/.exec(String(tour['duration']))?.[1] ?? tour['duration'];
    expect(numbers.length, tour.id).toBe(Number(stated));
  }
});

test('a visa lists what everyone brings first, and its groups match in both languages', () => {
  for (const visa of rows('visa-service')) {
    if (isEmpty(visa['requirements'])) continue;
    const groups = Object.entries(visa['requirements'] as Requirements);
    const twins = Object.entries(visa['requirements_bn'] as Requirements);
    expect([groups[0]?.[0], twins[0]?.[0]], visa.id).toEqual(['Everyone', 'সবার জন্য']);
    expect(twins.map(([, lines]) => lines.length)).toEqual(groups.map(([, lines]) => lines.length));
  }
});

test('a post has 600 to 1,200 words in English, and as much to say in Bengali', () => {
  for (const post of rows('blog-post')) {
    const english = words(post['content']).length;
    expect(english, post.id).toBeGreaterThanOrEqual(600);
    expect(english, post.id).toBeLessThanOrEqual(1200);
    expect(words(post['content_bn']).length / english, post.id).toBeGreaterThan(0.6);
  }
});

test('some of each kind are hidden and some featured, and every package has a price', () => {
  for (const name of ['tour-package', 'umrah-package', 'visa-service', 'flight'] as const)
    for (const flag of ['is_available', 'is_featured'])
      expect(new Set(rows(name).map((row) => row[flag])), name).toEqual(new Set([true, false]));
  for (const name of ['tour-package', 'umrah-package', 'flight'] as const)
    expect(rows(name).every((row) => Number(row['price']) > 0)).toBe(true);
  expect(new Set(rows('umrah-package').map((row) => row['package_type']))).toEqual(
    new Set(['group', 'solo']),
  );
});

test('a tour that is offered has five to eight photos, and no gallery has one twice', () => {
  for (const { id, is_available, images } of rows('tour-package')) {
    if (!is_available) continue;
    expect((images as string[]).length, id).toBeGreaterThanOrEqual(5);
    expect((images as string[]).length, id).toBeLessThanOrEqual(8);
  }
  for (const { id, images } of [...rows('tour-package'), ...rows('umrah-package')])
    expect(new Set(images as string[]).size, id).toBe((images as string[]).length);
});

test('the agency is plainly a demo', () => {
  for (const contact of rows('contact-info')) {
    if (contact['email']) expect(contact['email']).toMatch(/\.test$/);
    if (contact['phone']) expect(contact['phone']).toMatch(/0{6}$/);
  }
  const addresses = JSON.stringify([...sown.values()]).match(/https?:\/\/[^\s"\\/)]+/g) ?? [];
  expect(new Set(addresses)).toEqual(new Set(['https://example.com']));
});
