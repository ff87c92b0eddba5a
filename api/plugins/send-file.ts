import type { ReadStream, Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownEtag } from './known-etag.ts';

/** Content types by extension; `true` where a precompressed file may lie beside it. */
const types: Readonly<Record<string, readonly [type: string, isCompressible: boolean]>> = {
  '.html': ['text/html; charset=utf-8', true],
  '.xml': ['application/xml; charset=utf-8', true],
  '.txt': ['text/plain; charset=utf-8', true],
  '.css': ['text/css; charset=utf-8', true],
  '.js': ['text/javascript; charset=utf-8', true],
  '.json': ['application/json; charset=utf-8', true],
  '.webmanifest': ['application/manifest+json; charset=utf-8', true],
  '.svg': ['image/svg+xml', true],
  '.webp': ['image/webp', false],
  '.avif': ['image/avif', false],
  '.png': ['image/png', false],
  '.jpg': ['image/jpeg', false],
  '.gif': ['image/gif', false],
  '.pdf': ['application/pdf', false],
  '.ico': ['image/x-icon', false],
  '.woff2': ['font/woff2', false],
};
const UNKNOWN = ['application/octet-stream', false] as const;

/** The content type of a file. */
export const typeOf = (file: string): string => (types[extname(file)] ?? UNKNOWN)[0];

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Larger files are streamed. */
const WHOLE_BYTES = 1024 * 1024;
/** Tolerance: copying may drop the fraction of a precompressed file's mtime. */
const TIME_ERROR_MS = 1;

interface Opened {
  handle: FileHandle;
  stats: Stats;
  encoding?: string;
}

/** A file, wherever its bytes are. */
interface Sendable {
  etag: string;
  size: number;
  encoding?: string | undefined;
  /** Bytes from `start` up to and including `end`. */
  part: (start: number, end: number) => Promise<Buffer | ReadStream>;
  close: () => Promise<void>;
}

/**
 * Sends the first of the files that exists: its precompressed version where one at least as new
 * lies beside it, with an ETag for those very bytes; Range requests get parts of the plain file.
 * Answers false where none exists.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  folders: readonly string[],
): Promise<boolean> {
  const [type, isCompressible] = types[extname(file)] ?? UNKNOWN;
  const isWhole = rangeOf(request) === undefined;
  const accepted = isCompressible && isWhole ? request.headers['accept-encoding'] : undefined;
  for (const folder of folders) {
    const found = await openFile(folder, file, String(accepted ?? ''));
    if (!found) continue;
    reply.type(type);
    if (isCompressible) reply.header('vary', 'Accept-Encoding');
    await answer(request, reply, sendableOf(found));
    return true;
  }
  return false;
}

/** A compressible file as the body of an error, which is never 304 or partial; undefined where it is missing. */
export async function errorBody(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  folder: string,
): Promise<Buffer | ReadStream | undefined> {
  const found = await openFile(folder, file, String(request.headers['accept-encoding'] ?? ''));
  if (!found) return undefined;
  const { size, encoding, part } = sendableOf(found);
  reply.header('vary', 'Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return part(0, size - 1);
}

/** Sends bytes of memory, whole or in part. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, ending }: { bytes: Buffer; etag: string; ending: string },
): Promise<FastifyReply> {
  reply.type((types[ending] ?? UNKNOWN)[0]);
  const part = async (start: number, end: number) => bytes.subarray(start, end + 1);
  await answer(request, reply, { etag, size: bytes.length, part, close: async () => undefined });
  return reply;
}

const sendableOf = ({ handle, stats: { ino, size, mtimeMs }, encoding }: Opened): Sendable => ({
  etag: `"${ino.toString(36)}-${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`,
  size,
  encoding,
  part: async (start, end) => {
    const length = end - start + 1;
    if (length > WHOLE_BYTES) return handle.createReadStream({ start, end });
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, start);
    await handle.close();
    return bytes;
  },
  close: () => handle.close(),
});

async function openFile(
  folder: string,
  file: string,
  accepted: string,
): Promise<Opened | undefined> {
  const path = join(folder, file);
  if (!path.startsWith(folder + sep)) return undefined;
  const plain = await openIfThere(path);
  if (!plain) return undefined;
  for (const [encoding, ending] of encodings) {
    if (!accepts(accepted, encoding)) continue;
    const precompressed = await openIfThere(path + ending);
    if (!precompressed) continue;
    if (precompressed.stats.mtimeMs >= plain.stats.mtimeMs - TIME_ERROR_MS) {
      await plain.handle.close();
      return { ...precompressed, encoding };
    }
    await precompressed.handle.close();
  }
  return plain;
}

/** Opens, then calls fstat on the handle: a rename may replace the path at any moment. */
async function openIfThere(path: string): Promise<Opened | undefined> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, stats };
    await handle.close();
    return undefined;
  } catch (error) {
    await handle?.close();
    const { code } = error as NodeJS.ErrnoException;
    if (code && ABSENT.has(code)) return undefined;
    throw error;
  }
}

const ABSENT: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ERR_INVALID_ARG_VALUE',
]);

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, size, encoding, part: partOf, close }: Sendable,
): Promise<void> {
  reply.header('etag', etag);
  if (encoding) reply.header('content-encoding', encoding);
  else reply.header('accept-ranges', 'bytes');
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifMatch !== undefined && !isKnownEtag(ifMatch, etag)) {
    await close();
    return void reply.code(412).send();
  }
  if (isKnownEtag(ifNoneMatch, etag)) {
    await close();
    return void reply.code(304).removeHeader('content-type').send();
  }
  const ifRange = request.headers['if-range'];
  const wanted = ifRange === undefined || ifRange === etag ? rangeOf(request) : undefined;
  const part = byteRange(wanted, size);
  if (part === 'none') {
    await close();
    reply.header('content-range', `bytes */${size}`);
    return void reply.code(416).send();
  }
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  reply.header('content-length', end - start + 1);
  reply.send(await partOf(start, end));
}

/** RFC 9110, 14.2: of GET alone. */
const rangeOf = ({ method, headers }: FastifyRequest) =>
  method === 'GET' ? headers.range : undefined;

/** The requested byte range; `none` where it is unsatisfiable; undefined: the whole file. */
function byteRange(
  range: string | undefined,
  size: number,
): { start: number; end: number } | 'none' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined) return undefined;
  // No range at all, which is not the same as one that is not there.
  if (to === '' ? from === '' : Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start >= size ? 'none' : { start, end };
}

/** Whether Accept-Encoding allows the encoding: named, or by `*`, and not refused by `q=0`. */
export function accepts(header: string, encoding: string): boolean {
  const parts = header.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const found = parts.find(([name]) => name === encoding) ?? parts.find(([name]) => name === '*');
  return found !== undefined && !/^q=0(\.0*)?$/.test(found[1] ?? '');
}
