import sharp, { type Metadata } from 'sharp';
import { damaged, FaultyForm, UnsupportedKind } from './errors.ts';

/** Pixel limit over all frames: a decompression bomb is larger. */
export const MAX_PIXELS = 40_000_000;

/** Accepted kinds: magic bytes in hexadecimal, and decoder. */
const kinds = {
  jpeg: { starts: /^ffd8ff/, loader: 'VipsForeignLoadJpegBuffer' },
  png: { starts: /^89504e470d0a1a0a/, loader: 'VipsForeignLoadPngBuffer' },
  gif: { starts: /^474946383[79]61/, loader: 'VipsForeignLoadNsgifBuffer' },
  webp: { starts: /^52494646.{8}57454250/, loader: 'VipsForeignLoadWebpBuffer' },
} as const;
type Kind = keyof typeof kinds;

/** Length of the longest signature. */
export const SIGNATURE_BYTES = 12;

/** Disables all other decoders of libvips: SVG can fetch, PDF can run scripts. */
export function allowOnlyOwnKinds(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: Object.values(kinds).map(({ loader }) => loader) });
}

/** Detects the kind by magic bytes, whatever the file's name. */
export function kindOf(start: Buffer): Kind {
  const beginning = start.toString('hex', 0, SIGNATURE_BYTES);
  const found = (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].starts.test(beginning));
  if (!found) throw new UnsupportedKind();
  return found;
}

export interface Shape {
  /** Of one frame, before rotation. */
  width: number;
  height: number;
  frames: number;
}

/** Reads the header only, so that a refusal costs no decoding. */
export async function inspect(original: Buffer): Promise<Shape> {
  const kind = kindOf(original);
  const found = await metadataOf(original);
  if (found.format !== kind) throw new UnsupportedKind();
  const { width, pages: frames = 1 } = found;
  const height = found.pageHeight ?? found.height;
  if (width * height * frames > MAX_PIXELS)
    throw new FaultyForm(
      'file',
      'The picture has more than 40 megapixels in all its frames',
      'pixels',
    );
  return { width, height, frames };
}

async function metadataOf(original: Buffer): Promise<Metadata> {
  try {
    return await sharp(original, { animated: true, limitInputPixels: false }).metadata();
  } catch (error) {
    throw damaged(error);
  }
}
