import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, elided, type Piece } from './words.ts';

/** `[gone]{come}` around what differs. */
const marked = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text, in: where }) =>
      where === 'both' ? text : where === 'older' ? `[${text}]` : `{${text}}`,
    )
    .join('');

test.for([
  ['Two nights in Bhola', 'Three nights in Bhola', '[Two]{Three} nights in Bhola'],
  ['A boat', 'A slow boat', 'A {slow }boat'],
  ['Price', 'Price', 'Price'],
  ['', 'New', '{New}'],
  ['Old', '', '[Old]'],
  ['', '', ''],
])('in English, %j to %j is %j', ([older, newer, expected]) => {
  expect(marked(differenceOf(older!, newer!, 'en'))).toBe(expected);
});

test.for([
  // The vowel sign stays with its letter, the conjunct is one cluster.
  ['ভোলা ভ্রমণ', 'ভোলায় ভ্রমণ', 'ভোলা{য়} ভ্রমণ'],
  ['কক্সবাজার', 'কক্সবাজারে', 'কক্সবাজা[র]{রে}'],
  ['পরীক্ষা', 'পরীক্ষী', 'পরী[ক্ষা]{ক্ষী}'],
  ['দুই রাত', 'তিন রাত', '[দুই]{তিন} রাত'],
])('in Bengali, %j to %j is %j', ([older, newer, expected]) => {
  expect(marked(differenceOf(older!, newer!, 'bn'))).toBe(expected);
});

const text = fc.string({
  unit: fc.constantFrom(...'ab cd ', ...'কখগ ক্ষ্মািীুূেো', '\n', 'ক্ষ', '👩‍👧', 'é'),
  maxLength: 60,
});

test('the pieces of either version are that version, letter for letter', () => {
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom('en' as const, 'bn' as const),
      (older, newer, locale) => {
        const pieces = differenceOf(older, newer, locale);
        const without = (side: Piece['in']) =>
          pieces
            .filter((piece) => piece.in !== side)
            .map((piece) => piece.text)
            .join('');
        expect(without('newer')).toBe(older);
        expect(without('older')).toBe(newer);
      },
    ),
  );
});

test('two long texts that have nothing in common are told as such, and soon', () => {
  const long = (word: string) => Array.from({ length: 8_000 }, (_, n) => `${word}${n}`).join(' ');
  const before = performance.now();
  expect(marked(differenceOf(long('a'), long('b'), 'en')).slice(0, 3)).toBe('[a0');
  expect(performance.now() - before).toBeLessThan(5_000);
});

test('what is long and the same is cut between words, and what differs is not', () => {
  const long = 'One day after the other we walk along the beach. '.repeat(9);
  const pieces = elided(differenceOf(`${long}At noon. ${long}`, `${long}At dawn. ${long}`, 'en'));
  expect(marked(pieces)).toMatch(
    /^One day after the other we walk along the beach\. One day ….*beach\. At \[noon\]\{dawn\}\. One .+…/,
  );
  expect(marked(pieces).length).toBeLessThan(300);
  expect(marked(elided(differenceOf('Short', 'Shorter', 'en')))).toBe('[Short]{Shorter}');
});
