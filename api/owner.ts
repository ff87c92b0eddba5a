import { chmodSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Gives files, or all that is in it, to the owner of a folder: commands that root runs leave files, too,
 * and the account of the server has to read them.
 */
export function giveToOwner(folder: string, files = everythingIn(folder)): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  try {
    for (const file of files) lchownSync(file, uid, gid);
  } catch (error) {
    // Root of another machine is nobody's owner on a mounted folder.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

const everythingIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** Sets the permissions, where the file system lets this account. */
export function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A mounted folder of another owner, or a read-only file system.
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
