import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { entities } from '#model/entities/index.ts';
import { lastRevision } from '../crud/outbox.ts';
import type { Db } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { migrationsOf } from '../db/migrations-of.ts';
import { linesOf, Summing } from '../db/rows.ts';
import type { Snapshot } from '../db/snapshot.ts';
import { lastNumbers, tableShapes } from '../db/table-shapes.ts';
import { parsedName, uploadedFiles } from '../features/uploads/stored.ts';
import { stemsIn } from '../features/uploads/usage.ts';
import type { Files } from '../files/files.ts';
import { openFiles, type FilesPlace } from '../files/open-files.ts';
import { version } from '../version.ts';
import { sweepBackups } from './kept.ts';
import { FORMAT, type Header, type Manifest } from './manifest.ts';
import { addressOf, type StoredBackup } from './place.ts';
import { BackupRefused } from './refused.ts';
import { FIRST_ENTRY, sealed } from './seal.ts';
import { packed, type Entry } from './tar.ts';

/** The size of a part of a table, before it is compressed; a row more at most. */
const PART_BYTES = 1024 * 1024;
/** Pictures are seldom deleted: more often than this in a row, something else is wrong. */
const ATTEMPTS = 5;

const ENTITIES: ReadonlySet<string> = new Set(entities.map(({ table }) => table));

interface Source extends FilesPlace {
  now: () => Date;
  /** Absent: not encrypted. */
  key?: string | undefined;
  /** Aborted: what is written is removed again. */
  stop?: AbortSignal;
}

export interface WrittenBackup {
  header: Header;
  manifest: Manifest;
  /** As it is stored. */
  bytes: number;
  /** Whether records show pictures, and none of them is there: as where a folder is not mounted. */
  lacksPictures: boolean;
}

/** For whoever asked for a backup that lacks pictures. */
export const LACKS_PICTURES =
  'None of the pictures that records show is there, nor in this backup: is their folder, or bucket, the right one?';

/**
 * A picture was deleted after the state of the database that may show it, or is not what is listed: a
 * bucket behind a proxy may send a part of it, or a page.
 */
class Vanished extends Error {
  override name = 'Vanished';
}

/**
 * Writes a backup of the database and its pictures while both are in use. It appears under its name
 * when it is whole and stored. Throws BackupRefused where that name is taken.
 */
export async function writeBackup(
  db: Db,
  backup: StoredBackup,
  source: Source,
): Promise<WrittenBackup> {
  if (await backup.place.has(backup.name))
    throw new BackupRefused(`${addressOf(backup)} is there already: choose another name.`);
  // Room for this one, of those that were cut off.
  await sweepBackups(backup.place, backup.name);
  for (let attempt = 1; ; attempt++)
    try {
      return await writeOnce(db, backup, source);
    } catch (error) {
      if (!(error instanceof Vanished) || attempt === ATTEMPTS) throw error;
    }
}

async function writeOnce(
  db: Db,
  { place: to, name }: StoredBackup,
  { now, key, stop, ...place }: Source,
): Promise<WrittenBackup> {
  // Listed before, too: a picture that is deleted before the second look is missed by that alone.
  const files = openFiles(place);
  const before = await sizesIn(files);
  const made_at = now().toISOString();
  const backup = new Backup(await engineOf(db).snapshot(db), { files, before, made_at });
  try {
    const bytes = await to.write(name, until(stop, sealed(packed(backup.entries()), key)));
    return { ...backup.written(), bytes };
  } catch (error) {
    await backup.endUnread();
    throw error;
  }
}

async function* until(stop: AbortSignal | undefined, bytes: AsyncIterable<Uint8Array>) {
  for await (const piece of bytes) {
    stop?.throwIfAborted();
    yield piece;
  }
}

