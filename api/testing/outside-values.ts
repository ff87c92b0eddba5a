import { isBlank } from '#model/blank.ts';
import { leavesEmpty, type Column, type Entity } from '#model/entity.ts';
import type { FieldKind } from '#model/field.ts';
import { Compile } from 'typebox/compile';

/** Gives the next text, cut to so many characters. */
type Next = (max: number) => string;

/** As much of texts as a long field is given at once: what opens in one and never closes hides the next. */
const LONG = 400;

const oneLine = (text: string) => text.replace(/[\t\n]+/g, ' ');
/** Controls that every field refuses: what stands beside one in a field would be left out with it. */
const REFUSED = /(?![\t\n\u0080-\u009F])\p{Cc}/gu;
const joined = (next: Next, max: number, between: string) => {
  let whole = next(max);
  while ([...whole].length < max / 2) whole += between + next(max - [...whole].length - 2);
  return whole;
};

/** How fields of a kind hold texts. Kinds that are missing hold none. */
const holding: Partial<Record<FieldKind, (next: Next, max: number) => unknown>> = {
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
  requirements: (next) => ({ [oneLine(next(120))]: [0, 1].map(() => oneLine(next(200))) }),
};

/** What a column takes, and what is stored of it. */
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
  /** What is sent: fields that do not take what they were to hold are left out. */
  given: Record<string, unknown>;
  stored: Record<string, unknown>;
}

/** The columns of an entity that hold texts of somebody's. */
export const textColumns = ({ columns }: Entity): Column[] =>
  columns.filter(({ field }) => holding[field.kind] !== undefined);

/**
 * Records of an entity that hold, one after the other, every text in every field: each field of each entity
 * begins elsewhere in the list, and there are as many records as the field needs that holds least.
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
      const given = holding[column.field.kind]!(next, column.field.max ?? LONG);
      const kept = stored(given);
      const record = (records[n] ??= { given: {}, stored: {} });
      if (kept === undefined) continue;
      record.given[column.name] = given;
      record.stored[column.name] = kept;
    }
  }
  return records;
}
