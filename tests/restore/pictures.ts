import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS_PATH } from '#model/media/images.ts';
import sharp from 'sharp';
import { atomically, type Db } from '../../api/db/database.ts';
import { grain } from '../../api/testing/pictures.ts';

const WIDTH = 1600;
const HEIGHT = 1000;

/** Widths and qualities of the files of a picture, by what stands in its name: some 750 KB together. */
const FILES: readonly (readonly [ending: string, width: number, quality: number])[] = [
  ['.webp', WIDTH, 20],
  ['.w1200.webp', 1200, 15],
  ['.w768.webp', 768, 20],
  ['.w400.webp', 400, 30],
];

/** Behind the end of a picture, where no decoder looks: no two files are the same. */
const OWN_BYTES = 32;

/** Pictures that nothing compresses, and tours that show them. */
export async function addPictures(db: Db, uploadsDir: string, count: number): Promise<void> {
  await mkdir(uploadsDir, { recursive: true });
  const noise = await grain(WIDTH, HEIGHT).png({ compressionLevel: 0 }).toBuffer();
  const drawn = await Promise.all(
    FILES.map(async ([ending, width, quality]) => {
      const picture = sharp(noise).resize({ width }).webp({ quality, effort: 0 });
      return [ending, await picture.toBuffer()] as const;
    }),
  );
  const stems = Array.from(
    { length: count },
    () => `${randomBytes(16).toString('hex')}-${WIDTH}x${HEIGHT}`,
  );
  for (const stem of stems)
    for (const [ending, bytes] of drawn)
      await writeFile(
        join(uploadsDir, stem + ending),
        Buffer.concat([bytes, randomBytes(OWN_BYTES)]),
      );
  const tours = await db.selectFrom('tour_packages').select('id').execute();
  await atomically(db, async (trx) => {
    for (const [at, { id }] of tours.entries()) {
      const images = JSON.stringify([`${UPLOADS_PATH}${stems[at % count]}.webp`]);
      await trx.updateTable('tour_packages').set({ images }).where('id', '=', id).execute();
    }
  });
}
