import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS_PATH } from '#model/media/images.ts';
import { atomically, type Db } from '../../api/db/database.ts';

/** Bytes of each file of a picture, by what stands in its name: a photo's, as uploads come out. */
const FILES: readonly (readonly [ending: string, bytes: number])[] = [
  ['.webp', 250_000],
  ['.w1200.webp', 120_000],
  ['.w768.webp', 60_000],
  ['.w400.webp', 22_000],
];

/** Pictures that nothing compresses, and tours that show them. */
export async function addPictures(db: Db, uploadsDir: string, count: number): Promise<void> {
  await mkdir(uploadsDir, { recursive: true });
  const stems = Array.from({ length: count }, () => `${randomBytes(16).toString('hex')}-1600x1000`);
  for (const stem of stems)
    for (const [ending, bytes] of FILES)
      await writeFile(join(uploadsDir, stem + ending), randomBytes(bytes));
  const tours = await db.selectFrom('tour_packages').select('id').execute();
  await atomically(db, async (trx) => {
    for (const [at, { id }] of tours.entries()) {
      const images = JSON.stringify([`${UPLOADS_PATH}${stems[at % count]}.webp`]);
      await trx.updateTable('tour_packages').set({ images }).where('id', '=', id).execute();
    }
  });
}
