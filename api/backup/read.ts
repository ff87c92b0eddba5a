import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parsedName } from '../features/uploads/stored.ts';
import { parseHeader, parseManifest, type Header, type Manifest } from './manifest.ts';
import { addressOf, type StoredBackup } from './place.ts';
import { BackupRefused } from './refused.ts';
import { FIRST_ENTRY, opened } from './seal.ts';
import { unpacked, type Entry } from './tar.ts';

/** Far more than a part has: what unpacks to more is none. */
const MOST_BYTES = 256 * 1024 * 1024;

const PART = /^tables\/([a-z_]+)\/\d{5}\.ndjson\.gz$/;
const UPLOAD = /^uploads\/([^/]+)$/;

/** A piece of a backup, as it is read. */
export type Piece =
  | { kind: 'header'; header: Header }
  | { kind: 'lines'; table: string; lines: string[] }
  | { kind: 'upload'; name: string; body: Entry['body'] }
  | { kind: 'manifest'; manifest: Manifest };

/**
 * The pieces of a backup, in order. Only the end says that it is whole: see `verify`. Throws
 * BackupRefused.
 */
export async function* piecesOf(
  backup: StoredBackup,
  key: string | undefined,
): AsyncGenerator<Piece> {
  try {
    for await (const entry of unpacked(bytesOf(backup, key)))
      yield await pieceOf(entry, backup.name);
  } catch (error) {
    throw refusal(error, backup);
  }
}

async function pieceOf({ name, size, body }: Entry, file: string): Promise<Piece> {
  if (name === FIRST_ENTRY)
    return { kind: 'header', header: parseHeader((await read(body, size)).toString(), file) };
  if (name === 'manifest.json')
    return { kind: 'manifest', manifest: parseManifest((await read(body, size)).toString(), file) };
  const table = PART.exec(name)?.[1];
  if (table)
    return { kind: 'lines', table, lines: linesIn(await unzipped(await read(body, size))) };
  const upload = UPLOAD.exec(name)?.[1];
  // Only names that uploads have: no other file is written anywhere.
  if (upload && parsedName(upload)) return { kind: 'upload', name: upload, body };
  throw new BackupRefused(`${file} is not a backup of this program.`);
}

async function read(body: Entry['body'], size: number): Promise<Buffer> {
  if (size > MOST_BYTES) throw new RangeError('A part is too large');
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);
const unzipped = async (bytes: Buffer) =>
  (await inflate(bytes, { maxOutputLength: MOST_BYTES })).toString();

const linesIn = (text: string): string[] => text.match(/[^\n]+\n/g) ?? [];

/** One-line refusal for a faulty file; errors of the disk it is on pass unchanged. */
function refusal(error: unknown, backup: StoredBackup): unknown {
  if (error instanceof BackupRefused) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const file = addressOf(backup);
  if (code === 'ENOENT') return new BackupRefused(`There is no ${file}.`);
  if (code === 'EISDIR') return new BackupRefused(`${file} is a folder.`);
  if (code !== undefined && /^E[A-Z]+$/.test(code))
    return new BackupRefused(`${file} cannot be read: ${message}.`, { cause: error });
  return new BackupRefused(`${backup.name} is damaged: ${message}.`, { cause: error });
}

export interface ReadBackup {
  header: Header;
  manifest: Manifest;
}

/** Reads a backup to its end, and keeps nothing: whole, or BackupRefused is thrown. */
export async function verify(backup: StoredBackup, key: string | undefined): Promise<ReadBackup> {
  try {
    return await readThrough(backup, key);
  } catch (error) {
    // A damaged file may say anything of itself: that it is damaged comes first.
    await requireSealed(backup, key);
    throw error;
  }
}

async function readThrough(backup: StoredBackup, key: string | undefined): Promise<ReadBackup> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  for await (const piece of piecesOf(backup, key)) {
    if (piece.kind === 'header') header = piece.header;
    if (piece.kind === 'manifest') manifest = piece.manifest;
    if (piece.kind === 'upload') await drained(piece.body);
  }
  if (header && manifest) return { header, manifest };
  throw new BackupRefused(`${backup.name} is not a backup of this program.`);
}

const bytesOf = ({ place, name }: StoredBackup, key: string | undefined) =>
  opened(place.read(name), name, key);

async function requireSealed(backup: StoredBackup, key: string | undefined): Promise<void> {
  try {
    await drained(bytesOf(backup, key));
  } catch (error) {
    throw refusal(error, backup);
  }
}

async function drained(body: Entry['body']): Promise<void> {
  for await (const _ of body);
}
