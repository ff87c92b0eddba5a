import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Fault } from '#model/kit/errors.ts';
import { ApiError } from '../../errors.ts';

/** An uploaded file, and its position in the form. */
export interface Original {
  file: string;
  /** In a sentence. */
  name: string;
  /** As it is kept beside the picture. */
  keptName: string | null;
  field: string;
  /** Undefined in single uploads. */
  position: number | undefined;
}

/** Digests of the pictures, in order. */
export async function digests(originals: readonly Original[]): Promise<string[]> {
  const found: string[] = [];
  for (const { file } of originals) found.push(hash('sha256', await readFile(file)));
  return found;
}

const MAX_NAME = 100;
const UNSEEN = /[\p{C}\u2028\u2029]/gu;

/** The client's file name, safe in a sentence. */
export const spokenName = (filename: string | undefined): string =>
  [...(filename ?? '').replace(UNSEEN, '')].slice(0, MAX_NAME).join('').trim() || 'A file';

/** Adds the file to an error in a form of several. */
export function refusalOf(error: unknown, { name, field, position }: Original): unknown {
  if (!(error instanceof ApiError) || position === undefined) return error;
  const { status, detail, headers } = error;
  if (typeof detail === 'string') return new ApiError(status, `${name}: ${detail}`, headers);
  if (!Array.isArray(detail)) return error;
  const faults = detail.map(({ msg, type }): Fault => ({
    loc: ['body', field, position],
    msg: `${name}: ${msg}`,
    type,
  }));
  return new ApiError(status, faults, headers);
}
