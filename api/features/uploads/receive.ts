import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { temporaryName } from '../../files/durable.ts';
import { refusalOf, spokenName, type Original } from './original.ts';
import { keptName } from './names.ts';
import { Abandoned, FaultyForm, TooLarge, UnsupportedKind } from './errors.ts';
import { kindOf, SIGNATURE_BYTES } from './kinds.ts';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** Allowance for boundaries and part headers. */
const FORM_BYTES = 64 * 1024;
const MAX_CONTENT_TYPE = 200;

/** The form's field, and its number of files. */
export interface Form {
  field: string;
  most: number;
}

export const multipartLimits = { fields: 10, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 };

const TOO_LARGE = 'A picture may have at most 5 MB (5,242,880 bytes)';

/**
 * Streams the files of a form into temporary files of `folder`, so that waiting uploads take no
 * memory. Calls `onFile` with each before it is complete. Size is checked before kind.
 */
export async function receive(
  request: FastifyRequest,
  { field, most }: Form,
  folder: string,
  onFile: (original: Original) => void,
): Promise<void> {
  announce(request, most);
  await mkdir(folder, { recursive: true });
  const originals: Original[] = [];
  try {
    for await (const part of partsOf(request, most)) {
      if (part.fieldname !== field) throw unknownField(part.fieldname);
      if (part.type !== 'file') throw new FaultyForm(field, 'must be a file with a name', 'type');
      const file = temporaryName(join(folder, 'incoming'));
      const position = most > 1 ? originals.length : undefined;
      const { filename } = part;
      const names = { name: spokenName(filename), keptName: keptName(filename) };
      const original = { file, ...names, field, position };
      onFile(original);
      originals.push(original);
      await judged(original, () => keep(part, file));
    }
  } catch (error) {
    // Drains the rest of the body, so that a client that is still sending gets the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw answerable(error, most);
  }
  if (originals.length === 0) throw new FaultyForm(field, 'is required', 'required');
  for (const each of originals) await judged(each, async () => kindOf(await startOf(each.file)));
}

/** Runs work on a file; errors name the file. */
async function judged<T>(original: Original, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error, original);
  }
}

/** Early checks by Content-Length and Content-Type. */
function announce(request: FastifyRequest, most: number): void {
  if (!request.isMultipart()) throw new UnsupportedKind('Send the picture as multipart/form-data');
  if ((request.headers['content-type'] ?? '').length > MAX_CONTENT_TYPE)
    throw new ApiError(400, 'The content type is too long');
  if (Number(request.headers['content-length'] ?? 0) > most * MAX_FILE_BYTES + FORM_BYTES)
    throw new TooLarge(TOO_LARGE);
}

const partsOf = (request: FastifyRequest, most: number) =>
  request.parts({ limits: { ...multipartLimits, fileSize: MAX_FILE_BYTES, files: most } });

async function keep(part: MultipartFile, file: string): Promise<void> {
  const tooLarge = () => new TooLarge(TOO_LARGE);
  // At once: the end of the part may never arrive.
  part.file.once('limit', () => part.file.destroy(tooLarge()));
  await pipeline(part.file, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  // Truncated before the listener was attached.
  if (part.file.truncated) throw tooLarge();
}

async function startOf(file: string): Promise<Buffer> {
  await using handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SIGNATURE_BYTES) });
  return buffer.subarray(0, bytesRead);
}

const unknownField = (name: string) =>
  new FaultyForm(name, 'is not a known property', 'additionalProperties');

const tooMany = (most: number) =>
  new TooLarge(most === 1 ? 'Send one picture at a time' : `Send at most ${most} pictures at once`);

/** Maps errors of parser and connection by code; malformed input has none, disk errors have their own. */
function answerable(error: unknown, most: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof ApiError) return error;
  if (code === 'FST_MP_PREMATURE_CLOSE' || code === 'ECONNRESET') return new Abandoned();
  if (code === 'FST_FILES_LIMIT') return tooMany(most);
  if (code === 'FST_PROTO_VIOLATION') return new ApiError(400, 'The form cannot be read');
  if (code?.startsWith('FST_')) return new TooLarge('The form has too many parts');
  if (code === undefined) return new ApiError(400, 'The form cannot be read');
  return error;
}

export async function removeAll(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
