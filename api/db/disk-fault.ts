import { StartError } from '../start-error.ts';

const NO_ROOM = /^(SQLITE_FULL|SQLITE_IOERR|ENOSPC|EDQUOT|EFBIG)/;
const IN_USE = /^SQLITE_(BUSY|LOCKED)/;

/** Why a database could not be used, as a phrase without a full stop, for the operator. */
export function reasonOf(error: unknown, file: string): string {
  const code = codeOf(error) ?? '';
  if (NO_ROOM.test(code))
    return `the disk of ${file} is full or fails (${code}); make room and start again`;
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
    if (!NO_ROOM.test(codeOf(error) ?? '')) throw error;
    throw new StartError(`The server cannot start: ${reasonOf(error, file)}.`, { cause: error });
  }
}
