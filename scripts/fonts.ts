/**
 * Makes the site's font files from Anek Bangla, and those that share images are lettered with from
 * Hind Siliguri, whose files say their own name rightly: `node scripts/fonts.ts`. The output is
 * committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/anek-bangla/files';
const TARGET = 'site/styles/fonts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = range(0x20, 0x7e) + '\u00a0·×°©éüçö–—‘’“”…•→←';
/** The whole script, its stops, the joiners and the dotted circle: conjuncts need one face. */
const BENGALI = range(0x980, 0x9fe) + '\u0964\u0965\u200c\u200d\u25cc';
const TAKA = '৳';
const TOGGLE = 'বাং';

const BODY = 400;
const BOLD = 700;
const ANY_WEIGHT = { min: 400, max: 800 };

const faces = [
  { file: 'latin', script: 'latin', letters: LATIN, wght: ANY_WEIGHT },
  { file: 'bengali-400', script: 'bengali', letters: BENGALI, wght: BODY },
  { file: 'bengali-700', script: 'bengali', letters: BENGALI, wght: BOLD },
  { file: 'taka', script: 'bengali', letters: TAKA, wght: ANY_WEIGHT },
  { file: 'toggle', script: 'bengali', letters: TOGGLE, wght: ANY_WEIGHT },
] as const;

await mkdir(TARGET, { recursive: true });
for (const { file, script, letters, wght } of faces) {
  const whole = await readFile(`${SOURCE}/anek-bangla-${script}-wght-normal.woff2`);
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(`${TARGET}/${file}.woff2`, part);
  console.info(`${file}.woff2`.padEnd(18), `${(part.length / 1024).toFixed(1)} KB`);
}

const SHARE_SOURCE = 'node_modules/@fontsource/hind-siliguri/files';
const SHARE_TARGET = 'site/share/fonts';

await mkdir(SHARE_TARGET, { recursive: true });
for (const [script, letters] of [
  ['latin', LATIN],
  ['bengali', BENGALI],
] as const) {
  const whole = await readFile(`${SHARE_SOURCE}/hind-siliguri-${script}-${BOLD}-normal.woff2`);
  const part = await subsetFont(whole, letters, { targetFormat: 'sfnt' });
  await writeFile(`${SHARE_TARGET}/${script}.ttf`, part);
  console.info(`${script}.ttf`.padEnd(18), `${(part.length / 1024).toFixed(1)} KB`);
}
