import type { Column, Entity } from '#model/kit/entity.ts';
import { characterCount } from '#model/text/character-count.ts';
import { UNFILLED } from '../../ui/faults.ts';
import { codecOf, type DraftValue } from './codecs.ts';
import { InputFault } from './input-fault.ts';
import { columnCodec, rulesOf } from '../form-rules.ts';

/** Draft values by the name of the column. */
export type FormValues = Record<string, DraftValue>;
export type Row = Record<string, unknown>;

/**
 * Initial draft values: the record's, or the defaults of a new one; `given` overrides the defaults
 * of the entity.
 */
export function startingValues(entity: Entity, record: Row | null, given: Row = {}): FormValues {
  const valueOf = ({ name, empty }: Column) =>
    record ? (record[name] ?? null) : (given[name] ?? empty);
  return Object.fromEntries(
    entity.columns.map((column) => [
      column.name,
      codecOf(column.field.kind).format(valueOf(column)),
    ]),
  );
}

const read = (entity: Entity, column: Column, values: FormValues): unknown =>
  columnCodec(entity.name, column).parse(values[column.name]!);

/** Body of a create: every filled field; an unfilled one is left out, or sent as empty. */
export function draftFrom(entity: Entity, values: FormValues): Row {
  const { unfilled, settled } = rulesOf(entity.name);
  // Never sent as empty: the server sets the default of a settled field that nobody filled.
  const sendsEmpty = ({ name }: Column) => unfilled === 'sent empty' && !settled.includes(name);
  return Object.fromEntries(
    entity.columns.flatMap((column) => {
      const value = read(entity, column, values);
      if (value !== null) return [[column.name, value]];
      return sendsEmpty(column) ? [[column.name, column.empty]] : [];
    }),
  );
}

/** Body of a change: the fields that differ from the start; an emptied one is null. */
export function changeFrom(entity: Entity, start: FormValues, values: FormValues): Row {
  const changes = Object.fromEntries(
    entity.columns
      .filter(({ name }) => !isSame(start[name], values[name]))
      .map(
        (column) =>
          [column.name, read(entity, column, start), read(entity, column, values)] as const,
      )
      .filter(([, before, now]) => !isSame(before, now))
      .map(([name, , now]) => [name, now]),
  );
  return withSwitch(entity, changes, values);
}

/**
 * Adds to a moment of publishing the switch as the form shows it: the API turns on what it is sent the
 * moment of alone, though a colleague had hidden it.
 */
export const withSwitch = ({ shownWhen }: Entity, changes: Row, values: FormValues): Row =>
  shownWhen !== null && changes['publish_at']
    ? { [shownWhen]: values[shownWhen], ...changes }
    : changes;

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Kinds whose `max` counts characters; a list's counts its entries. */
const COUNTED_KINDS: ReadonlySet<string> = new Set(['text', 'multiline', 'markdown']);
const LISTED_KINDS: ReadonlySet<string> = new Set(['lines', 'tags', 'images', 'items', 'facets']);

export interface Fill {
  count: number;
  max: number;
}

/** The used part of a field's limit; undefined for a field without one. */
export function fillOf({ field }: Column, draft: DraftValue): Fill | undefined {
  const { kind, max } = field;
  if (max === undefined) return undefined;
  if (COUNTED_KINDS.has(kind)) return { count: characterCount((draft as string).trim()), max };
  if (!LISTED_KINDS.has(kind)) return undefined;
  const entries = codecOf(kind).parse(draft) as string[] | null;
  return { count: entries?.length ?? 0, max };
}

/** Validation message of a draft value; undefined when it is valid. */
export function faultOf(entity: string, column: Column, draft: DraftValue): string | undefined {
  try {
    const value = columnCodec(entity, column).parse(draft);
    if (value === null && column.presence === 'required') return UNFILLED;
  } catch (error) {
    if (error instanceof InputFault) return error.message;
    throw error;
  }
  const fill = fillOf(column, draft);
  if (!fill || fill.count <= fill.max) return undefined;
  const unit = LISTED_KINDS.has(column.field.kind) ? 'entries' : 'characters';
  return `At most ${fill.max} ${unit}`;
}
