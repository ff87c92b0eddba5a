import { readdir, readFile, utimes, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED: ReadonlySet<string> = new Set(['.html', '.css', '.js', '.json', '.svg', '.txt']);
/** Smaller files fit in one packet anyway. */
const MIN_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const makers = {
  '.br': (bytes: Buffer) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => gzipped(bytes, { level: 9 }),
} as const;

/** Precompresses the text files of a folder that is written once, at the best ratio. */
export async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSED.has(extname(file))) continue;
    const bytes = await readFile(file);
    if (bytes.length < MIN_BYTES) continue;
    // Copies the mtime: a compressed file older than its original is not served.
    const time = new Date(Math.ceil((await stat(file)).mtimeMs));
    await Promise.all(
      Object.entries(makers).map(async ([ending, make]) => {
        await writeFile(file + ending, await make(bytes));
        await utimes(file + ending, time, time);
      }),
    );
  }
}
