import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName, UPLOADS_PATH, variantName, variantWidths } from '#model/images.ts';
import sharp from 'sharp';
import { writeDurably } from './durable.ts';

const QUALITY = 80;
/** In all frames together: what is larger is a mistake or an attack. */
const MAX_PIXELS = 40_000_000;

export interface StoredImage {
  url: string;
  size: number;
  original_size: number;
  /** How many times smaller the stored file is. */
  compression_ratio: number;
  width: number;
  height: number;
}

/**
 * Stores an image as WebP with its smaller widths, upright and without metadata. The name is made
 * from the content, so that the same picture is kept once.
 */
export async function storeImage(uploadsDir: string, original: Buffer): Promise<StoredImage> {
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const name = imageName(hash, info.width, info.height);
  await mkdir(uploadsDir, { recursive: true });
  for (const width of variantWidths(info.width))
    await keep(join(uploadsDir, variantName(name, width)), () =>
      sharp(data).resize({ width }).webp({ quality: QUALITY }).toBuffer(),
    );
  // Last: a name that can be read has all its widths.
  await keep(join(uploadsDir, name), () => Promise.resolve(data));
  return {
    url: UPLOADS_PATH + name,
    size: data.length,
    original_size: original.length,
    compression_ratio: Number((original.length / data.length).toFixed(2)),
    width: info.width,
    height: info.height,
  };
}

async function keep(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (!existsSync(file)) await writeDurably(file, await make());
}
