import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isNothing, removeFile, temporaryName, writeSynced } from '../folder/files.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { MIN_BYTES, type Compressed, type CompressTask } from './precompress.ts';

// Lower than that of rendering.
lowerPriority();

/** Of Brotli: 11 makes a page 7 % smaller, and takes 85 ms for it where this takes 4. */
const QUALITY = 9;

/** Undefined where the file is small, or gone. */
export default function compress({ file, folder }: CompressTask): Compressed | undefined {
  const read = readWhole(file);
  if (!read || read.bytes.length < MIN_BYTES) return undefined;
  const { bytes, ...of } = read;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const made = [
    { ending: '.br', small: brotliCompressSync(bytes, { params }) },
    { ending: '.gz', small: gzipSync(bytes, { level: 9 }) },
  ];
  const files: Compressed['files'] = [];
  try {
    for (const { ending, small } of made) {
      const temporary = join(folder, temporaryName());
      writeSynced(temporary, small);
      files.push({ ending, temporary });
    }
  } catch (error) {
    // A full disk may have had room for the first of them.
    for (const { temporary } of files) removeFile(temporary);
    throw error;
  }
  return { ...of, files };
}

/** The bytes and what they are the bytes of, however the name moves meanwhile. */
function readWhole(file: string): { ino: number; mtimeMs: number; bytes: Buffer } | undefined {
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch (error) {
    if (isNothing(error)) return undefined;
    throw error;
  }
  try {
    const { ino, mtimeMs } = fstatSync(opened);
    return { ino, mtimeMs, bytes: readFileSync(opened) };
  } finally {
    closeSync(opened);
  }
}
