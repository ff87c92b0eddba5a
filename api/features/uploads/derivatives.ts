import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  avifName,
  avifWidths,
  IMAGE_WIDTHS,
  BLUR_WIDTH,
  variantName,
} from '#model/media/images.ts';
import sharp from 'sharp';
import { discard, place, stage, type Staged } from './durable.ts';
import { MAX_PIXELS } from './kinds.ts';

/** AVIF quality: a third smaller than WebP of the same width at the same visual quality. */
const QUALITY = 50;
/** AVIF effort, 0 to 9. Above 2 it takes ten times as long for a tenth less. */
const EFFORT = 2;
/** Memory limit: a taller picture stays WebP. */
const MAX_AVIF_PIXELS = 6_000_000;
const BLUR_QUALITY = 30;

/**
 * Makes the optional derivatives: AVIF at the widths that pages offer, and the blurred placeholder.
 * Answers how many files. Animations get no AVIF.
 */
export async function makeDerivatives(uploadsDir: string, stem: string): Promise<number> {
  const name = `${stem}.webp`;
  const whole = join(uploadsDir, name);
  const { width, height, pages = 1 } = await sharp(await readFile(whole)).metadata();
  const picture = await readFile(sourceOf(uploadsDir, name, width));
  const wanted = (pages === 1 ? avifWidths(width) : []).filter(
    (each) => (each * each * height) / width <= MAX_AVIF_PIXELS,
  );
  const files: Staged[] = [];
  const add = async (file: string, make: () => Promise<Buffer>) => {
    if (!existsSync(join(uploadsDir, file)))
      files.push(await stage(join(uploadsDir, file), await make()));
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
    await place(files);
  } finally {
    await discard(files);
  }
  // Race: the picture was deleted meanwhile, so its derivatives are, too.
  if (!existsSync(whole)) for (const { file } of files) await rm(file, { force: true });
  return files.length;
}

/** The widest variant of a large picture: pages show no more, and it fits in memory. */
function sourceOf(uploadsDir: string, name: string, width: number): string {
  const widest = join(uploadsDir, variantName(name, IMAGE_WIDTHS.at(-1)!));
  return width > IMAGE_WIDTHS.at(-1)! && existsSync(widest) ? widest : join(uploadsDir, name);
}
