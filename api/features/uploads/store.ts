import Type, { type Static } from 'typebox';
import type { Author } from '../../crud/record.ts';
import type { Db } from '../../db/database.ts';
import { Conflict, NotFound } from '../../errors.ts';
import { discard } from '../../files/durable.ts';
import type { Files } from '../../files/files.ts';
import { forgetAlts } from './alts.ts';
import type { PreparedImage } from './images.ts';
import type { StoredImage } from './listing.ts';
import { forgetName, keepName } from './names.ts';
import { refusalOf, type Original } from './original.ts';
import type { Queue } from './queue.ts';
import { goingStems, isThere, removeWith, storeWith } from './settled.ts';
import { parsedName, uploadedFiles } from './stored.ts';
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
  files: Files,
  originals: readonly Original[],
  { worker, changes, wanted, author, noteAnswer }: Storing,
): Promise<StoredImage[]> {
  const prepared: PreparedImage[] = [];
  try {
    for (const original of originals) {
      wanted();
      prepared.push(await prepare(worker, files.folder, original));
    }
    wanted();
    const staged = prepared.flatMap((each) => each.files);
    await changes.run(() =>
      // In its transaction: an upload that cannot be logged is not stored.
      storeWith(db, files, staged, async (trx) => {
        for (const [at, { image }] of prepared.entries()) {
          const { name, keptName } = originals[at]!;
          await noteUpload(trx, image, name, author);
          await keepName(trx, parsedName(fileOf(image))!.stem, keptName);
        }
        await noteAnswer(
          trx,
          prepared.map(({ image }) => image),
        );
      }),
    );
  } finally {
    await discard(prepared.flatMap((each) => each.files));
  }
  return prepared.map(({ image }) => image);
}

async function prepare(worker: ImageWorker, folder: string, original: Original) {
  try {
    return await worker.prepare({ folder, original: original.file });
  } catch (error) {
    throw refusalOf(error, original);
  }
}

/** Deletes an upload with its widths, unless a record shows it. */
export async function removeUpload(
  db: Db,
  files: Files,
  name: string,
  { changes, author }: Pick<Storing, 'changes' | 'author'>,
): Promise<void> {
  const file = parsedName(name);
  if (!file || file.isVariant) throw new NotFound('File');
  await changes.run(async () => {
    if (!(await isThere(db, files, name))) throw new NotFound('File');
    const write = async (trx: Db) => {
      const used_by = await holdersOf(trx, file.stem);
      if (used_by.length > 0) throw new Conflict({ message: inUse(used_by.length), used_by });
      await forgetAlts(trx, file.stem);
      await forgetName(trx, file.stem);
      await noteRemoval(trx, name, author);
      return true;
    };
    await removeWith(db, files, file.stem, { now: author.now, write });
  });
}

const inUse = (count: number) =>
  count === 1
    ? 'This picture is in use by a record; take it out there first'
    : `This picture is in use by ${count} records; take it out there first`;

export const UploadStats = Type.Object(
  {
    files: Type.Integer(),
    bytes: Type.Integer(),
    originals: Type.Integer(),
    unused: Type.Integer(),
  },
  { title: 'UploadStats' },
);
export type UploadStats = Static<typeof UploadStats>;

export async function uploadStats(db: Db, store: Files): Promise<UploadStats> {
  const going = await goingStems(db, store);
  const files = (await uploadedFiles(store)).filter(({ stem }) => !going.has(stem));
  const used = await usesByStem(db);
  const originals = files.filter(({ isVariant }) => !isVariant);
  return {
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    originals: originals.length,
    unused: originals.filter(({ stem }) => !used.has(stem)).length,
  };
}
