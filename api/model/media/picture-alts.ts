import { UPLOADS_PATH } from './images.ts';
import type { Locale } from '../kit/locales.ts';

/** Alt texts of an uploaded picture, written by staff. */
export interface Alts {
  alt_en: string | null;
  alt_bn: string | null;
}

/** Alt texts by picture address; sent along with the records that show it. */
export type PictureAlts = Readonly<Record<string, Alts>>;

/** The property of a record sent to the site that holds them. */
export const PICTURE_ALTS = 'picture_alts';

/** A record as sent to the site; the property is absent where no picture has an alt text. */
export interface Described {
  [PICTURE_ALTS]?: PictureAlts;
}

const STEM = /^(?<stem>[0-9a-f]{32}-\d+x\d+)\.webp$/;

/** The stem shared by all files of an uploaded picture; undefined for any other address. */
export const uploadStem = (address: string): string | undefined =>
  address.startsWith(UPLOADS_PATH)
    ? STEM.exec(address.slice(UPLOADS_PATH.length))?.groups?.['stem']
    : undefined;

/** The alt text of the first picture that is set; undefined where it has none. */
export function pictureAlt(
  record: Described,
  locale: Locale,
  pictures: readonly (string | null | undefined)[],
): string | undefined {
  const shown = pictures.find((each) => !!each);
  return (shown && record[PICTURE_ALTS]?.[shown]?.[`alt_${locale}`]) || undefined;
}
