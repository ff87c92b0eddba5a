import { createHash } from 'node:crypto';
import type { Locale } from '#model/kit/locales.ts';

/** Cache buster: bumped when the drawing changes, so that the same words get a new file name. */
const TEMPLATE = 2;

export const SHARE_SIZE = { width: 1200, height: 630 };

/** Content of a page's Open Graph image. */
export interface ShareImage {
  locale: Locale;
  title: string;
  brand: string;
  /** An address of ours; without one the title stands on the river. */
  picture: string | undefined;
}

/** Pictures that we hold ourselves; others are asked for by nobody but the visitor. */
const OWN_PICTURE = /^\/(stock|static\/uploads)\/[\w.-]+\.webp$/;

export const ownPicture = (src: string | null | undefined): string | undefined =>
  src && OWN_PICTURE.test(src) ? src : undefined;

/** The name says what is drawn, so a page can name its image before there is one. */
export function shareName({ locale, title, brand, picture }: ShareImage): string {
  const words = JSON.stringify([TEMPLATE, locale, title, brand, picture ?? null]);
  return `${createHash('sha256').update(words).digest('hex').slice(0, 24)}.jpg`;
}
