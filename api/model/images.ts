export const UPLOADS_PATH = '/static/uploads/';

/** Widths made of every upload that is wider. */
export const IMAGE_WIDTHS = [400, 800, 1600] as const;

const STOCK_NAME = /^\/stock\/[a-z0-9-]+\.webp$/;
/** What a stock picture measures, and the smaller widths that lie beside it. */
const STOCK_SIZE = { width: 1600, height: 1200 };
export const STOCK_WIDTHS = [400, 800] as const;

const OWN_NAME = /^(?<stem>[0-9a-f]{32}-(?<width>\d+)x(?<height>\d+))\.webp$/;

export interface ImageFacts {
  src: string;
  width: number | undefined;
  height: number | undefined;
  srcset: string | undefined;
}

/** An upload's file name says its size, so a page needs no look-up to reserve the space. */
export const imageName = (hash: string, width: number, height: number) =>
  `${hash}-${width}x${height}.webp`;

/** The name of the same image at a smaller width. */
export const variantName = (name: string, width: number) =>
  name.replace(/\.webp$/, `.w${width}.webp`);

export const variantWidths = (width: number) => IMAGE_WIDTHS.filter((each) => each < width);

/** Size and smaller versions of an image address; only what we made ourselves has them. */
export function imageFacts(src: string): ImageFacts {
  if (STOCK_NAME.test(src)) {
    const sources = STOCK_WIDTHS.map((each) => `${variantName(src, each)} ${each}w`);
    return { src, ...STOCK_SIZE, srcset: [...sources, `${src} ${STOCK_SIZE.width}w`].join(', ') };
  }
  const name = src.startsWith(UPLOADS_PATH) ? src.slice(UPLOADS_PATH.length) : '';
  const groups = OWN_NAME.exec(name)?.groups;
  if (!groups) return { src, width: undefined, height: undefined, srcset: undefined };
  const width = Number(groups['width']);
  const sources = variantWidths(width).map(
    (each) => `${UPLOADS_PATH}${variantName(name, each)} ${each}w`,
  );
  return {
    src,
    width,
    height: Number(groups['height']),
    srcset: sources.length === 0 ? undefined : [...sources, `${src} ${width}w`].join(', '),
  };
}
