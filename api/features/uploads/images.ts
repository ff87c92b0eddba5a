import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName, UPLOADS_PATH, variantName, variantWidths } from '#model/media/images.ts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { discard, stage, type Staged } from '../../files/durable.ts';
import type { Files } from '../../files/files.ts';
import { damaged } from './errors.ts';
import type { StoredImage } from './listing.ts';
import { inspect, MAX_PIXELS, type Shape } from './kinds.ts';

const QUALITY = 80;
/** WebP effort, 0 to 6. Above 2 the encoder's memory grows with the picture. */
const EFFORT = { usual: 4, large: 2 };
const LARGE_PIXELS = 4_000_000;
/** Longest side of WebP. */
const MAX_SIDE = 16_383;
/** Tolerates the metadata errors of cameras; a truncated file fails. */
const INPUT = { animated: true, failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

/** An image whose files are all on disk, before the rename. */
export interface PreparedImage {
  image: StoredImage;
  files: Staged[];
}

/**
 * Stores an image as WebP with its smaller widths, upright and without metadata. The name is a hash
 * of the content, so that duplicates are stored once.
 */
export async function storeImage(store: Files, original: Buffer): Promise<StoredImage> {
  const { image, files } = await prepareImage(store.folder, original);
  try {
    await store.put(files);
  } finally {
    await discard(files);
  }
  return image;
}

export async function prepareImage(folder: string, original: Buffer): Promise<PreparedImage> {
  const { data, info } = await toWebp(original, await inspect(original));
  const { width } = info;
  const height = info.pageHeight ?? info.height;
  const name = imageName(hash('sha256', data).slice(0, 32), width, height);
  await mkdir(folder, { recursive: true });
  const files: Staged[] = [];
  try {
    for (const each of variantWidths(width)) {
      const variant = await encoded(sharp(data, INPUT).resize({ width: each }));
      files.push(await stage(join(folder, variantName(name, each)), variant.data));
    }
    // Last, so that a readable name has all its widths.
    files.push(await stage(join(folder, name), data));
  } catch (error) {
    await discard(files);
    throw error;
  }
  return {
    image: {
      url: UPLOADS_PATH + name,
      size: data.length,
      original_size: original.length,
      compression_ratio: Number((original.length / data.length).toFixed(2)),
      width,
      height,
    },
    files,
  };
}

async function toWebp(original: Buffer, { width, height, frames }: Shape): Promise<Encoded> {
  const picture = sharp(original, INPUT);
  // Stills only: frames cannot be rotated, and animations have no camera orientation.
  if (frames === 1) picture.autoOrient();
  if (Math.max(width, height) > MAX_SIDE)
    picture.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' });
  const effort = width * height * frames > LARGE_PIXELS ? EFFORT.large : EFFORT.usual;
  try {
    return await encoded(picture, effort);
  } catch (error) {
    throw damaged(error);
  }
}

type Encoded = { data: Buffer; info: OutputInfo };

const encoded = (picture: Sharp, effort = EFFORT.usual): Promise<Encoded> =>
  picture.webp({ quality: QUALITY, effort }).toBuffer({ resolveWithObject: true });
