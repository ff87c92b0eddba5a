import type { Column, Entity } from '#model/entity.ts';
import { graphemeCount } from '#model/graphemes.ts';
import { codecOf, InputFault, type Held } from './codecs.ts';
import { columnCodec, rulesOf } from './form-rules.ts';

/** What the form's controls hold, by the name of the column. */
export type FormValues = Record<string, Held>;
export type Row = Record<string, unknown>;

/**
 * What the controls hold before anybody types: the record, or the defaults of a new one; `given`
 * goes before the defaults of the entity.
 */
export function startingValues(entity: Entity, record: Row | null, given: Row = {}): FormValues {
  const valueOf = ({ name, empty }: Column) =>
    record ? (record[name] ?? null) : (given[name] ?? empty);
  return Object.fromEntries(
    entity.columns.map((column) => [column.name, codecOf(column.field.kind).hold(valueOf(column))]),
  );
}

const read = (entity: Entity, column: Column, values: FormValues): unknown =>
  columnCodec(entity.name, column).read(values[column.name]!);

/** Body of a create: everything filled in; what is not is left out, or sent as empty. */
export function draftFrom(entity: Entity, values: FormValues): Row {
  const { unfilled, settled } = rulesOf(entity.name);
  // What is settled when the record is made, the server settles where nobody did.
  const sendsEmpty = ({ name }: Column) => unfilled === 'sent empty' && !settled.includes(name);
  return Object.fromEntries(
    entity.columns.flatMap((column) => {
      const value = read(entity, column, values);
      if (value !== null) return [[column.name, value]];
      return sendsEmpty(column) ? [[column.name, column.empty]] : [];
    }),
  );
}

/** Body of a change: what differs from the start; what was emptied is null. */
export function changeFrom(entity: Entity, start: FormValues, values: FormValues): Row {
  return Object.fromEntries(
    entity.columns
      .filter(({ name }) => !isSame(start[name], values[name]))
      .map(
        (column) =>
          [column.name, read(entity, column, start), read(entity, column, values)] as const,
      )
      .filter(([, before, now]) => !isSame(before, now))
      .map(([name, , now]) => [name, now]),
  );
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Kinds whose `max` counts letters; a list's counts its entries. */
const COUNTED_KINDS: ReadonlySet<string> = new Set(['text', 'multiline', 'markdown']);
const LISTED_KINDS: ReadonlySet<string> = new Set(['lines', 'tags', 'images']);

export interface Fill {
  count: number;
  max: number;
}

/** How much of what a field takes is used up; nothing for a field without a limit. */
export function fillOf({ field }: Column, held: Held): Fill | undefined {
  const { kind, max } = field;
  if (max === undefined) return undefined;
  if (COUNTED_KINDS.has(kind)) return { count: graphemeCount((held as string).trim()), max };
  if (!LISTED_KINDS.has(kind)) return undefined;
  const entries = codecOf(kind).read(held) as string[] | null;
  return { count: entries?.length ?? 0, max };
}

/** Why what a control holds cannot be saved; undefined when it can. */
export function faultOf(entity: string, column: Column, held: Held): string | undefined {
  try {
    const value = columnCodec(entity, column).read(held);
    if (value === null && column.presence === 'required') return 'Please fill in this field';
  } catch (error) {
    if (error instanceof InputFault) return error.message;
    throw error;
  }
  const fill = fillOf(column, held);
  if (!fill || fill.count <= fill.max) return undefined;
  const unit = LISTED_KINDS.has(column.field.kind) ? 'entries' : 'characters';
  return `At most ${fill.max} ${unit}`;
}
