import { LOCALES } from '#model/kit/locales.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isEvery, outsideTexts } from '../../api/testing/corpora/outside.ts';
import { drawShare } from '../../site/share/draw.ts';

const TIMEOUT_MS = 1_800_000;

/** The drawn image's size and format, or the error's message. */
async function drawn(title: string, brand: string, locale: (typeof LOCALES)[number]) {
  try {
    const image = await drawShare({ locale, title, brand, picture: undefined });
    const { width, height, format } = await sharp(image).metadata();
    return `${width} × ${height} ${format}`;
  } catch (error) {
    return (error as Error).message;
  }
}

test(
  'an image is drawn for a page of any title, whatever the agency is called',
  { timeout: TIMEOUT_MS },
  async () => {
    const others: string[][] = [];
    for (const [nth, title] of outsideTexts.entries()) {
      const brand = outsideTexts.at(-1 - nth)!;
      for (const locale of isEvery ? LOCALES : [LOCALES[nth % LOCALES.length]!]) {
        const image = await drawn(title, brand, locale);
        if (image !== '1200 × 630 jpeg') others.push([title, brand, image]);
      }
    }
    expect(others).toEqual([]);
  },
);

test.for(['', ' ', '\u200b', '\u2800', '\ufffe\uffff', '\u0000', '\u{e0041}', '\u3164'])(
  'a title without ink, %j, leaves its place empty',
  async (title) => {
    expect(await drawn(title, title, 'bn')).toBe('1200 × 630 jpeg');
  },
);
