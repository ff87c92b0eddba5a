import { formatFileSize } from '#model/format/file-size.ts';

export const MAX_BYTES = 5 * 1024 * 1024;
/** In pixels: more than any screen shows of a picture. */
export const MAX_SIDE = 4_096;
export const MOST_AT_ONCE = 10;

export const NO_PICTURE = 'Only JPG, PNG, GIF and WebP pictures can be uploaded';

/** MIME types that prove nothing. */
const UNKNOWN: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

export const HINT = 'JPG, PNG, GIF, WebP, max 5MB';
export const HINT_MANY = 'JPG, PNG, GIF, WebP, max 5MB each, up to 10 files';

/**
 * Early rejection by MIME type, before the file is read; undefined for a possible picture. Programs call
 * a JPEG `image/jpg`, too: which kind it is, its bytes tell.
 */
export const faultOfType = ({ type }: Pick<File, 'type'>): string | undefined =>
  UNKNOWN.has(type) || (type.startsWith('image/') && type !== 'image/svg+xml')
    ? undefined
    : NO_PICTURE;

export const tooLarge = (bytes: number) =>
  `${formatFileSize(bytes)} is more than the 5 MB that a picture may have`;

/** In pixels: a narrower picture shows nothing that can be read. */
const LEGIBLE_SIDE = 200;

/** Of a picture of an extreme shape that was made smaller: how narrow it has become. */
export function narrowness({ width, height }: { width: number; height: number }) {
  if (Math.min(width, height) >= LEGIBLE_SIDE) return undefined;
  return `only ${width < height ? `${width} pixels wide` : `${height} pixels high`} now`;
}

interface Sizes {
  size: number;
  original_size: number;
}

/** Size before and after an upload: `2.40 MB → 310.00 KB WebP, 87% smaller`. */
export function savingOf(stored: readonly Sizes[]): string {
  const sum = (of: keyof Sizes) => stored.reduce((total, each) => total + each[of], 0);
  const [before, after] = [sum('original_size'), sum('size')];
  const percent = Math.round((1 - after / before) * 100);
  const change = percent < 0 ? `${-percent}% larger` : `${percent}% smaller`;
  return `${formatFileSize(before)} → ${formatFileSize(after)} WebP, ${change}`;
}
