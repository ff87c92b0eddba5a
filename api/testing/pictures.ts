import { crc32 } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';

type Colour = string | { r: number; g: number; b: number };

/** A plain picture, not encoded yet. */
export const plain = (width: number, height: number, background: Colour = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (width = 60, height = 40, background: Colour = 'teal') =>
  plain(width, height, background).jpeg().toBuffer();

export const png = (width = 60, height = 40) => plain(width, height).png().toBuffer();

/** Three frames of different greys. */
export function animation(width = 60, height = 40) {
  const frames = [0, 100, 200].map((grey) => Buffer.alloc(width * height * 3, grey));
  return sharp(Buffer.concat(frames), {
    raw: { width, height: height * frames.length, channels: 3, pageHeight: height },
  });
}

/** Noise, which no format compresses. */
export const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** A photo with EXIF: rotated, and with its GPS position. */
export const photo = (width = 60, height = 40) =>
  plain(width, height, 'maroon')
    .withExif({
      IFD0: { Copyright: 'Photographer Unnamed', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 37/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>alert(1)</script></svg>',
);

/** A PNG header that claims a size, without pixel data. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await png(1, 1));
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

export const metadataOf = (file: Buffer): Promise<Metadata> =>
  sharp(file, { animated: true }).metadata();
