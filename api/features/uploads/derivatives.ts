import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avifName, avifWidths, BLUR_WIDTH, variantName } from '#model/media/images.ts';
import sharp from 'sharp';
import { discard, stage, type Staged } from '../../files/durable.ts';
import { MAX_PIXELS } from './kinds.ts';

/** AVIF quality: a third smaller than WebP of the same width at the same visual quality. */
const QUALITY = 50;
/** AVIF effort, 0 to 9. Above 2 it takes ten times as long for a tenth less. */
const EFFORT = 2;
/** Memory limit: a taller picture stays WebP. */
const MAX_AVIF_PIXELS = 6_000_000;
const BLUR_QUALITY = 30;

export interface Picture {
  /** Folder for staged files. */
  folder: string;
  stem: string;
  /** The path of the picture, or of a variant that is wide enough. */
  source: string;
  /** Names of files that there are. */
  present: readonly string[];
}

/**
 * Stages the optional derivatives: AVIF at the widths that pages offer, and the blurred placeholder.
 * Animations get no AVIF.
 */
export async function makeDerivatives({
  folder,
  stem,
  source,
  present,
}: Picture): Promise<Staged[]> {
  const name = `${stem}.webp`;
  const { width, height } = sizeOf(stem);
  const picture = await readFile(source);
  const { pages = 1 } = await sharp(picture).metadata();
  const wanted = (pages === 1 ? avifWidths(width) : []).filter(
    (each) => (each * each * height) / width <= MAX_AVIF_PIXELS,
  );
  const files: Staged[] = [];
  const add = async (file: string, make: () => Promise<Buffer>) => {
    if (!present.includes(file)) files.push(await stage(join(folder, file), await make()));
  };
  const input = { limitInputPixels: MAX_PIXELS };
  try {
    if (width > BLUR_WIDTH)
      await add(variantName(name, BLUR_WIDTH), () =>
        sharp(picture, input)
          .resize({ width: BLUR_WIDTH })
          .webp({ quality: BLUR_QUALITY })
          .toBuffer(),
      );
    for (const each of wanted)
      await add(avifName(each === width ? name : variantName(name, each)), () =>
        sharp(picture, input)
          .resize({ width: each })
          .avif({ quality: QUALITY, effort: EFFORT })
          .toBuffer(),
      );
    return files;
  } catch (error) {
    await discard(files);
    throw error;
  }
}

/** The size of a picture, which its name has. */
export function sizeOf(stem: string): { width: number; height: number } {
  const [width, height] = stem
    .slice(stem.indexOf('-') + 1)
    .split('x')
    .map(Number);
  return { width: width!, height: height! };
}
