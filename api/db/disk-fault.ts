import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';
import { isFull } from './disk-room.ts';

const FAILS = /^SQLITE_IOERR/;
const IN_USE = /^SQLITE_(BUSY|LOCKED)/;

/** Why a database could not be used, as a phrase without a full stop, for the operator. */
export function reasonOf(error: unknown, file: string): string {
  const code = codeOf(error) ?? '';
  if (isFull(error, dirname(file)))
    return `the disk of ${file} is full (${code}); make room and start again`;
  if (FAILS.test(code)) return `the disk of ${file} fails (${code})`;
  if (IN_USE.test(code)) return `another process writes to ${file}; stop it and start again`;
  return error instanceof Error ? error.message : String(error);
}

export const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string } | null)?.code;

/** Runs a step of the start that writes; throws StartError where the disk has no room for it. */
export async function needingRoom<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error, dirname(file))) throw error;
    throw new StartError(`The server cannot start: ${reasonOf(error, file)}.`, { cause: error });
  }
}
