import type { FastifyInstance } from 'fastify';

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Content {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

export interface Description {
  openapi: string;
  info: { version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** One operation of the description; `path` is below the prefix, with `{id}` in it. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Whether an address belongs to the API reference: pages and files for anybody. */
export const isReference = (path: string) => /^\/docs(\/|$)/.test(path);

/** Whether an address serves the description, and so is not in it. */
export const isUndescribed = (path: string) => path === '/openapi.json' || isReference(path);

/** The OpenAPI description, /openapi.json, with every `$ref` to a schema resolved. */
export function descriptionOf(app: FastifyInstance): Description {
  const description = JSON.parse(JSON.stringify(app.swagger())) as Description;
  return { ...description, paths: inlined(description.paths, description) };
}

const NAMED = '#/components/schemas/';

type Components = Pick<Description, 'components'>;

function inlined<T>(value: T, document: Components): T {
  if (Array.isArray(value)) return value.map((each) => inlined(each, document)) as T;
  if (value === null || typeof value !== 'object') return value;
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string' && $ref.startsWith(NAMED))
    return inlined(document.components!.schemas![$ref.slice(NAMED.length)], document) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inlined(each, document)]),
  ) as T;
}

export const callsOf = ({ paths }: Description): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** The path with a value for each of its parameters. */
export const filledPath = (path: string, value: (name: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));

export const parametersIn = ({ operation }: Call, place: string): Parameter[] =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === place);

/** The schema of the JSON body that the call takes. */
export const jsonBodyOf = ({ operation }: Call): Schema | undefined =>
  operation.requestBody?.content?.['application/json']?.schema;
