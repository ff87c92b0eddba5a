import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { releasedMigrations } from '../db/released-migrations.ts';
import { BackupRefused } from './refused.ts';

/** Raised when a reader of before could not read it any more. */
export const FORMAT = 1;

/** The first entry: what a reader has to know before anything else. */
const Header = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  /** ISO: every save that was acknowledged before is in it. */
  made_at: Type.String(),
  /** The version of the program. */
  version: Type.String(),
  /** Names, in order. */
  migrations: Type.Array(Type.String()),
  /** The last save of public content. */
  revision: Type.Integer({ minimum: 0 }),
});
export type Header = Static<typeof Header>;

/** The last entry: what there was to write. */
const Manifest = Type.Object({
  tables: Type.Record(
    Type.String(),
    Type.Object({ rows: Type.Integer({ minimum: 0 }), sha256: Type.String() }),
  ),
  /** The last number given, by table. */
  numbers: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
  uploads: Type.Object({
    files: Type.Integer({ minimum: 0 }),
    bytes: Type.Integer({ minimum: 0 }),
  }),
});
export type Manifest = Static<typeof Manifest>;

export const parseHeader = (text: string, file: string): Header => {
  const header = parsed(Header, text, file);
  if (header.format > FORMAT) throw later(file, `in format ${header.format}`);
  const unknown = header.migrations.filter((name) => !(name in releasedMigrations));
  if (unknown.length > 0) throw later(file, `with ${unknown.join(', ')}`);
  return header;
};

export const parseManifest = (text: string, file: string): Manifest => parsed(Manifest, text, file);

function parsed<S extends TSchema>(schema: S, text: string, file: string): Static<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (Compile(schema).Check(value)) return value as Static<S>;
  throw new BackupRefused(`${file} is not a backup of this program.`);
}

const later = (file: string, how: string) =>
  new BackupRefused(
    `${file} was written by a later version, ${how}: restore it with that version.`,
  );
