/** Letters of Cyrillic, Greek, Armenian and Latin's own variants, and the letter they are read as. */
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
 * An address as a hurried reader takes it: without what nobody sees, full-width letters as narrow
 * ones, look-alikes of other scripts as Latin. Two addresses with the same skeleton are confused.
 */
export const skeleton = (address: string): string =>
  [...address.normalize('NFKC').replace(UNSEEN, '').toLowerCase().normalize('NFKC')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('');
