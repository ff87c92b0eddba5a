// A process of its own that turns originals into WebP: what a picture can break or fill, it breaks
// and fills here.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ApiError } from '../../errors.ts';
import { prepareImage } from './images.ts';
import { allowOnlyOwnKinds } from './kinds.ts';
import type { Order, Reply } from './workshop.ts';

allowOnlyOwnKinds();
// A decoded picture is large: none is kept, and one processor is left to everybody else.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async ({ uploadsDir, original }: Order) => {
  process.send!(await replyTo(uploadsDir, original));
});
process.on('disconnect', () => process.exit());

async function replyTo(uploadsDir: string, original: string): Promise<Reply> {
  try {
    return { prepared: await prepareImage(uploadsDir, await readFile(original)) };
  } catch (error) {
    if (error instanceof ApiError)
      return { refused: { status: error.status, detail: error.detail } };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: { message, code } };
  }
}
