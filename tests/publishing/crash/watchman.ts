// A thread that does nothing else: between two renames there is no time for one that does. Kills the
// processes as soon as it sees its sign in one of the folders.
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
  /** A page is on disk, and has no name yet. */
  rendering: (_folder: string, name: string) => /^\.[\w-]+\.tmp$/.test(name),
  /** What is about to be replaced is noted: nothing has its new name yet. */
  beginning: (_folder: string, name: string) => name.endsWith('.journal.json'),
  /** A page has its name; others of the same publish may not. */
  renaming: (folder: string, name: string) => name.endsWith('.html') && isThere(folder, name),
  /** A page has lost its name; others may not. */
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
