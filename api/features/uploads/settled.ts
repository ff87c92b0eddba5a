import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { atomically, type Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Staged } from '../../files/durable.ts';
import type { Files } from '../../files/files.ts';
import { Busy } from './errors.ts';
import { parsedName, removePicture } from './stored.ts';

const AGAIN_IN_SECONDS = 5;

/**
 * Stores staged files with what is written of them. Renames are the last step of the transaction; a
 * bucket is too slow to keep every writer waiting, so it has the files before, and where the
 * transaction fails, they are pictures that no record shows.
 */
export async function storeWith(
  db: Db,
  files: Files,
  staged: readonly Staged[],
  write: (trx: Db) => Promise<void>,
): Promise<void> {
  if (files.isLocal)
    return atomically(db, async (trx) => {
      await write(trx);
      await files.put(staged);
    });
  const stems = [...new Set(staged.map(({ file }) => parsedName(basename(file))!.stem))];
  const before = await removalsOf(db, stems);
  await files.put(staged);
  await atomically(db, async (trx) => {
    await write(trx);
    for (const [stem, { removal, state }] of await removalsOf(trx, stems))
      if (state !== 'noted' && !isSame(before.get(stem), { removal, state }))
        throw new Busy('This picture was just being deleted; send it again', AGAIN_IN_SECONDS);
    await trx.deleteFrom('upload_removals').where('stem', 'in', stems).execute();
    // Sent anew is as good as used: what a folder tells by the time of its file.
    await trx.deleteFrom('unused_uploads').where('stem', 'in', stems).execute();
  });
}

/**
 * Removes a picture with what is written of that, unless `write` answers false. Of a bucket it is
 * noted in the transaction, and removed after it.
 */
export const removeWith = (
  db: Db,
  files: Files,
  stem: string,
  { now, write }: { now: Date; write: (trx: Db) => Promise<boolean> },
): Promise<boolean> =>
  // Write lock: no record can start to use it between check and removal.
  atomically(db, async (trx) => {
    if (!(await write(trx))) return false;
    if (files.isLocal) await removePicture(files, stem);
    else await note(trx, stem, now);
    return true;
  });

async function note(trx: Db, stem: string, now: Date): Promise<void> {
  const row = { removal: randomUUID(), state: 'noted', noted_at: now.toISOString() } as const;
  await trx
    .insertInto('upload_removals')
    .values({ stem, ...row })
    .onConflict((conflict) => conflict.column('stem').doUpdateSet(row))
    .execute();
}

/** Stems of pictures that are removed, and may still be in the bucket. */
export async function goingStems(db: Db, files: Files): Promise<Set<string>> {
  if (files.isLocal) return new Set();
  const rows = await db
    .selectFrom('upload_removals')
    .select('stem')
    .where('state', '!=', 'done')
    .execute();
  return new Set(rows.map(({ stem }) => stem));
}

/** Whether a picture is there for staff. */
export const isThere = async (db: Db, files: Files, name: string): Promise<boolean> =>
  (await files.stat(name)) !== undefined &&
  !(await goingStems(db, files)).has(parsedName(name)!.stem);

type Removal = Pick<Tables['upload_removals'], 'removal' | 'state'>;

const isSame = (before: Removal | undefined, { removal }: Removal) =>
  before?.state === 'done' && before.removal === removal;

async function removalsOf(db: Db, stems: readonly string[]): Promise<Map<string, Removal>> {
  const rows = await db
    .selectFrom('upload_removals')
    .selectAll()
    .where('stem', 'in', stems)
    .execute();
  return new Map(rows.map((row) => [row.stem, row]));
}
