import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { avifName, avifWidths, IMAGE_WIDTHS, STAND_IN_WIDTH, variantName } from '#model/images.ts';
import sharp from 'sharp';
import { discard, place, stage, type Staged } from './durable.ts';
import { MAX_PIXELS } from './kinds.ts';

/** A third smaller than the WebP of the same width, and as good to look at. */
const QUALITY = 50;
/** Of nine. Above two, it takes ten times as long for a tenth less. */
const EFFORT = 2;
/** A tall, narrow picture would fill the memory; it stays WebP. */
const MAX_AVIF_PIXELS = 6_000_000;
const STAND_IN_QUALITY = 30;

/**
 * Makes what a picture can do without: AVIF at the widths that pages offer, and the stand-in.
 * Answers how many files. An animation gets no AVIF.
 */
export async function makeSmallFiles(uploadsDir: string, stem: string): Promise<number> {
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
    if (width > STAND_IN_WIDTH)
      await add(variantName(name, STAND_IN_WIDTH), () =>
        sharp(picture, input)
          .resize({ width: STAND_IN_WIDTH })
          .webp({ quality: STAND_IN_QUALITY })
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
  // Taken away in the meantime: what is made from it goes too.
  if (!existsSync(whole)) for (const { file } of files) await rm(file, { force: true });
  return files.length;
}

/** Of a large picture, its widest version: that is all of it that is shown, and fits the memory. */
function sourceOf(uploadsDir: string, name: string, width: number): string {
  const widest = join(uploadsDir, variantName(name, IMAGE_WIDTHS.at(-1)!));
  return width > IMAGE_WIDTHS.at(-1)! && existsSync(widest) ? widest : join(uploadsDir, name);
}
