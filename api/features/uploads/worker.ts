// Image worker: turns originals into WebP, and WebP into derivatives, in a process of its own, so
// that a crash or its memory stays there.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ApiError } from '../../errors.ts';
import { prepareImage } from './images.ts';
import { allowOnlyOwnKinds } from './kinds.ts';
import { makeSmallFiles } from './small-files.ts';
import type { Order, Reply } from './workshop.ts';

allowOnlyOwnKinds();
// No cache, since decoded pictures are large; one CPU is left to others.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (order: Order) => {
  process.send!(await replyTo(order));
});
process.on('disconnect', () => process.exit());

async function replyTo(order: Order): Promise<Reply> {
  const { uploadsDir } = order;
  try {
    if ('stem' in order) return { made: await makeSmallFiles(uploadsDir, order.stem) };
    return { prepared: await prepareImage(uploadsDir, await readFile(order.original)) };
  } catch (error) {
    if (error instanceof ApiError)
      return { refused: { status: error.status, detail: error.detail } };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: { message, code } };
  }
}
