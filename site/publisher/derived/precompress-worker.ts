import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { removeFile, temporaryName, writeSynced } from '../folder/files.ts';
import { lowerPriority } from '../process/low-priority.ts';
import { MIN_BYTES, QUICK, type Compressed, type CompressTask } from './precompress.ts';

// Lower than that of rendering.
lowerPriority();

export default function compress({ file, quality, folder }: CompressTask): Compressed | undefined {
  const { bytes, ...of } = readWhole(file);
  if (bytes.length < MIN_BYTES) return undefined;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const made = [{ ending: '.br', small: brotliCompressSync(bytes, { params }) }];
  if (quality === QUICK) made.push({ ending: '.gz', small: gzipSync(bytes, { level: 9 }) });
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
function readWhole(file: string): { ino: number; mtimeMs: number; bytes: Buffer } {
  const opened = openSync(file, 'r');
  try {
    const { ino, mtimeMs } = fstatSync(opened);
    return { ino, mtimeMs, bytes: readFileSync(opened) };
  } finally {
    closeSync(opened);
  }
}
