// Image worker: turns originals into WebP, and WebP into derivatives, in a process of its own, so
// that a crash or its memory stays there.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ApiError } from '../../errors.ts';
import { leaveSignalsToParent } from '../../shutdown.ts';
import { prepareImage } from './images.ts';
import { allowOnlyOwnKinds } from './kinds.ts';
import { makeDerivative } from './derivatives.ts';
import type { Job, JobResult } from './image-worker.ts';

leaveSignalsToParent();
allowOnlyOwnKinds();
// No cache, since decoded pictures are large; one CPU is left to others.
sharp.cache(false);
sharp.concurrency(1);

process.on('message', async (job: Job) => {
  const result = await replyTo(job);
  // A server that was killed takes no answer: without a callback that would be an error of its own.
  process.send!(result, undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());

async function replyTo(job: Job): Promise<JobResult> {
  try {
    if ('derivative' in job) return { made: (await makeDerivative(job)) ?? null };
    return { prepared: await prepareImage(job.folder, await readFile(job.original)) };
  } catch (error) {
    if (error instanceof ApiError)
      return { refused: { status: error.status, detail: error.detail } };
    const { message, code } = error as NodeJS.ErrnoException;
    return { failed: { message, code } };
  }
}
