import { SEATS_MAX } from '#model/catalogue/departures.ts';
import { isBlank } from '#model/text/blank.ts';
import { leavesEmpty, type Column, type Entity } from '#model/kit/entity.ts';
import type { FieldKind } from '#model/kit/field-values.ts';
import { Compile } from 'typebox/compile';

/** Returns the next text, truncated to `max` characters. */
type Next = (max: number) => string;

/** Length per long field: an unclosed markup in one text hides those after it. */
const LONG = 400;

const oneLine = (text: string) => text.replace(/[\t\n]+/g, ' ');
/** Control characters that every field refuses: one would exclude the other texts of its field. */
const REFUSED = /(?![\t\n\u0080-\u009F])\p{Cc}/gu;
const joined = (next: Next, max: number, between: string) => {
  let whole = next(max);
  while ([...whole].length < max / 2) whole += between + next(max - [...whole].length - 2);
  return whole;
};

type Build = (next: Next, max: number) => unknown;

/** Builders of values with texts, by kind of field; kinds without text are absent. */
const holding = {
  text: (next, max) => joined((most) => oneLine(next(most)), max, ' '),
  multiline: (next, max) => joined(next, Math.min(max, LONG), '\n'),
  markdown: (next, max) => joined(next, Math.min(max, LONG), '\n\n'),
  lines: (next) => [0, 1, 2].map(() => oneLine(next(100))),
  tags: (next) => [0, 1].map(() => oneLine(next(30))),
  itinerary: (next) => ({
    day1: {
      title: oneLine(next(160)),
      description: next(LONG),
      activities: [0, 1].map(() => oneLine(next(200))),
      meals: [oneLine(next(80))],
      accommodation: oneLine(next(200)),
    },
  }),
  // No number alone, which pages tell in a sentence.
  departures: (next) => [
    {
      from: '2097-01-30',
      until: '2097-02-03',
      prices: { twin: 1 },
      seats: joined((most) => oneLine(next(most)), SEATS_MAX, ' '),
      seats_bn: joined((most) => oneLine(next(most)), SEATS_MAX, ' '),
    },
  ],
  requirements: (next) => ({ [oneLine(next(120))]: [0, 1].map(() => oneLine(next(200))) }),
} satisfies Partial<Record<FieldKind, Build>>;

/** Kinds of fields that hold texts. */
export type TextKind = keyof typeof holding;
export type TextColumn = Column & { readonly field: { readonly kind: TextKind } };
const holdsText = (column: Column): column is TextColumn => column.field.kind in holding;

/** Maps an input to its stored value; undefined where the column refuses it. */
function taking(column: Column, entity: Entity): (given: unknown) => unknown {
  const input = Compile(entity.draft.properties[column.name]!);
  return (given) =>
    input.Check(given)
      ? leavesEmpty(column, given)
        ? column.empty
        : column.field.normalise(given)
      : undefined;
}

export interface Outside {
  /** The request body, without fields whose value is refused. */
  given: Record<string, unknown>;
  stored: Record<string, unknown>;
}

/** The text columns of an entity. */
export const textColumns = ({ columns }: Entity): TextColumn[] => columns.filter(holdsText);

/**
 * Records that have every text in every field: each field starts at another offset of the list, and
 * the field with the fewest texts per record sets the number of records.
 */
export function outsideRecords(entity: Entity, outside: readonly string[]): Outside[] {
  const texts = outside.map((text) => text.replace(REFUSED, '')).filter((text) => !isBlank(text));
  const records: Outside[] = [];
  for (const [nth, column] of textColumns(entity).entries()) {
    const stored = taking(column, entity);
    const begin = entity.name.length * 101 + nth * 37;
    const taken = { texts: 0 };
    const next: Next = (max) =>
      [...texts[(begin + taken.texts++) % texts.length]!].slice(0, Math.max(1, max)).join('');
    for (let n = 0; taken.texts < texts.length; n++) {
      const build: Build = holding[column.field.kind];
      const given = build(next, column.field.max ?? LONG);
      const kept = stored(given);
      const record = (records[n] ??= { given: {}, stored: {} });
      if (kept === undefined) continue;
      record.given[column.name] = given;
      record.stored[column.name] = kept;
    }
  }
  return records;
}
