import type { Column, Entity } from '#model/kit/entity.ts';

/** Encodes and decodes each kind of field for its database column. */
const codecs: {
  [S in Column['field']['storage']]: {
    encode: (value: unknown) => unknown;
    decode: (stored: unknown) => unknown;
  };
} = {
  text: { encode: (value) => value, decode: (stored) => stored },
  integer: { encode: (value) => value, decode: (stored) => stored },
  real: { encode: (value) => value, decode: (stored) => stored },
  boolean: { encode: (value) => (value ? 1 : 0), decode: (stored) => stored === 1 },
  json: {
    encode: (value) => JSON.stringify(value),
    decode: (stored) => JSON.parse(stored as string) as unknown,
  },
};

/** A value of a row is not in its stored form. */
export class UnreadableValue extends Error {
  override name = 'UnreadableValue';
}

export type Row = Record<string, unknown>;

/** Undefined where a value cannot be read, so that one record stops no other. */
export function ifReadable<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch (error) {
    if (error instanceof UnreadableValue) return undefined;
    throw error;
  }
}

/** JSON that was stored; undefined where it cannot be read, so that one row stops no other. */
export function readJson<T = Row>(stored: string): T | undefined {
  try {
    return JSON.parse(stored) as T;
  } catch {
    return undefined;
  }
}

export function encodeValue(column: Column, value: unknown): unknown {
  return value === null ? null : codecs[column.field.storage].encode(value);
}

/** Decodes what a row has in a column. */
export const decodeValue = ({ name, field }: Column, stored: unknown): unknown =>
  stored === null ? null : decoded(field.storage, name, stored);

/** Decodes a row into its record: every column of the entity and nothing else. */
export function decodeRow(entity: Entity, row: Row, decode = decodeValue): Row {
  const record: Row = {
    id: row['id'],
    created_at: row['created_at'],
    updated_at: row['updated_at'],
    updated_by: row['updated_by'],
    revision: row['revision'],
  };
  for (const column of entity.columns) record[column.name] = decode(column, row[column.name]);
  return record;
}

function decoded(storage: keyof typeof codecs, name: string, stored: unknown): unknown {
  try {
    return codecs[storage].decode(stored);
  } catch (error) {
    throw new UnreadableValue(`its ${name} cannot be read`, { cause: error });
  }
}
