import { UPLOADS_PATH } from './images.ts';
import type { Locale } from './locales.ts';

/** What an uploaded picture shows, in the words of staff, for who cannot see it. */
export interface Alts {
  alt_en: string | null;
  alt_bn: string | null;
}

/** By the address of each picture that has words: told along with the records that show it. */
export type PictureAlts = Readonly<Record<string, Alts>>;

/** The property of a told record that holds them. */
export const PICTURE_ALTS = 'picture_alts';

/** A record as the site is told it: without words for its pictures, it has none of this. */
export interface Described {
  [PICTURE_ALTS]?: PictureAlts;
}

const STEM = /^(?<stem>[0-9a-f]{32}-\d+x\d+)\.webp$/;

/** What all files of an uploaded picture share; undefined for any other address. */
export const uploadStem = (address: string): string | undefined =>
  address.startsWith(UPLOADS_PATH)
    ? STEM.exec(address.slice(UPLOADS_PATH.length))?.groups?.['stem']
    : undefined;

/** The words for the first of these pictures that there is; undefined where nobody wrote any. */
export function pictureAlt(
  record: Described,
  locale: Locale,
  pictures: readonly (string | null | undefined)[],
): string | undefined {
  const shown = pictures.find((each) => !!each);
  return (shown && record[PICTURE_ALTS]?.[shown]?.[`alt_${locale}`]) || undefined;
}
