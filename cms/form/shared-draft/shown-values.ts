import type { Column, Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { isDraftDeparture } from '../departures/departures-codec.ts';
import { codecOf, type DraftValue, type DraftValues } from '../draft/codecs.ts';
import { InputFault } from '../draft/input-fault.ts';
import { isSame, startingValues, withSwitch, type FormValues, type Row } from '../draft/draft.ts';

/** Values that the form shows of a record: its fields, and those of the draft over them. */
export function shownValues(
  entity: Entity,
  record: Row | null,
  drafted: Row = {},
  given?: Row,
): FormValues {
  const values = startingValues(entity, record, given);
  for (const column of entity.columns)
    if (column.name in drafted) values[column.name] = typedValue(column, drafted[column.name]);
  return values;
}

/** Fields of a draft: those that differ from what is published; an unfinished one as it is typed. */
export function draftedFields(entity: Entity, published: FormValues, values: FormValues): Row {
  const fields = Object.fromEntries(
    entity.columns
      .filter(({ name }) => !isSame(published[name], values[name]))
      .map((column) => [column.name, ...[published, values].map((each) => readValue(column, each))])
      .filter(([, before, now]) => !isSame(before, now))
      .map(([name, , now]) => [name, now]),
  );
  return withSwitch(entity, fields, values);
}

/** A value as it is stored, or as it is typed where it cannot be stored yet. */
function readValue({ name, field }: Column, values: FormValues): unknown {
  const typed = values[name]!;
  try {
    return codecOf(field.kind).parse(typed);
  } catch (error) {
    if (error instanceof InputFault) return typed;
    throw error;
  }
}

/** The inverse: what stood in the control when the value was saved. Any value shows something. */
function typedValue({ field }: Column, value: unknown): DraftValue {
  const { format, parse } = codecOf(field.kind);
  const nothing = format(null);
  const isOfControl = (typed: unknown): typed is DraftValue =>
    typeof typed === typeof nothing &&
    Array.isArray(typed) === Array.isArray(nothing) &&
    (!Array.isArray(typed) || typed.every((entry) => isEntry[field.kind as ListKind](entry)));
  const faultIn = (typed: DraftValue): unknown => {
    try {
      parse(typed);
      return undefined;
    } catch (error) {
      return error;
    }
  };
  const stored = formatted(format, value);
  if (isOfControl(stored) && faultIn(stored) === undefined) return stored;
  const typed = isOfControl(value) ? value : JSON.stringify(value);
  const isUnfinished = isOfControl(typed) && faultIn(typed) instanceof InputFault;
  return isUnfinished || (isOfControl(typed) && typeof typed === 'string') ? typed : nothing;
}

/** Kinds whose control holds a list. */
type ListKind = {
  [K in FieldKind]: DraftValues[K] extends readonly unknown[] ? K : never;
}[FieldKind];

const isText = (entry: unknown) => typeof entry === 'string';

/** Whether something is an entry of the list in its control. */
const isEntry: { readonly [K in ListKind]: (entry: unknown) => boolean } = {
  tags: isText,
  items: isText,
  facets: isText,
  requirements: (entry) =>
    typeof entry === 'object' && entry !== null && 'heading' in entry && 'items' in entry,
  departures: isDraftDeparture,
};

/** The value in its control; undefined where it is no value of its kind. */
function formatted(format: (value: unknown) => DraftValue, value: unknown): unknown {
  try {
    return format(value);
  } catch {
    return undefined;
  }
}
