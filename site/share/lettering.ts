import { join } from 'node:path';
import type { Locale } from '#model/kit/locales.ts';
import sharp from 'sharp';

const FONT = 'Hind Siliguri Bold';
const FILES = ['bengali.ttf', 'latin.ttf'].map((name) => join(import.meta.dirname, 'fonts', name));
/** Dots per inch at which a point is a pixel. */
const DPI = 72;
const LEAST = 26;
/** Each try is so much smaller. */
const STEP = 0.9;
/** Between lines, in parts of the letters' height: Bengali stacks below and above. */
const LEADING: Readonly<Record<Locale, number>> = { en: -0.28, bn: -0.12 };

interface Lettering {
  locale: Locale;
  colour: string;
  width: number;
  height: number;
  /** The size to begin with, in pixels. */
  most: number;
}
interface Lettered {
  image: Buffer;
  height: number;
}

let loaded: Promise<unknown> | undefined;

/** Each file is known to the whole process, by the name in it, once it was used. */
const load = () =>
  (loaded ??= Promise.all(
    FILES.map((fontfile) =>
      sharp({ text: { text: 'a', font: FONT, fontfile, dpi: DPI } })
        .png()
        .toBuffer(),
    ),
  ));

/** The words as a picture, shaped as their script wants it, as large as they fit. */
export async function lettered(words: string, box: Lettering): Promise<Lettered> {
  await load();
  for (let size = box.most; ; size *= STEP) {
    const isLeast = size * STEP < LEAST;
    const { data, info } = await set(words, box, Math.round(size));
    if (info.height <= box.height && info.width <= box.width)
      return { image: data, height: info.height };
    if (isLeast) return cut(data, box);
  }
}

/**
 * The words in letters of a size; of words without ink one clear pixel. The setter refuses those, and
 * what it says of it may be lost to another picture that is made meanwhile: a letter beside them tells.
 */
async function set(words: string, box: Lettering, size: number) {
  try {
    return await inked(words, box, size);
  } catch (error) {
    await inked(`${words}a`, box, size).catch(() => Promise.reject(error));
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({ create: { width: 1, height: 1, channels: 4, background } })
      .png()
      .toBuffer({ resolveWithObject: true });
  }
}

const inked = (words: string, { colour, width, locale }: Lettering, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(words)}</span>`,
      font: `${FONT} ${size}`,
      fontfile: FILES[0]!,
      width,
      dpi: DPI,
      rgba: true,
      spacing: Math.round(size * LEADING[locale]),
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** A title that is too long even so ends where the room does. */
async function cut(image: Buffer, { width, height }: Lettering): Promise<Lettered> {
  const { data, info } = await sharp(image)
    .resize({ width, height, fit: 'cover', position: 'left top', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Marks and controls that no lettering shows, and that the setter would refuse. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u001f\ufffe\uffff]|\p{Cs}/gu;
/** Emoji, with their colours and flags: no font has them, and boxes with numbers would stand there. */
const EMOJI =
  /(?![©®™])\p{Extended_Pictographic}|\u200d(?=\p{Extended_Pictographic})|[\p{Regional_Indicator}\p{Emoji_Modifier}\ufe0f\u20e3]/gu;
const escaped = (text: string) =>
  text
    .replace(EMOJI, '')
    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[&<>]/g, (sign) => entities[sign]!);
