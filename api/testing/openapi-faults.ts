import type { Description, Operation, Schema } from './description.ts';
import { checkDocument, checkSchemaObject } from './openapi-rules.ts';

/** Violations of OpenAPI 3.1, in words; empty for a valid description. */
export function openApiFaults(document: unknown): string[] {
  const misshapen = checkDocument(document, '#');
  if (misshapen.length > 0) return misshapen;
  const description = document as Description;
  return [
    ...danglingReferences(document),
    ...schemasIn(document, '#').flatMap(([at, schema]) => schemaFaults(at, schema)),
    ...ambiguousPaths(description),
    ...Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) =>
        operationFaults(document, path, operation).map((fault) => `${method} ${path}: ${fault}`),
      ),
    ),
  ];
}

function operationFaults(document: unknown, path: string, operation: Operation): string[] {
  const parameters = operation.parameters ?? [];
  const named = parameters.map(({ in: place, name }) => `${place} ${name}`);
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => `path ${name}`);
  const described = named.filter((name) => name.startsWith('path '));
  const { security = [] } = operation as { security?: Record<string, unknown>[] };
  return [
    ...named.filter((name, at) => named.indexOf(name) !== at).map((name) => `${name} twice`),
    ...inPath.filter((name) => !described.includes(name)).map((name) => `${name} not described`),
    ...described.filter((name) => !inPath.includes(name)).map((name) => `${name} not in the path`),
    ...parameters
      .filter((each) => each.in === 'path' && each.required !== true)
      .map(({ name }) => `path ${name} is not required`),
    ...security
      .flatMap((requirement) => Object.keys(requirement))
      .filter((name) => resolved(document, `#/components/securitySchemes/${name}`) === undefined)
      .map((name) => `no security scheme "${name}"`),
  ];
}

/** Paths that differ only in the names of their parameters are one path. */
function ambiguousPaths({ paths }: Description): string[] {
  const shapes = Object.keys(paths).map((path) => path.replace(/\{[^}]+\}/g, '{}'));
  return shapes
    .filter((shape, at) => shapes.indexOf(shape) !== at)
    .map((shape) => `${shape} twice`);
}

const isObject = (value: unknown): value is Schema => value !== null && typeof value === 'object';

function resolved(document: unknown, reference: string): unknown {
  const steps = reference.split('/').slice(1);
  return steps.reduce<unknown>(
    (value, step) =>
      isObject(value) ? value[step.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
    document,
  );
}

function danglingReferences(document: unknown): string[] {
  const references = (value: unknown): string[] =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, inner]) =>
          key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
        )
      : [];
  return references(document)
    .filter((reference) => resolved(document, reference) === undefined)
    .map((reference) => `${reference} leads nowhere`);
}

/** The outermost schemas of the document; nested ones are found from there. */
function schemasIn(value: unknown, at: string): [string, Schema][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, Schema][] => {
    const place = `${at}/${key}`;
    if (key === 'schema') return [[place, inner as Schema]];
    if (key === 'schemas' && at === '#/components')
      return Object.entries(inner as Schema).map(([name, each]) => [
        `${place}/${name}`,
        each as Schema,
      ]);
    return schemasIn(inner, place);
  });
}

const SINGLE = ['items', 'not', 'additionalProperties'];
const LISTED = ['anyOf', 'oneOf', 'allOf'];
const NAMED = ['properties', 'patternProperties'];

function schemaFaults(at: string, schema: Schema): string[] {
  const misshapen = checkSchemaObject(schema, at);
  if (misshapen.length > 0) return misshapen;
  const patterns = [schema['pattern'], ...Object.keys(schema['patternProperties'] ?? {})];
  const inner: [string, unknown][] = [
    ...SINGLE.map((key): [string, unknown] => [key, schema[key]]),
    ...[...LISTED, ...NAMED].flatMap((key) =>
      Object.entries(schema[key] ?? {}).map(([name, each]): [string, unknown] => [
        `${key}/${name}`,
        each,
      ]),
    ),
  ];
  return [
    ...patterns
      .filter((each) => typeof each === 'string' && !isPattern(each))
      .map((each) => `${at} has no pattern in ${String(each)}`),
    ...inner
      .filter(([, each]) => isObject(each))
      .flatMap(([key, each]) => schemaFaults(`${at}/${key}`, each as Schema)),
  ];
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
