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
  const { type, format, items, anyOf, ...object } = schema as Shape;
  if (anyOf) {
    const faults = anyOf.map((each) => typeFault(each, value, at));
    return faults.includes(undefined) ? undefined : faults[0];
  }
  if (type !== undefined && typeOf(value, type) !== type) return `${at} is not of type ${type}`;
  if (DATES.has(format) && Number.isNaN(Date.parse(value as string))) return `${at} is no date`;
  if (items)
    return firstFault(value as unknown[], (each, n) => typeFault(items, each, `${at}/${n}`));
  return type === 'object' ? faultWithin(object, value as Record<string, unknown>, at) : undefined;
}

function faultWithin(
  { properties = {}, patternProperties = {}, required = [] }: Shape,
  value: Record<string, unknown>,
  at: string,
): string | undefined {
  const patterns = Object.entries(patternProperties).map(
    ([pattern, schema]) => [new RegExp(pattern, 'su'), schema] as const,
  );
  const schemaOf = (name: string) =>
    properties[name] ?? patterns.find(([pattern]) => pattern.test(name))?.[1];
  // A property that JSON leaves out counts as null.
  return firstFault([...new Set([...required, ...Object.keys(value)])], (name) => {
    const schema = schemaOf(name);
    return schema && typeFault(schema, value[name] ?? null, `${at}/${name}`);
  });
}

function firstFault<T>(
  values: readonly T[],
  faultOf: (value: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, value] of values.entries()) {
    const fault = faultOf(value, index);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** As a schema names it; every integer is a number, too. */
function typeOf(value: unknown, wanted: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (wanted === 'integer' && Number.isInteger(value)) return 'integer';
  return typeof value;
}
