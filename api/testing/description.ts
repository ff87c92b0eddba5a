import type { FastifyInstance } from 'fastify';

export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
}

export interface Description {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
}

/** One call that the description names; `path` is below the prefix and has `{id}` in it. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Calls that answer the description itself, and so are not in it. */
export const UNDESCRIBED: readonly string[] = ['/openapi.json', '/docs'];

/** What the API says of itself: /openapi.json, as an object. */
export const descriptionOf = (app: FastifyInstance) =>
  JSON.parse(JSON.stringify(app.swagger())) as Description;

export const callsOf = ({ paths }: Description, prefix: string): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.slice(prefix.length),
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
