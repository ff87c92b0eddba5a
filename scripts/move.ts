// Moves every record from one kind of database to the other: from SQLite to PostgreSQL, and back.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { moveRows } from '../api/backup/move.ts';
import { ConfigError } from '../api/config-error.ts';
import { isAddress, openAsItIs, openDatabase, type Db } from '../api/db/database.ts';
import { isOfMachine } from '../api/db/faults.ts';
import { giveToOwner } from '../api/owner.ts';
import { StartError } from '../api/start-error.ts';
import { runCommand, typedPath } from './command-line.ts';
import { lockData } from './data-lock.ts';

const USAGE = 'Say from where to where: npm run move -- sqlite:DATA_DIR/kheya.db postgres://…';
const MOVING = '.moving';

/** A database as it was typed: an address of PostgreSQL, or the path of a file. */
function placeOf(given: string | undefined): string {
  if (given !== undefined && isAddress(given)) return given;
  const path = /^sqlite:(?:\/\/(?=\/))?(.+)$/.exec(given ?? '')?.[1];
  if (!path) throw new ConfigError(USAGE);
  return typedPath(path);
}

runCommand(async ([first, second, ...rest]) => {
  if (rest.length > 0) throw new ConfigError(USAGE);
  const [from, to] = [placeOf(first), placeOf(second)];
  if (!isAddress(from) && !existsSync(from)) throw new ConfigError(`There is no ${from}`);
  if (!isAddress(to) && existsSync(to))
    throw new ConfigError(`${to} is there already: nothing was moved`);
  const folders = new Set([from, to].filter((place) => !isAddress(place)).map(dirname));
  for (const folder of folders)
    if (!existsSync(folder)) throw new ConfigError(`There is no ${folder}`);
  const unlocks: (() => void)[] = [];
  try {
    // A server that went on with the one that is left would lose what it saves.
    for (const folder of folders)
      unlocks.push(await lockData(folder, new AbortController().signal, 0));
    await moved(from, to);
  } finally {
    for (const unlock of unlocks) unlock();
  }
});

async function moved(from: string, to: string): Promise<void> {
  const temporary = isAddress(to) ? to : to + MOVING;
  const source = await openAsItIs(from);
  let target: Db | undefined;
  try {
    target = await openDatabase(temporary);
    const sums = await moveRows(source, target);
    await target.destroy();
    if (temporary !== to) {
      await rename(temporary, to);
      giveToOwner(dirname(to), [to]);
    }
    for (const [table, { rows, sha256 }] of Object.entries(sums))
      console.info(`${table.padEnd(20)} ${String(rows).padStart(8)} rows  ${sha256}  equal`);
    console.info('Every row is there. Files stay where they are: DATA_DIR is the same.');
  } catch (error) {
    await target?.destroy();
    if (temporary !== to)
      for (const ending of ['', '-wal', '-shm']) await rm(temporary + ending, { force: true });
    if (!isOfMachine(error)) throw error;
    throw new StartError(`Nothing was moved: ${error.message}`, { cause: error });
  } finally {
    await source.destroy();
  }
}
