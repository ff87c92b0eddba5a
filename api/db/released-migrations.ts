import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileMigrationProvider } from 'kysely/migration';

/** The files of `migrations`, in the order of their numbers. One that is released is never edited. */
export const releasedMigrations = await new FileMigrationProvider({
  fs: { readdir: async (folder) => (await readdir(folder)).toSorted() },
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
}).getMigrations();
