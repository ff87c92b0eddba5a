export const UPLOADS_PATH = '/static/uploads/';

/** Widths of the variants made of every wider upload. */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

const STOCK_NAME = /^\/stock\/[a-z0-9-]+\.webp$/;
/** The size of stock pictures, and the smaller widths that lie beside each. */
const STOCK_SIZE = { width: 1600, height: 1200 };
export const STOCK_WIDTHS = [400, 800] as const;

/** Width of the blurred placeholder shown until a picture loads: some hundred bytes. */
export const BLUR_WIDTH = 24;

const OWN_NAME = /^(?<stem>[0-9a-f]{32}-(?<width>\d+)x(?<height>\d+))\.webp$/;

export interface ImageFacts {
  src: string;
  width: number | undefined;
  height: number | undefined;
  srcset: string | undefined;
  /** AVIF at the same widths: fewer bytes, for browsers that support it. */
  avif: string | undefined;
  blurred: string | undefined;
}

/** The file name of an upload has its size, so that a page reserves the space without a lookup. */
export const imageName = (hash: string, width: number, height: number) =>
  `${hash}-${width}x${height}.webp`;

/** The file name of a variant. */
export const variantName = (name: string, width: number) =>
  name.replace(/\.webp$/, `.w${width}.webp`);

/** The AVIF file of the same width. */
export const avifName = (name: string) => name.replace(/\.webp$/, '.avif');

export const variantWidths = (width: number) => IMAGE_WIDTHS.filter((each) => each < width);

/** Widths of a picture's AVIF files; a wider one is shown at the widest variant. */
export const avifWidths = (width: number): number[] => {
  const widest = IMAGE_WIDTHS.at(-1)!;
  return width > widest ? [...IMAGE_WIDTHS] : [...variantWidths(width), width];
};

/** Size and variants of an image; external images have none. */
export function imageFacts(src: string): ImageFacts {
  if (STOCK_NAME.test(src)) return { src, ...STOCK_SIZE, ...versions(src, STOCK_SIZE.width) };
  const name = src.startsWith(UPLOADS_PATH) ? src.slice(UPLOADS_PATH.length) : '';
  const groups = OWN_NAME.exec(name)?.groups;
  if (!groups) return { src, ...unknown };
  const width = Number(groups['width']);
  return { src, width, height: Number(groups['height']), ...versions(src, width) };
}

const unknown = {
  width: undefined,
  height: undefined,
  srcset: undefined,
  avif: undefined,
  blurred: undefined,
};

function versions(src: string, width: number): Pick<ImageFacts, 'srcset' | 'avif' | 'blurred'> {
  const at = (each: number) => (each === width ? src : variantName(src, each));
  const smaller = variantWidths(width);
  return {
    srcset: smaller.length === 0 ? undefined : listed([...smaller, width], at),
    avif: listed(avifWidths(width), (each) => avifName(at(each))),
    blurred: width > BLUR_WIDTH ? variantName(src, BLUR_WIDTH) : undefined,
  };
}

/** The narrowest file of a picture that has several; else the picture itself. */
export const narrowestFile = (src: string): string => imageFacts(src).srcset?.split(' ')[0] ?? src;

const listed = (widths: readonly number[], at: (width: number) => string) =>
  widths.map((each) => `${at(each)} ${each}w`).join(', ');
