import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { BackupRefused } from './refused.ts';

/*
 * A backup is a tar. Without a key its SHA-256 stands in a block behind it, which programs that read
 * tars pass over. With a key it is encrypted in frames of AES-256-GCM, the construction called STREAM:
 * the nonce of a frame is its number, and whether it is the last, so that frames that are cut off,
 * left out or put elsewhere are found. Each backup has a salt and so keys of its own, which is why
 * numbers can be nonces.
 */

const BLOCK = 512;
const TRAILER = 'kheya-backup sha256 ';
const MAGIC = Buffer.from('kheya-backup aes-256-gcm 1\n');
const SALT_BYTES = 32;
const PROOF_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + PROOF_BYTES;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** The name of the first entry, with which a tar begins. */
export const FIRST_ENTRY = 'backup.json';

type Bytes = AsyncIterable<Uint8Array>;

export const sealed = (tar: Bytes, key: string | undefined): AsyncGenerator<Uint8Array> =>
  key === undefined ? summed(tar) : encrypted(tar, key);

/**
 * The tar of a backup as it is read. Its end tells whether it is whole: nothing before may be relied
 * on. Throws BackupRefused.
 */
export async function* opened(
  file: Bytes,
  name: string,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < BLOCK) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const rest = resumed(start, chunks);
  if (start.subarray(0, MAGIC.length).equals(MAGIC)) yield* decrypted(rest, name, key);
  else if (start.toString('latin1', 0, FIRST_ENTRY.length + 1) === `${FIRST_ENTRY}\0`)
    yield* checked(rest, name);
  else throw new BackupRefused(`${name} is not a backup of this program.`);
}

async function* resumed(start: Buffer, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next())
      yield Buffer.from(next.value);
  } finally {
    await chunks.return?.();
  }
}

/** Cuts bytes into pieces of one length; the last is shorter, or empty. */
export async function* cut(
  bytes: Bytes,
  length: number,
): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    size += chunk.length;
    if (size <= length) continue;
    let whole = Buffer.concat(held);
    // One more byte than a piece has to be there before it is known not to be the last.
    for (; whole.length > length; whole = whole.subarray(length))
      yield { piece: whole.subarray(0, length), last: false };
    held = [whole];
    size = whole.length;
  }
  yield { piece: Buffer.concat(held), last: true };
}

const trailerOf = (digest: string) => {
  const block = Buffer.alloc(BLOCK);
  block.write(`${TRAILER}${digest}\n`);
  return block;
};

async function* summed(tar: Bytes): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const chunk of tar) {
    hash.update(chunk);
    yield chunk;
  }
  yield trailerOf(hash.digest('hex'));
}

async function* checked(bytes: Bytes, name: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const all = Buffer.concat([held, chunk]);
    const safe = all.subarray(0, Math.max(0, all.length - BLOCK));
    held = all.subarray(safe.length);
    hash.update(safe);
    if (safe.length > 0) yield safe;
  }
  if (held.toString('latin1', 0, TRAILER.length) !== TRAILER) throw cutOff(name);
  if (!held.equals(trailerOf(hash.digest('hex')))) throw damaged(name);
}

interface Keys {
  frames: Buffer;
  proof: Buffer;
}

/** A key says nothing about another: neither of other backups, nor of itself. */
function keysOf(key: string, salt: Buffer): Keys {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, salt, use, 32));
  const header = Buffer.concat([MAGIC, salt]);
  return {
    frames: derived('frames'),
    proof: createHmac('sha256', derived('header')).update(header).digest(),
  };
}

/** 96 bits: the number of the frame, and whether it is the last. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

async function* encrypted(tar: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(SALT_BYTES);
  const { frames, proof } = keysOf(key, salt);
  yield Buffer.concat([MAGIC, salt, proof]);
  let number = 0;
  for await (const { piece, last } of cut(tar, FRAME_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', frames, nonceOf(number++, last));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

async function* decrypted(
  bytes: Bytes,
  name: string,
  key: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (key === undefined) throw new BackupRefused(`${name} is encrypted: set BACKUP_KEY.`);
  let frames: Buffer | undefined;
  let number = 0;
  for await (const { piece, last } of cut(afterHeader(), FRAME_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw cutOff(name);
    const tag = piece.subarray(piece.length - TAG_BYTES);
    const body = piece.subarray(0, piece.length - TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', frames!, nonceOf(number++, last));
    decipher.setAuthTag(tag);
    try {
      yield Buffer.concat([decipher.update(body), decipher.final()]);
    } catch (cause) {
      throw last ? cutOff(name, cause) : damaged(name, cause);
    }
  }

  /** Frames after the header, which shows whether the key is the right one. */
  async function* afterHeader(): AsyncGenerator<Uint8Array> {
    let start = Buffer.alloc(0);
    for await (const chunk of bytes) {
      if (frames) {
        yield chunk;
        continue;
      }
      start = Buffer.concat([start, chunk]);
      if (start.length < HEADER_BYTES) continue;
      frames = framesKeyOf(start);
      yield start.subarray(HEADER_BYTES);
    }
    if (!frames) throw cutOff(name);
  }

  function framesKeyOf(start: Buffer): Buffer {
    const salt = start.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    const keys = keysOf(key!, salt);
    if (!timingSafeEqual(keys.proof, start.subarray(HEADER_BYTES - PROOF_BYTES, HEADER_BYTES)))
      throw new BackupRefused(`${name} was encrypted with another BACKUP_KEY.`);
    return keys.frames;
  }
}

const damaged = (name: string, cause?: unknown) =>
  new BackupRefused(`${name} is damaged: its bytes are not those that were written.`, { cause });
const cutOff = (name: string, cause?: unknown) =>
  new BackupRefused(`${name} is damaged: its end is missing or not as it was written.`, { cause });
