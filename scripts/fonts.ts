/**
 * Subsets the site's fonts from Anek Bangla, and those of share images from Hind Siliguri, whose
 * files have correct metadata: `node scripts/fonts.ts`. The output is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'node_modules/@fontsource-variable/anek-bangla/files';
const TARGET = 'site/styles/fonts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const LATIN = range(0x20, 0x7e) + '\u00a0·×°©éüçö–—‘’“”…•→←';
/** The Bengali block, danda, joiners and the dotted circle: conjuncts need one face. */
const BENGALI = range(0x980, 0x9fe) + '\u0964\u0965\u200c\u200d\u25cc';
const TAKA = '৳';
const TOGGLE = 'বাং';

const BODY = 400;
const BOLD = 700;
/** Between the weights of bold text and headings: one file for both. */
const LATIN_BOLD = 720;
const ANY_WEIGHT = { min: 400, max: 800 };

/** Kerning and tabular figures. */
const LATIN_FEATURES = ['kern', 'tnum'];
/**
 * Features for shaping and mark positioning. Kerning, a third of the positioning data, is left out:
 * the headstroke joins letters, and no word moves by a pixel.
 */
const BENGALI_FEATURES =
  'ccmp locl nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln calt rlig abvm blwm mark mkmk'.split(
    ' ',
  );
/** No features: single letters. */
const ALONE: string[] = [];

const NEVER_READ = ['STAT', 'gasp'];
const OF_LAYOUT = ['GDEF', 'GPOS', 'GSUB'];

const latin = { script: 'latin', letters: LATIN, features: LATIN_FEATURES };
const bengali = { script: 'bengali', letters: BENGALI, features: BENGALI_FEATURES };
const alone = { script: 'bengali', wght: ANY_WEIGHT, features: ALONE };
const faces = [
  { ...latin, file: 'latin-400', wght: BODY },
  { ...latin, file: 'latin-700', wght: LATIN_BOLD },
  { ...bengali, file: 'bengali-400', wght: BODY },
  { ...bengali, file: 'bengali-700', wght: BOLD },
  { ...alone, file: 'taka', letters: TAKA },
  { ...alone, file: 'toggle', letters: TOGGLE },
];

await mkdir(TARGET, { recursive: true });
for (const { file, script, letters, wght, features } of faces) {
  const whole = await readFile(`${SOURCE}/anek-bangla-${script}-wght-normal.woff2`);
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    noHinting: true,
    keepFeatures: features,
    dropTables: features === ALONE ? [...NEVER_READ, ...OF_LAYOUT] : NEVER_READ,
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
