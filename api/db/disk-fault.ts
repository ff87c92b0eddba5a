import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';
import { isDamage } from './damage.ts';
import { codeOf, isFull } from './disk-room.ts';
import { damaged } from './soundness.ts';

const FAILS = /^SQLITE_IOERR/;
const IN_USE = /^SQLITE_(BUSY|LOCKED)/;

/** Why a database could not be used, as a phrase without a full stop, for the operator. */
export function reasonOf(error: unknown, file: string): string {
  const code = codeOf(error) ?? '';
  if (isFull(error, dirname(file)))
    return `the disk of ${file} is full (${code}); make room and start again`;
  if (FAILS.test(code))
    return `the disk of ${file} is full or fails (${code}); make room and start again`;
  if (IN_USE.test(code)) return `another process writes to ${file}; stop it and start again`;
  return error instanceof Error ? error.message : String(error);
}

/** Runs a step of the start that writes; throws StartError where disk or database fail it. */
export async function needingRoom<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDamage(error)) throw damaged(file, (error as Error).message, { cause: error });
    if (!isFull(error, dirname(file)) && !FAILS.test(codeOf(error) ?? '')) throw error;
    throw new StartError(`The server cannot start: ${reasonOf(error, file)}.`, { cause: error });
  }
}
