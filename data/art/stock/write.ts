import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { avifName, BLUR_WIDTH, STOCK_WIDTHS, variantName } from '#model/media/images.ts';
import sharp from 'sharp';
import { drawPicture } from '../picture.ts';
import { stockPictures } from './names.ts';

/** WebP quality: above this, flat colours gain bytes only. */
const QUALITY = 72;

/** AVIF reaches the same quality at a lower number. */
const AVIF = { quality: 50, effort: 4 };

/**
 * Writes the stock pictures as WebP and AVIF, each with its smaller widths and its blurred
 * placeholder. Answers the total bytes.
 */
export async function writeStock(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  const write = async (name: string, file: Buffer) => {
    await writeFile(join(folder, name), file);
    bytes += file.length;
  };
  for (const [stock, picture] of Object.entries(stockPictures)) {
    const drawing = sharp(Buffer.from(drawPicture(picture)));
    const name = `${stock}.webp`;
    for (const width of [BLUR_WIDTH, ...STOCK_WIDTHS]) {
      const smaller = drawing.clone().resize({ width });
      await write(
        variantName(name, width),
        await smaller.clone().webp({ quality: QUALITY }).toBuffer(),
      );
      if (width !== BLUR_WIDTH)
        await write(avifName(variantName(name, width)), await smaller.avif(AVIF).toBuffer());
    }
    await write(name, await drawing.clone().webp({ quality: QUALITY }).toBuffer());
    await write(avifName(name), await drawing.avif(AVIF).toBuffer());
  }
  return bytes;
}
