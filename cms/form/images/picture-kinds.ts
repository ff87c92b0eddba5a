/** File type by magic bytes: names and MIME types of phones' files are often wrong. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Brands of the container that HEIC and AVIF share. */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
const AVIF = /^(avif|avis)$/;

export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  if (JPEG.every((byte, place) => bytes[place] === byte)) return 'jpeg';
  if (PNG.every((byte, place) => bytes[place] === byte)) return 'png';
  if (/^GIF8[79]a$/.test(letters(bytes, 0, 6))) return 'gif';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP') return 'webp';
  if (letters(bytes, 4, 4) !== 'ftyp') return undefined;
  // Checks every brand: some phones put a generic one first.
  const brands = Array.from({ length: 8 }, (_, n) => letters(bytes, 8 + 4 * n, 4));
  if (brands.some((brand) => AVIF.test(brand))) return 'avif';
  return brands.some((brand) => HEIC.test(brand)) ? 'heic' : undefined;
}

/** Whether a picture is animated: a canvas would keep the first frame alone. */
export function isAnimated(kind: PictureKind, bytes: Uint8Array): boolean {
  if (kind === 'gif') return framesOfGif(bytes) > 1;
  if (kind === 'webp') return letters(bytes, 12, 4) === 'VP8X' && (bytes[20]! & 0x02) !== 0;
  return kind === 'png' && chunksOfPng(bytes).includes('acTL');
}

const letters = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const GIF_HEAD = 13;
const EXTENSION = 0x21;
const FRAME = 0x2c;

/** Counts no further than two. */
function framesOfGif(bytes: Uint8Array): number {
  let at = GIF_HEAD + coloursOf(bytes[10]!);
  let frames = 0;
  while (at < bytes.length && frames < 2) {
    const block = bytes[at];
    if (block === FRAME) {
      frames++;
      at = afterParts(bytes, at + 11 + coloursOf(bytes[at + 9]!));
    } else if (block === EXTENSION) at = afterParts(bytes, at + 2);
    else break;
  }
  return frames;
}

/** Size in bytes of a GIF colour table, by the flags before it. */
const coloursOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

/** Skips GIF sub-blocks: each follows its length, and an empty one ends them. */
function afterParts(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += bytes[at]! + 1;
  return at + 1;
}

/** Names of the PNG chunks before the pixels. */
function chunksOfPng(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  for (let at = PNG.length; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = letters(bytes, at + 4, 4);
    if (name === 'IDAT') break;
    names.push(name);
  }
  return names;
}