/** Sizes of pictures by name; none where nothing was uploaded yet: the first start makes the folder. */
async function sizesIn(files: Files): Promise<Map<string, number>> {
  if (files.isLocal && !existsSync(files.folder)) return new Map();
  return new Map((await uploadedFiles(files)).map(({ name, size }) => [name, size]));
}

interface Contents {
  files: Files;
  before: ReadonlyMap<string, number>;
  made_at: string;
}

/** The entries of one backup, in order, and what they turned out to be. */
class Backup {
  readonly #snapshot: Snapshot;
  readonly #contents: Contents;
  #header: Header | undefined;
  /** Stems of the pictures that records show. */
  readonly #shown = new Set<string>();
  #hasShown = false;
  readonly #manifest: Manifest = { tables: {}, numbers: {}, uploads: { files: 0, bytes: 0 } };

  constructor(snapshot: Snapshot, contents: Contents) {
    this.#snapshot = snapshot;
    this.#contents = contents;
  }

  written(): Omit<WrittenBackup, 'bytes'> {
    const lacksPictures = this.#shown.size > 0 && !this.#hasShown;
    return { header: this.#header!, manifest: this.#manifest, lacksPictures };
  }

  /** Ends the snapshot of entries that nobody began to read, which would hold a connection for good. */
  async endUnread(): Promise<void> {
    if (this.#header === undefined) await this.#snapshot.end();
  }

  async *entries(): AsyncGenerator<Entry> {
    const { db, end } = this.#snapshot;
    try {
      this.#header = {
        format: FORMAT,
        made_at: this.#contents.made_at,
        version,
        migrations: await migrationsOf(db),
        revision: await lastRevision(db),
      };
      yield whole(FIRST_ENTRY, json(this.#header));
      for (const shape of await tableShapes(db)) {
        const summing = new Summing();
        const lines = linesOf(db, shape);
        yield* parts(shape.name, ENTITIES.has(shape.name) ? this.#noted(lines) : lines, summing);
        this.#manifest.tables[shape.name] = summing.sum();
      }
      this.#manifest.numbers = await lastNumbers(db);
    } finally {
      // Pictures take longest: nothing of the database waits for them.
      await end();
    }
    yield* this.#uploads();
    yield whole('manifest.json', json(this.#manifest));
  }

  /** Notes which pictures are shown, by rows of any version. */
  async *#noted(batches: AsyncIterable<string[]>): AsyncGenerator<string[]> {
    for await (const lines of batches) {
      for (const line of lines) for (const stem of stemsIn(line)) this.#shown.add(stem);
      yield lines;
    }
  }

  async *#uploads(): AsyncGenerator<Entry> {
    const { files, before } = this.#contents;
    for (const [name, size] of new Map([...before, ...(await sizesIn(files))])) {
      const bytes = await files.read(name);
      if (bytes?.length !== size) throw new Vanished(`${name} is not there as it is listed`);
      this.#hasShown ||= this.#shown.has(parsedName(name)!.stem);
      this.#manifest.uploads.files++;
      this.#manifest.uploads.bytes += bytes.length;
      yield whole(`uploads/${name}`, bytes);
    }
  }
}

async function* parts(
  table: string,
  batches: AsyncIterable<string[]>,
  summing: Summing,
): AsyncGenerator<Entry> {
  let part: string[] = [];
  let size = 0;
  let number = 0;
  const entry = async () => {
    const name = `tables/${table}/${String(++number).padStart(5, '0')}.ndjson.gz`;
    const bytes = await compressed(part.join(''));
    part = [];
    size = 0;
    return whole(name, bytes);
  };
  for await (const lines of batches) {
    summing.add(lines);
    for (const line of lines) {
      part.push(line);
      size += line.length;
      if (size >= PART_BYTES) yield await entry();
    }
  }
  if (part.length > 0) yield await entry();
}

const compressed = promisify<string, Buffer>(gzip);
const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const whole = (name: string, bytes: Buffer): Entry => ({
  name,
  size: bytes.length,
  body: (async function* body() {
    yield bytes;
  })(),
});
