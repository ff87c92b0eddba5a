import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STOCK_WIDTHS, variantName } from '#model/images.ts';
import sharp from 'sharp';
import { drawPicture } from '../picture.ts';
import { stockPictures } from './names.ts';

/** Flat colours need little: above this, only the files grow. */
const QUALITY = 72;

/** The stock pictures as WebP, each with its smaller widths. Answers how many bytes they are. */
export async function writeStock(folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const [name, picture] of Object.entries(stockPictures)) {
    const drawing = sharp(Buffer.from(drawPicture(picture)));
    for (const width of STOCK_WIDTHS) {
      const file = await drawing.clone().resize({ width }).webp({ quality: QUALITY }).toBuffer();
      await writeFile(join(folder, variantName(`${name}.webp`, width)), file);
      bytes += file.length;
    }
    const whole = await drawing.webp({ quality: QUALITY }).toBuffer();
    await writeFile(join(folder, `${name}.webp`), whole);
    bytes += whole.length;
  }
  return bytes;
}
