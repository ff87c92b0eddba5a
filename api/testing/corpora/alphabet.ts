import { MANY_LINES, ONE_LINE } from '#model/text/characters.ts';
import fc from 'fast-check';

/** Line terminators of one standard or another. */
const LINE_ENDS = ['\u0085', '\u2028', '\u2029'];
const LINE_ENDS_OF_MANY = ['\n', '\r', '\r\n', '\t'];

const ACCEPTED = {
  one: new RegExp(`^${ONE_LINE}$`, 'u'),
  many: new RegExp(`^${MANY_LINES}$`, 'u'),
};

/** Invisible characters, by Unicode category. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}\p{Default_Ignorable_Code_Point}]/u;
const UNASSIGNED = /\p{Cn}/u;
const COMBINING = /\p{M}/u;
const everyCharacter = (kind: RegExp) =>
  Array.from({ length: 0x11_00_00 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((each) => kind.test(each) && !UNASSIGNED.test(each))
    .filter((each) => ACCEPTED.one.test(`a${each}b`));

const unseen = everyCharacter(UNSEEN);
const combining = everyCharacter(COMBINING);

const DIRECTIONS = [
  '\u202Eabc',
  '\u202Dabc\u202C',
  '\u2066abc',
  '\u2069',
  '\u200F',
  'שלום',
  'مرحبا',
];
const RARE = [
  '😀',
  '👩‍👩‍👧‍👦',
  '👍🏽',
  '🇧🇩',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣',
  '❤️‍🔥',
  '𝔞',
  '𠮷',
  '𞤀',
  '\u{10FFFD}',
  '\uFFFD',
  '\uE000',
  '\uFFFE',
];
const BENGALI = ['ক্ষ', 'য়', 'য়', 'র‍্যা', '৳১,২৫,০০০', 'ঁ', 'ৗ', 'কো', 'কো'];

const HTML = [
  '<script>',
  '</script>',
  "'><script>alert(123);</script x='",
  '<style>',
  '</style>',
  '</main>',
  '</body></html>',
  '<!--',
  '-->',
  '--!>',
  '<!--[if IE]>',
  ']]>',
  '<![CDATA[',
  '<plaintext>',
  '<textarea>',
  '</title>',
  '</head>',
  '<template>',
  '<noscript>',
  '<svg><desc>',
  '<math><mi>',
  '<astro-island>',
  '&lt;',
  '&amp;amp;',
  '&#x3C;',
  '&',
  '&copy',
  '<',
  '>',
  '"',
  "'",
  '`',
  '="',
  "='",
  '/>',
  '<?php',
  '<%',
];
const OTHERS = [
  '{"a":1}',
  '"}',
  '\\',
  '\\"',
  '\\u2028',
  '\\n',
  '${',
  '${x}',
  '{{x}}',
  '$&',
  '$1',
  "$'",
  '$`',
  '$$',
  '$<name>',
  '*/',
  '/*',
  '//',
  ';',
  '{',
  '}',
  '@import',
  'url(',
  'expression(',
  '\\3c',
  'javascript:',
  'data:text/html,',
  '%3Cscript%3E',
  '%00',
  '%',
  '?a=b&c=d',
  '#',
  '../',
  '//evil.example',
  'mailto:',
  '(',
  ')',
  '[',
  ']',
  '.*',
  '(?:',
  '^$',
  '|',
  '+',
  '?',
  '\\d',
  '[^',
  '(a+)+$',
  '~',
  '-->~',
  'words-',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '{}',
  '=1+1',
  '@SUM(1)',
  '--',
  "'; DROP TABLE x",
];
const MARKDOWN = [
  '**',
  '__',
  '# ',
  '- ',
  '```',
  '`',
  '[a](b)',
  '![a](b "c>d")',
  '> ',
  '|',
  '<br>',
  '<b>',
  '</b>',
  '&nbsp;',
  '~~',
];

const pieces = {
  seen: fc.constantFrom(...HTML, ...OTHERS, ...RARE, ...BENGALI, ...DIRECTIONS, ...MARKDOWN),
  lineEnd: fc.constantFrom(...LINE_ENDS),
  unseen: fc.constantFrom(...unseen),
  combining: fc.constantFrom(...combining),
  word: fc.constantFrom('Ratargul', 'River', 'নদীর ওপারে', '৪ রাত ৫ দিন', 'Ramadan offer'),
};
const piece = fc.oneof(
  { weight: 4, arbitrary: pieces.seen },
  { weight: 2, arbitrary: pieces.lineEnd },
  { weight: 2, arbitrary: pieces.unseen },
  { weight: 2, arbitrary: pieces.combining },
  { weight: 2, arbitrary: pieces.word },
);

/** The stored form: NFC, trimmed. Composition may change the end of the text. */
const kept = (text: string) => text.normalize('NFC').trim();
const shortened = (text: string, most: number) => [...text].slice(0, most).join('');

/** Truncates a text to a field's limit, in its stored form. */
export const fitting = (text: string, most: number) =>
  shortened(text.normalize('NFC'), most).trim();

/** Length that fits into every title field. */
const MOST = 60;

/** Texts of one line in stored form: a word among all of the alphabet. */
export const lines = fc
  .tuple(pieces.word, fc.array(piece, { minLength: 1, maxLength: 6 }))
  .map(([word, rest]) => kept(shortened(`${word} ${rest.join('')}`, MOST)))
  .filter((text) => ACCEPTED.one.test(text) && [...text].length <= MOST);

/** Texts of many lines. */
export const texts = fc
  .array(fc.oneof(lines, fc.constantFrom(...LINE_ENDS_OF_MANY), pieces.seen), {
    minLength: 3,
    maxLength: 12,
  })
  .map((parts) => kept(`River ${parts.join(' ')}`))
  .filter((text) => ACCEPTED.many.test(text));

const snippets = [
  ...LINE_ENDS,
  ...HTML,
  ...OTHERS,
  ...RARE,
  ...BENGALI,
  ...DIRECTIONS,
  ...MARKDOWN,
];

/** All snippets that may be taken for something else than text, each on a line. */
export const everySnippet = (): string[] =>
  snippets.map((snippet) => kept(`Ramadan offer ${snippet} River`));

/** All invisible and combining characters, in one long text. */
export const everyOtherCharacter = (): string =>
  `River ${[...unseen, ...combining].map((each) => `a${each} ${each}`).join('\n')} River`;
