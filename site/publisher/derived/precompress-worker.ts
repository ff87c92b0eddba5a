import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentOf, removeFile, temporaryName, writeSynced } from '../folder/files.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { MIN_BYTES, type Compressed, type CompressTask } from './precompress.ts';

// Lower than that of rendering.
lowerPriority();

/** Of Brotli: 11 makes a page 7 % smaller, and takes 85 ms for it where this takes 4. */
const QUALITY = 9;

/** Undefined where the file is small, or gone. */
export default function compress({ file, folder }: CompressTask): Compressed | undefined {
  // Before it is read: what replaces it meanwhile has another time.
  const read = statSync(file, { throwIfNoEntry: false });
  const bytes = contentOf(file);
  if (!read || !bytes || bytes.length < MIN_BYTES) return undefined;
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
  return { ino: read.ino, mtimeMs: read.mtimeMs, files };
}
