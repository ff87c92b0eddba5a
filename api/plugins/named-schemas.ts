type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => value !== null && typeof value === 'object';

/** Two different schemas of one title. */
export class AmbiguousTitle extends Error {
  override name = 'AmbiguousTitle';
}

/**
 * Moves each titled schema to `components.schemas`, once, with a `$ref` wherever it stood, so that
 * a generated client has one type per title. Throws `AmbiguousTitle`.
 */
export function withNamedSchemas<D extends { paths?: object; components?: { schemas?: object } }>(
  document: D,
): D {
  const named = new Map<string, string>();
  const schemas: Record<string, unknown> = {};

  const referring = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(referring);
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, referring(each)]),
    );
    if (!isTitled(value)) return inner;
    const { title } = value;
    const text = JSON.stringify(inner);
    if ((named.get(title) ?? text) !== text)
      throw new AmbiguousTitle(`Two schemas have the title "${title}"`);
    named.set(title, text);
    schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  };

  const { components } = document;
  const paths = referring(document.paths);
  return {
    ...document,
    paths,
    components: { ...components, schemas: { ...components?.schemas, ...schemas } },
  };
}

/** Schemas only: a property, or a value in an example, may be named `title`. */
const isTitled = (value: Json): value is Json & { title: string } =>
  typeof value['title'] === 'string' && ('type' in value || 'anyOf' in value);
