// Backup worker: one backup, in a process of its own, so that requests wait neither for its
// ciphers nor for its memory.
import { openAsItIs } from '../db/database.ts';
import type { FilesPlace } from '../files/open-files.ts';
import { leaveSignalsToParent } from '../shutdown.ts';
import { openBackups, type BackupLocation } from './places.ts';
import { addressOf } from './place.ts';
import { writeBackup } from './write.ts';

export interface BackupJob extends FilesPlace {
  database: string;
  to: BackupLocation;
  name: string;
  key: string | undefined;
}
export type BackupReply =
  | { made: { at: string; file: string; bytes: number }; lacksPictures: boolean }
  | { failed: string };

leaveSignalsToParent();
process.on('message', async (job: BackupJob) => {
  const reply = await replyTo(job);
  process.send!(reply, undefined, undefined, () => process.disconnect());
});
process.on('disconnect', () => process.exit());

async function replyTo({ database, to, name, ...source }: BackupJob): Promise<BackupReply> {
  try {
    await using db = await openAsItIs(database);
    const now = () => new Date();
    const backup = { place: openBackups(to), name };
    const { header, bytes, lacksPictures } = await writeBackup(db, backup, { ...source, now });
    return { made: { at: header.made_at, file: addressOf(backup), bytes }, lacksPictures };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}
