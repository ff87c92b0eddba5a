import { setTimeout as wait } from 'node:timers/promises';
import { endDamaged } from './state/damaged-content.ts';
import { writeFileWhole } from './folder/files.ts';
import type { Publisher } from './publisher.ts';
import {
  fillShipped,
  isShown,
  isStanding,
  showRelease,
  sizeOf,
  type Release,
} from './folder/releases.ts';

/** Between two looks at what nothing is served without. */
const LOOK_MS = 2_000;
/** Between two comparisons of every published file with what was published. */
const COMPARE_MS = 5 * 60_000;

interface Kept {
  release: Release;
  publisher: Pick<Publisher, 'repair'>;
  /** File that tells the API where the publisher is. */
  address: { file: string; bytes: Buffer };
  /** Whether visitors read the release. */
  isSeen: () => boolean;
  lookMs?: number;
}

/**
 * Keeps what is on the disk as the publisher left it, whoever removes or spoils it, until it is stopped.
 * A fault that lasts is logged once.
 */
export async function keepUp(kept: Kept, stop: AbortSignal): Promise<void> {
  let comparedAt = -COMPARE_MS;
  let told = '';
  while (!stop.aborted) {
    try {
      const wasWhole = await lookAfterFolders(kept);
      if (!wasWhole || performance.now() - comparedAt >= COMPARE_MS) {
        await compareFiles(kept);
        comparedAt = performance.now();
      }
      told = '';
    } catch (error) {
      // By its code: the message names another temporary file each time.
      const { message, code = message } = error as NodeJS.ErrnoException;
      if (!stop.aborted && code !== told)
        console.error(`The site could not be repaired: ${message}`);
      told = code;
    }
    await wait(kept.lookMs ?? LOOK_MS, undefined, { signal: stop, ref: false }).catch(
      () => undefined,
    );
  }
}

/** Answers whether all was there. */
async function lookAfterFolders({ release, address, isSeen }: Kept): Promise<boolean> {
  // SQLite reads on in a file that has no name any more, and takes an empty one for new.
  if (!(await sizeOf(release.contentFile))) endDamaged(release.contentFile, 'it was gone');
  await writeFileWhole(address.file, address.bytes);
  const isWhole = (await isStanding(release)) && (!isSeen() || (await isShown(release)));
  if (isWhole) return true;
  console.error(`The folder of the release, or the link to it, was gone: it is made again`);
  await fillShipped(release);
  if (isSeen()) await showRelease(release);
  return false;
}

async function compareFiles({ release, publisher }: Kept): Promise<void> {
  const copied = await fillShipped(release);
  if (copied > 0) console.error(`Missing or spoilt, copied again: ${copied} files of the site`);
  await publisher.repair();
}
