import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';
import { isDamage } from './damage.ts';
import { isFull } from './disk-room.ts';
import { codeOf, faultOf } from './faults.ts';
import { damaged } from './soundness.ts';

const FAILS = /^SQLITE_IOERR/;

/** Why a database could not be used, as a phrase without a full stop, for the operator. */
export function reasonOf(error: unknown, place: string): string {
  const code = codeOf(error) ?? '';
  if (isFull(error, dirname(place)) || faultOf(error) === 'crowded')
    return `the disk of ${place} is full (${code}); make room and start again`;
  if (FAILS.test(code))
    return `the disk of ${place} is full or fails (${code}); make room and start again`;
  if (faultOf(error) === 'busy')
    return `another process writes to ${place}; stop it and start again`;
  return error instanceof Error ? error.message : String(error);
}

/** Runs a step of the start that writes; throws StartError where disk or database fail it. */
export async function needingRoom<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDamage(error)) throw damaged(place, (error as Error).message, { cause: error });
    if (!isOfDisk(error, place) && faultOf(error) !== 'lost') throw error;
    throw new StartError(`The server cannot start: ${reasonOf(error, place)}.`, { cause: error });
  }
}

const isOfDisk = (error: unknown, place: string) =>
  isFull(error, dirname(place)) || FAILS.test(codeOf(error) ?? '') || faultOf(error) === 'crowded';
