// A dedicated thread: the gap between two renames is too short for a busy one. Kills the processes
// at the first matching file event in one of the folders.
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

export interface Watch {
  sign: Sign;
  folders: string[];
  pids: number[];
}

export type Sign = keyof typeof signs;

const isThere = (folder: string, name: string) => existsSync(join(folder, name));

const signs = {
  /** A page is written to its temporary file, before the rename. */
  rendering: (_folder: string, name: string) => /^\.[\w-]+\.tmp$/.test(name),
  /** The content is stored and its pages are queued; nothing is rendered yet. */
  beginning: (_folder: string, name: string) => name.endsWith('.db-wal'),
  /** One page is renamed; others of the same publish may not be. */
  renaming: (folder: string, name: string) => name.endsWith('.html') && isThere(folder, name),
  /** One page is removed; others may not be. */
  removing: (folder: string, name: string) => name.endsWith('.html') && !isThere(folder, name),
};

const { sign, folders, pids } = workerData as Watch;
let isDone = false;
for (const folder of folders)
  watch(folder, (_event, name) => {
    if (isDone || !name || !signs[sign](folder, name)) return;
    isDone = true;
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    parentPort!.postMessage('seen');
  });
