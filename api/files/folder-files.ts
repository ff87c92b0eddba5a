import { lstat, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { place, sync, type Staged } from './durable.ts';
import type { Files, StoredFile } from './files.ts';

/** Files of one folder, each durable before it has its name. */
export class FolderFiles implements Files {
  readonly folder: string;
  readonly isLocal = true;

  constructor(folder: string) {
    this.folder = folder;
  }

  put(staged: readonly Staged[]): Promise<void> {
    return place(staged);
  }

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Regular files only: a symbolic link could lead out of the folder. */
  async stat(name: string): Promise<StoredFile | undefined> {
    const found = await lstat(join(this.folder, name)).catch(() => undefined);
    return found?.isFile() ? { name, size: found.size, modified: found.mtime } : undefined;
  }

  async list(prefix = '', isWanted = (_name: string) => true): Promise<StoredFile[]> {
    const names = (await readdir(this.folder)).filter(
      (name) => name.startsWith(prefix) && isWanted(name),
    );
    // Race: a file may have been deleted since the folder was read.
    const found = await Promise.all(names.map((name) => this.stat(name)));
    return found.filter((file) => file !== undefined);
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.folder, name), { force: true });
    await sync(this.folder);
  }
}
