import { permissions, type RouteKey } from '#model/access/permissions.ts';
import Type from 'typebox';

/** The body of every error response; `ErrorBody` in the model is its type. */
export const ErrorSchema = Type.Object(
  {
    detail: Type.Union([
      Type.String({ minLength: 1 }),
      Type.Array(
        Type.Object(
          {
            loc: Type.Array(Type.Union([Type.String(), Type.Integer()])),
            msg: Type.String({ minLength: 1 }),
            type: Type.String({ minLength: 1 }),
          },
          { additionalProperties: false },
        ),
        { minItems: 1 },
      ),
      Type.Object({}),
    ]),
  },
  { additionalProperties: false },
);

/** The parts of an OpenAPI operation that are read here; `x-` extensions are our own. */
export interface Described {
  description?: string;
  parameters?: { in: string }[];
  requestBody?: object;
  responses: Record<string, { headers?: object; [part: string]: unknown }>;
  security?: Record<string, string[]>[];
  [mark: `x-${string}`]: unknown;
}

interface Situation {
  method: string;
  operation: Described;
  hasParameters: (place: string) => boolean;
}

const always = () => true;
const writes = ({ method }: Situation) => method !== 'GET';
const takesAnyAddress = ({ hasParameters }: Situation) =>
  hasParameters('path') || hasParameters('query');
const takesBody = ({ operation }: Situation) => operation.requestBody !== undefined;

/** Error responses by status, each with the calls that may return it. */
const errors: Readonly<Record<number, [description: string, when: (call: Situation) => boolean]>> =
  {
    400: ['The request could not be understood', always],
    401: ['There is no session, or it is over', always],
    403: ['The caller may not do this', always],
    404: ['There is nothing here for this caller', ({ hasParameters }) => hasParameters('path')],
    409: ['It would break a rule, or somebody changed the record meanwhile', writes],
    408: ['The body took too long to arrive', writes],
    413: ['The body is too large', writes],
    414: ['The address is too long', takesAnyAddress],
    415: ['The body is of a kind that is not taken here', writes],
    422: [
      'What was sent is not valid: one entry a fault',
      (call) => takesBody(call) || takesAnyAddress(call),
    ],
    429: ['Asked too often; Retry-After says when to come back', writes],
    431: ['The headers are too long', always],
    500: ['Something went wrong on our side', always],
    503: ['The database does not answer at the moment', always],
    507: ['There is no space left to store this', writes],
  };

/** Temporary errors: they carry Retry-After. */
const SAY_WHEN: ReadonlySet<string> = new Set(['429', '503']);
const RetryAfter = {
  'retry-after': {
    description: 'In so many seconds',
    schema: { type: 'integer' as const, minimum: 0 },
  },
};

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** One shared response per error, referred to by `$ref`. */
export const errorResponses = Object.fromEntries(
  Object.entries(errors).map(([status, [description]]) => [
    `Error${status}`,
    { description, ...(SAY_WHEN.has(status) && { headers: RetryAfter }), content },
  ]),
);

/** Adds the errors that a call may return and does not describe itself, and its access. */
export function describeErrors(key: RouteKey, operation: Described): void {
  const method = key.split(' ')[0]!;
  const hasParameters = (place: string) =>
    operation.parameters?.some((parameter) => parameter.in === place) === true;
  for (const [status, [, when]] of Object.entries(errors))
    if (when({ method, operation, hasParameters }))
      operation.responses[status] ??= { $ref: `#/components/responses/Error${status}` };
  operation.security = permissions[key] === 'anyone' ? [] : [{ bearer: [] }];
}
