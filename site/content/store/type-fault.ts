import type { TSchema } from 'typebox';

interface Shape {
  type?: string;
  format?: string;
  items?: TSchema;
  anyOf?: TSchema[];
  required?: string[];
  properties?: Record<string, TSchema>;
  patternProperties?: Record<string, TSchema>;
}

const DATES: ReadonlySet<string | undefined> = new Set(['date', 'date-time']);

/**
 * The place of a value whose type is not that of its schema; undefined for none. Limits are not
 * looked at: they say what may be saved today, and pages show whatever was saved before.
 */
export function typeFault(schema: TSchema, value: unknown, at: string): string | undefined {
  const { type, format, anyOf, ...shape } = schema as Shape;
  if (anyOf) {
    const faults = anyOf.map((each) => typeFault(each, value, at));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if (type !== undefined && typeOf(value, type) !== type) return `${at} is not of type ${type}`;
  if (DATES.has(format) && Number.isNaN(Date.parse(value as string))) return `${at} is no date`;
  if (type !== 'array' && type !== 'object') return undefined;
  const within = value as Record<string, unknown>;
  for (const [name, part] of partsOf(shape, Object.keys(within))) {
    // A property that JSON leaves out counts as null.
    const fault = part && typeFault(part, within[name] ?? null, `${at}/${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The parts that a value has, or should have, each with its schema. */
function partsOf(
  { items, properties = {}, patternProperties = {}, required = [] }: Shape,
  names: readonly string[],
): [name: string, schema: TSchema | undefined][] {
  const patterns = Object.entries(patternProperties).map(
    ([pattern, schema]) => [new RegExp(pattern, 'su'), schema] as const,
  );
  const schemaOf = (name: string) =>
    items ?? properties[name] ?? patterns.find(([pattern]) => pattern.test(name))?.[1];
  return [...new Set([...required, ...names])].map((name) => [name, schemaOf(name)]);
}

/** As a schema names it; every integer is a number, too. */
function typeOf(value: unknown, wanted: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (wanted === 'integer' && Number.isInteger(value)) return 'integer';
  return typeof value;
}
