import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageName, UPLOADS_PATH, variantName, variantWidths } from '#model/images.ts';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { discard, place, stage, type Staged } from './durable.ts';
import { FaultyForm } from './errors.ts';
import { inspect, MAX_PIXELS, type Shape } from './kinds.ts';

const QUALITY = 80;
/** Of six. Above two, the encoder keeps notes that a large picture makes very large. */
const EFFORT = { usual: 4, large: 2 };
const LARGE_PIXELS = 4_000_000;
/** The format holds no longer side. */
const MAX_SIDE = 16_383;
/** What a camera's own mistakes in the head of a file do not stop; a torn file does. */
const INPUT = { animated: true, failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

export interface StoredImage {
  url: string;
  size: number;
  original_size: number;
  /** How many times smaller the stored file is. */
  compression_ratio: number;
  width: number;
  height: number;
}

/** An image with all its files on the disk, none of them under its name yet. */
export interface PreparedImage {
  image: StoredImage;
  files: Staged[];
}

/**
 * Stores an image as WebP with its smaller widths, upright and without metadata. The name is made
 * from the content, so that the same picture is kept once.
 */
export async function storeImage(uploadsDir: string, original: Buffer): Promise<StoredImage> {
  const { image, files } = await prepareImage(uploadsDir, original);
  try {
    await place(files);
  } finally {
    await discard(files);
  }
  return image;
}

export async function prepareImage(uploadsDir: string, original: Buffer): Promise<PreparedImage> {
  const { data, info } = await toWebp(original, await inspect(original));
  const { width } = info;
  const height = info.pageHeight ?? info.height;
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const name = imageName(hash, width, height);
  await mkdir(uploadsDir, { recursive: true });
  const files: Staged[] = [];
  try {
    for (const each of variantWidths(width)) {
      const variant = await encoded(sharp(data, INPUT).resize({ width: each }));
      files.push(await stage(join(uploadsDir, variantName(name, each)), variant.data));
    }
    // Last: a name that can be read has all its widths.
    files.push(await stage(join(uploadsDir, name), data));
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
  // Frames cannot be turned, and an animation is not what a camera held askew.
  if (frames === 1) picture.autoOrient();
  if (Math.max(width, height) > MAX_SIDE)
    picture.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside' });
  const effort = width * height * frames > LARGE_PIXELS ? EFFORT.large : EFFORT.usual;
  try {
    return await encoded(picture, effort);
  } catch (error) {
    const fault = new FaultyForm(
      'file',
      'The picture is damaged: not all of it can be read',
      'damaged',
    );
    throw Object.assign(fault, { cause: error });
  }
}

type Encoded = { data: Buffer; info: OutputInfo };

const encoded = (picture: Sharp, effort = EFFORT.usual): Promise<Encoded> =>
  picture.webp({ quality: QUALITY, effort }).toBuffer({ resolveWithObject: true });
