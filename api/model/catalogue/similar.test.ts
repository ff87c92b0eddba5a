import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarTo, traitsOf, type Compared } from './similar.ts';

type Tour = Compared<'tour-package'> & { id: string };
type Visa = Compared<'visa-service'> & { id: string };
type Umrah = Compared<'umrah-package'> & { id: string };

const tour = (id: string, values: Partial<Tour> = {}): Tour => ({
  id,
  tags: [],
  destinations: id,
  destinations_bn: null,
  price: 100,
  ...values,
});
const visa = (id: string, tags: string[], charge: number | null = 100): Visa => ({
  id,
  tags,
  charge,
});
const likeTour = (one: Tour, others: Tour[], count = 10) =>
  similarTo(traitsOf['tour-package'](one), others.map(traitsOf['tour-package']), count);
const likeVisa = (one: Visa, others: Visa[]) =>
  similarTo(traitsOf['visa-service'](one), others.map(traitsOf['visa-service']), 10);

test('most shared tags come first, whatever their place and price', () => {
  const one = tour('one', { tags: ['beach', 'family', 'island'], destinations: 'Bali' });
  const others = [
    tour('near', { destinations: 'Bali' }),
    tour('one-tag', { tags: ['beach'], destinations: 'Bali' }),
    tour('three-tags', { tags: ['island', 'family', 'beach'], price: 9_000_000 }),
    tour('two-tags', { tags: ['family', 'beach', 'x', 'y', 'z'], destinations: 'Bali' }),
  ];
  expect(likeTour(one, others)).toEqual(['three-tags', 'two-tags', 'one-tag', 'near']);
});

test('tags are compared as people read them, each once', () => {
  const one = tour('one', { tags: ['Beach', 'সৈকত', 'ঈদ'] });
  const others = [
    tour('again', { tags: ['beach', 'BEACH', 'Béach'] }),
    tour('two', { tags: ['beach', 'ইদ'] }),
  ];
  expect(likeTour(one, others)).toEqual(['two', 'again']);
});

test('a tag is the same with a hyphen and with a space', () => {
  const one = tour('one', { tags: ['middle-east', 'river cruise'] });
  const others = [
    tour('one-tag', { tags: ['Middle East', 'middle-east'] }),
    tour('two-tags', { tags: ['Middle East', 'river-cruise'], price: 9_000 }),
  ];
  expect(likeTour(one, others)).toEqual(['two-tags', 'one-tag']);
});

test.for([
  ['Dubai, Abu Dhabi', 'Sharjah / DUBAI'],
  ['Malé, Maafushi', 'Colombo and male'],
  ['Cox’s Bazar', 'Teknaf – Coxs Bazar'],
  ['Istanbul → Cappadocia', 'cappadocia; Ankara'],
])('tours to %s and %s have a stop in common', ([mine, others]) => {
  const one = tour('one', { destinations: mine! });
  const list = [
    tour('a-elsewhere'),
    tour('akin', { destinations: others!, price: 9_000 }),
    tour('b-elsewhere'),
  ];
  expect(likeTour(one, list)).toEqual(['akin', 'a-elsewhere', 'b-elsewhere']);
});

test('a common stop may be written in Bengali alone', () => {
  const one = tour('one', { destinations: 'Bali', destinations_bn: 'উবুদ ও নুসা পেনিদা' });
  const list = [tour('else'), tour('same', { destinations: 'নুসা পেনিদা', price: 9_000 })];
  expect(likeTour(one, list)).toEqual(['same', 'else']);
});

test('a stop is a whole name: Oman is not Romania', () => {
  const one = tour('one', { destinations: 'Oman' });
  const list = [tour('near'), tour('romania', { destinations: 'Romania', price: 101 })];
  expect(likeTour(one, list)).toEqual(['near', 'romania']);
});

test('then the nearest price comes first, above or below, and then the id decides', () => {
  const list = [
    tour('far', { price: 400 }),
    tour('c', { price: 110 }),
    tour('b', { price: 90 }),
    tour('a', { price: 110 }),
    tour('same'),
  ];
  expect(likeTour(tour('one'), list)).toEqual(['same', 'a', 'b', 'c', 'far']);
});

test('among visas with as many shared tags, those of the same region or country come first', () => {
  const one = visa('one', ['family', 'middle-east', 'turkiye']);
  const others = [
    visa('family', ['family']),
    visa('region', ['Middle East'], 900),
    visa('country', ['Turkey'], 950),
    visa('z-tagged', ['middle-east'], 990),
    visa('nothing', ['asia']),
  ];
  expect(likeVisa(one, others)).toEqual(['region', 'z-tagged', 'family', 'country', 'nothing']);
});

test('a charge that nobody gave is farther than any other', () => {
  expect(likeVisa(visa('one', []), [visa('a', [], null), visa('b', [], 1_000_000)])).toEqual([
    'b',
    'a',
  ]);
  expect(likeVisa(visa('one', [], null), [visa('b', [], 0), visa('a', [], null)])).toEqual([
    'a',
    'b',
  ]);
});

test('among Umrah packages, those of the same type come before those of a nearer price', () => {
  const umrah = (id: string, package_type: Umrah['package_type'], price: number): Umrah => ({
    id,
    tags: [],
    package_type,
    price,
  });
  const [one, ...list] = [
    umrah('one', 'solo', 100),
    umrah('group', 'group', 100),
    umrah('solo', 'solo', 900),
  ].map(traitsOf['umrah-package']);
  expect(similarTo(one!, list, 10)).toEqual(['solo', 'group']);
});

test('never itself, never more than asked for, and the same whatever the order of the rest', () => {
  const record = fc.record({
    id: fc.stringMatching(/^[a-z]{1,3}$/),
    tags: fc.array(fc.constantFrom('beach', 'Beach', 'family', 'city')),
    destinations: fc.constantFrom('Bali', 'Dubai, Bali', 'Dubai'),
    destinations_bn: fc.constant(null),
    price: fc.constantFrom(0, 1, 2, 3),
  });
  const records = fc.uniqueArray(record, { selector: ({ id }) => id, minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(records, fc.nat(10), fc.nat(), (list, count, turn) => {
      const one = list[turn % list.length]!;
      const like = likeTour(one, list, count);
      expect(like).toHaveLength(Math.min(count, list.length - 1));
      expect(like).not.toContain(one.id);
      expect(new Set(like).size).toBe(like.length);
      expect(likeTour(one, list, list.length).slice(0, count)).toEqual(like);
      const turned = [...list.slice(turn % list.length), ...list.slice(0, turn % list.length)];
      expect(likeTour(one, turned, count)).toEqual(like);
      expect(likeTour(one, list.toReversed(), count)).toEqual(like);
    }),
  );
});
