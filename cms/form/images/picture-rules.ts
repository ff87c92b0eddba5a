import { formatFileSize } from '#model/file-size.ts';

export const MAX_BYTES = 5 * 1024 * 1024;
export const MOST_AT_ONCE = 10;

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

export const HINT = 'JPG, PNG, GIF, WebP, max 5MB';
export const HINT_MANY = 'JPG, PNG, GIF, WebP, max 5MB each, up to 10 files';

/** Why a picture need not be sent at all; undefined when the server may judge it. */
export function faultOfPicture({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!TYPES.has(type)) return 'Only JPG, PNG, GIF and WebP pictures can be uploaded';
  if (size > MAX_BYTES)
    return `${formatFileSize(size)} is more than the 5 MB that a picture may have`;
  return undefined;
}

interface Sizes {
  size: number;
  original_size: number;
}

/** What the upload of pictures made of them: `2.40 MB → 310.00 KB WebP, 87% smaller`. */
export function savingOf(stored: readonly Sizes[]): string {
  const sum = (of: keyof Sizes) => stored.reduce((total, each) => total + each[of], 0);
  const [before, after] = [sum('original_size'), sum('size')];
  const percent = Math.round((1 - after / before) * 100);
  const change = percent < 0 ? `${-percent}% larger` : `${percent}% smaller`;
  return `${formatFileSize(before)} → ${formatFileSize(after)} WebP, ${change}`;
}
