import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Author } from '../../crud/record.ts';
import { atomically, type Db } from '../../db/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { forgetAlts } from './alts.ts';
import { discard, place } from './durable.ts';
import { isStored, parsedName, removePicture, uploadedFiles } from './folder.ts';
import type { PreparedImage, StoredImage } from './images.ts';
import { forgetName, keepName } from './names.ts';
import { refusalOf, type Original } from './original.ts';
import type { Queue } from './queue.ts';
import { fileOf, noteRemoval, noteUpload } from './upload-audit.ts';
import { holdersOf, usesByStem } from './usage.ts';
import type { ImageWorker } from './image-worker.ts';

interface Storing {
  worker: ImageWorker;
  changes: Queue;
  /** Throws once the client has disconnected. */
  wanted: () => void;
  author: Author;
  /** Stores the idempotent answer, in the transaction of the upload. */
  noteAnswer: (db: Db, answer: StoredImage[]) => Promise<void>;
}

/** Stores all pictures or none. */
export async function storeAll(
  db: Db,
  uploadsDir: string,
  originals: readonly Original[],
  { worker, changes, wanted, author, noteAnswer }: Storing,
): Promise<StoredImage[]> {
  const prepared: PreparedImage[] = [];
  try {
    for (const original of originals) {
      wanted();
      prepared.push(await prepare(worker, uploadsDir, original));
    }
    wanted();
    await changes.run(() =>
      // Renames last, in the transaction: an upload that cannot be logged is not stored.
      atomically(db, async (trx) => {
        for (const [at, { image }] of prepared.entries()) {
          const { name, keptName } = originals[at]!;
          await noteUpload(trx, image, name, author);
          await keepName(trx, parsedName(fileOf(image))!.stem, keptName);
        }
        await noteAnswer(
          trx,
          prepared.map(({ image }) => image),
        );
        await place(prepared.flatMap(({ files }) => files));
      }),
    );
  } finally {
    await discard(prepared.flatMap(({ files }) => files));
  }
  return prepared.map(({ image }) => image);
}

async function prepare(worker: ImageWorker, uploadsDir: string, original: Original) {
  try {
    return await worker.prepare({ uploadsDir, original: original.file });
  } catch (error) {
    throw refusalOf(error, original);
  }
}

/** Deletes an upload with its widths, unless a record shows it. */
export async function removeUpload(
  db: Db,
  uploadsDir: string,
  name: string,
  { changes, author }: Pick<Storing, 'changes' | 'author'>,
): Promise<void> {
  const file = parsedName(name);
  if (!file || file.isVariant) throw new NotFound('File');
  await changes.run(async () => {
    if (!(await isStored(uploadsDir, name))) throw new NotFound('File');
    // Write lock: no record can start to use it between check and removal.
    await atomically(db, async (trx) => {
      const used_by = await holdersOf(trx, file.stem);
      if (used_by.length > 0) throw new Conflict({ message: inUse(used_by.length), used_by });
      await forgetAlts(trx, file.stem);
      await forgetName(trx, file.stem);
      await noteRemoval(trx, name, author);
      await removePicture(uploadsDir, file.stem);
    });
  });
}

const inUse = (count: number) =>
  count === 1
    ? 'This picture is in use by a record; take it out there first'
    : `This picture is in use by ${count} records; take it out there first`;

export interface UploadStats {
  files: number;
  bytes: number;
  originals: number;
  unused: number;
}

export async function uploadStats(db: Db, uploadsDir: string): Promise<UploadStats> {
  const files = await uploadedFiles(uploadsDir);
  const used = await usesByStem(db);
  const originals = files.filter(({ isVariant }) => !isVariant);
  let bytes = 0;
  for (const { name } of files)
    bytes += (await stat(join(uploadsDir, name)).catch(() => undefined))?.size ?? 0;
  return {
    files: files.length,
    bytes,
    originals: originals.length,
    unused: originals.filter(({ stem }) => !used.has(stem)).length,
  };
}
