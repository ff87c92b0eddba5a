/** Homoglyphs of Latin letters: Cyrillic, Greek, Armenian and Latin's own variants. */
const READ_AS: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьƅ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еҽє',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩӏ',
  j: 'јϳ',
  k: 'κкᴋ',
  l: 'ⅼ',
  m: 'мᴍ',
  n: 'ոռ',
  o: 'оοօσᴏ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսʋᴜ',
  v: 'ѵνᴠ',
  w: 'ԝѡᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
  '-': '‐‑‒–—−',
  '.': '․',
};

const LETTERS = new Map(
  Object.entries(READ_AS).flatMap(([latin, alike]) => [...alike].map((each) => [each, latin])),
);

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\s]/gu;

/**
 * The skeleton of an address: invisible characters removed, full-width letters narrowed, homoglyphs
 * mapped to Latin. Two addresses with the same skeleton are confusable.
 */
export const skeleton = (address: string): string =>
  [...address.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('');
