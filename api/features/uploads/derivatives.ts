import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avifName, avifWidths, BLUR_WIDTH, variantName } from '#model/media/images.ts';
import sharp from 'sharp';
import { stage, type Staged } from '../../files/durable.ts';
import { MAX_PIXELS } from './kinds.ts';

/** AVIF quality: a third smaller than WebP of the same width at the same visual quality. */
const QUALITY = 50;
/** AVIF effort, 0 to 9. Above 2 it takes ten times as long for a tenth less. */
const EFFORT = 2;
/** Memory limit: a taller picture stays WebP. */
const MAX_AVIF_PIXELS = 6_000_000;
const BLUR_QUALITY = 30;

/** AVIF at a width that pages offer, or the blurred placeholder. */
export interface Derivative {
  name: string;
  format: 'avif' | 'webp';
  width: number;
}

/** Makes a derivative of `source`, the path of the picture or of a variant that is wide enough. */
export interface DerivativeJob {
  /** Folder for the staged file. */
  folder: string;
  source: string;
  derivative: Derivative;
}

/** The optional derivatives of a picture. */
export function derivativesOf(stem: string): Derivative[] {
  const name = `${stem}.webp`;
  const { width, height } = sizeOf(stem);
  const avif = avifWidths(width)
    .filter((each) => (each * each * height) / width <= MAX_AVIF_PIXELS)
    .map((each): Derivative => {
      const file = each === width ? name : variantName(name, each);
      return { name: avifName(file), format: 'avif', width: each };
    });
  if (width <= BLUR_WIDTH) return avif;
  return [{ name: variantName(name, BLUR_WIDTH), format: 'webp', width: BLUR_WIDTH }, ...avif];
}

/** Stages a derivative. Animations get no AVIF: undefined. */
export async function makeDerivative(
  { folder, source, derivative: { name, format, width } }: DerivativeJob,
  effort = EFFORT,
): Promise<Staged | undefined> {
  const picture = await readFile(source);
  const { pages = 1 } = await sharp(picture).metadata();
  if (format === 'avif' && pages > 1) return undefined;
  const smaller = sharp(picture, { limitInputPixels: MAX_PIXELS }).resize({ width });
  const made =
    format === 'avif'
      ? smaller.avif({ quality: QUALITY, effort })
      : smaller.webp({ quality: BLUR_QUALITY });
  return stage(join(folder, name), await made.toBuffer());
}

/** The size of a picture, which its name has. */
export function sizeOf(stem: string): { width: number; height: number } {
  const [width, height] = stem
    .slice(stem.indexOf('-') + 1)
    .split('x')
    .map(Number);
  return { width: width!, height: height! };
}
