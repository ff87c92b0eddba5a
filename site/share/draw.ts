import type { Locale } from '#model/kit/locales.ts';
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_SIZE } from '../lib/media/share-image.ts';
import { lettered } from './lettering.ts';

/** Content of the image, in the words of the page. */
export interface Shared {
  locale: Locale;
  title: string;
  brand: string;
  /** The picture's bytes, where the page is about one that can be had. */
  picture: Buffer | undefined;
}

// Images are drawn one at a time beside everything else: no thread and no memory waits for more.
sharp.cache(false);
sharp.concurrency(1);

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 64;
const QUALITY = 84;
/** The words stand on the left, the picture on the right, behind the bend of a sail. */
const WORDS_WIDTH = 560;
const PICTURE_WIDTH = 640;
const TITLE_HEIGHT = 330;
const BRAND_HEIGHT = 44;

const INK = '#10262b';
const TEAL = '#0b5a61';
const MAX_PIXELS = 40_000_000;

/** The Open Graph image of a page: picture, title and brand. */
export async function drawShare({ title, brand, picture, locale }: Shared): Promise<Buffer> {
  const titleWidth = picture ? WORDS_WIDTH : WIDTH - 3 * MARGIN;
  const most = picture ? 68 : 96;
  const [titleText, brandText] = await Promise.all([
    lettered(title, { locale, colour: INK, width: titleWidth, height: TITLE_HEIGHT, most }),
    lettered(brand, { locale, colour: TEAL, width: 420, height: BRAND_HEIGHT, most: 34 }),
  ]);
  const layers: OverlayOptions[] = [
    ...(picture ? [{ input: await fitted(picture), left: WIDTH - PICTURE_WIDTH, top: 0 }] : []),
    { input: ground(picture !== undefined), left: 0, top: 0 },
    { input: mark, left: MARGIN, top: MARGIN - 8 },
    {
      input: brandText.image,
      left: MARGIN + 84,
      top: MARGIN + 24 - Math.round(brandText.height / 2),
    },
    {
      input: titleText.image,
      left: MARGIN,
      top: HEIGHT - MARGIN - 24 - titleText.height,
    },
  ];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fffbf4' } })
    .composite(layers)
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

const fitted = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS })
    .resize(PICTURE_WIDTH, HEIGHT, { fit: 'cover' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();

const svg = (inner: string, width = WIDTH, height = HEIGHT) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  );

/** The paper, bent where it meets the picture; a low sun and the river where there is none. */
function ground(besidePicture: boolean): Buffer {
  const water =
    '<path d="M0 596q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v40H0z" fill="#0e7079" opacity=".9"/>' +
    '<path d="M-60 606q60-20 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v40H-60z" fill="#07363c"/>';
  if (besidePicture)
    return svg(
      '<path d="M0 0H600Q740 315 640 630H0z" fill="#fffbf4"/>' +
        '<path d="M600 0Q740 315 640 630" fill="none" stroke="#f6b73c" stroke-width="8"/>' +
        '<svg width="664" height="630">' +
        `<clipPath id="p"><path d="M0 0H596Q736 315 636 630H0z"/></clipPath><g clip-path="url(#p)">${water}</g></svg>`,
    );
  return svg(
    '<linearGradient id="d" x2="0" y2="1"><stop offset=".3" stop-color="#fffbf4"/><stop offset="1" stop-color="#fbdca4"/></linearGradient>' +
      '<path d="M0 0h1200v630H0z" fill="url(#d)"/>' +
      `<circle cx="1010" cy="440" r="150" fill="#f6b73c"/>${water}`,
  );
}

const mark = svg(
  '<g transform="scale(1.4)"><circle cx="24" cy="18" r="9" fill="#f6b73c"/><path d="M2 20c3 15 12 22 22 22s19-7 22-22c-5 9-13 13-22 13S7 29 2 20Z" fill="#0b5a61"/></g>',
  68,
  68,
);
