import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldedWords } from './fold.ts';

test.for([
  ['সৌদী আরব', 'সৌদি আরব'],
  ['থাইল্যাণ্ড', 'থাইল্যান্ড'],
  ['তুর্কী', 'তুর্কি'],
  ['ঈদ', 'ইদ'],
  ['ঊর্মি', 'উর্মি'],
  ['পূজা', 'পুজা'],
  ['শহর', 'সহর'],
  ['ষাট', 'সাট'],
  ['চাঁদ', 'চাদ'],
  ['ভবিষ্যত্', 'ভবিষ্যৎ'],
  ['উত্সব', 'উৎসব'],
  ['ত\u09cd\u200dসব', 'ৎসব'],
  ['ওমরাহ\u09cd\u200c', 'ওমরাহ\u09cd'],
  ['র\u200d\u09cdযাডিসন', 'র\u09cdযাডিসন'],
  ['মালয\u09bcেশিয\u09bcা', 'মাল\u09dfেশি\u09dfা'],
  ['ব\u09be\u09a1\u09bc\u09bf', 'ব\u09be\u09dc\u09bf'],
  ['ক\u09c7\u09be', 'ক\u09cb'],
  ['২০২৬', '2026'],
  ['Türkiye', 'turkiye'],
  ['Malé', 'MALE'],
  ['São Tomé', 'sao tome'],
  ['Cox’s Bazar', "cox's bazar"],
  ['Cox’s Bazar', 'coxs bazar'],
  ['ＤＵＢＡＩ', 'dubai'],
  ['  Sri\u00a0\n Lanka ', 'sri lanka'],
  ['Thai\u200bland\ufeff', 'thailand'],
])('%s is found as %s', ([one, other]) => {
  expect(fold(one!)).toBe(fold(other!));
});

test.for([
  ['ওমরাহ', 'উমরাহ'],
  ['তাইওয়ান', 'থাইল্যান্ড'],
  ['কাতার', 'কাটার'],
  ['Oman', 'Roman'],
  ['2026', '2027'],
  ['e-visa', 'evisa'],
])('%s and %s stay two', ([one, other]) => {
  expect(fold(one!)).not.toBe(fold(other!));
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(
      ...'কতনণশষসযরড়য়িীুূেোৌঁ়্ৎঈঊ০৯ aZİßΣéʼŉ',
      '\u200c',
      '\u200d',
      '\u0301',
      '\ufeff',
    ),
    maxLength: 60,
  }),
);

test('what is folded is folded: doing it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 3000 },
  );
});

test('however a text is composed, it folds to the same', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'), (text, form) => {
      expect(fold(text.normalize(form))).toBe(fold(text));
    }),
    { numRuns: 1000 },
  );
});

test('a text contains each of its words', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const word of foldedWords(text)) expect(fold(text)).toContain(word);
    }),
  );
});

test('nothing has no words', () => {
  expect(['', ' \n\t ', '\u200b\u200d', '’'].map(foldedWords)).toEqual([[], [], [], []]);
});
