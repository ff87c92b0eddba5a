import Type, { type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Rules of OpenAPI 3.1 for the parts that our description uses; any other part (callbacks, links,
 * examples) is a fault, so that none goes unchecked. The meaning of schemas is left to the compiler
 * of validators.
 */
const strict = { additionalProperties: false };
const optional = Type.Optional;
const AnySchema = Type.Object({});
const Reference = Type.Object({ $ref: Type.String({ pattern: '^#/components/' }) }, strict);

const MediaTypes = Type.Record(
  Type.String({ pattern: '^[a-z]+/[a-z0-9.+-]+$' }),
  Type.Object({ schema: AnySchema }, strict),
  strict,
);
const Response = Type.Object(
  {
    description: Type.String(),
    headers: optional(
      Type.Record(
        Type.String(),
        Type.Object(
          {
            description: optional(Type.String()),
            schema: AnySchema,
            required: optional(Type.Boolean()),
          },
          strict,
        ),
      ),
    ),
    content: optional(MediaTypes),
  },
  strict,
);
const Parameter = Type.Object(
  {
    name: Type.String({ minLength: 1 }),
    in: Type.Union(['path', 'query', 'header'].map((place) => Type.Literal(place))),
    required: optional(Type.Boolean()),
    description: optional(Type.String()),
    schema: AnySchema,
  },
  strict,
);
const text = () => optional(Type.String());
const Operation = Type.Object(
  {
    tags: optional(Type.Array(Type.String())),
    summary: text(),
    description: text(),
    operationId: text(),
    deprecated: optional(Type.Boolean()),
    parameters: optional(Type.Array(Parameter)),
    requestBody: optional(
      Type.Object(
        { description: text(), required: optional(Type.Boolean()), content: MediaTypes },
        strict,
      ),
    ),
    responses: Type.Record(
      Type.String({ pattern: '^([1-5][0-9][0-9]|[1-5]XX|default)$' }),
      Type.Union([Reference, Response]),
      { ...strict, minProperties: 1 },
    ),
    security: optional(Type.Array(Type.Record(Type.String(), Type.Array(Type.String())))),
  },
  strict,
);
const Methods = Object.fromEntries(
  ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'].map((method) => [
    method,
    optional(Operation),
  ]),
);
const Document = Type.Object(
  {
    openapi: Type.String({ pattern: '^3\\.1\\.\\d+$' }),
    info: Type.Object(
      {
        title: Type.String({ minLength: 1 }),
        version: Type.String({ minLength: 1 }),
        description: text(),
      },
      strict,
    ),
    servers: Type.Array(
      Type.Object({ url: Type.String({ minLength: 1 }), description: text() }, strict),
      { minItems: 1 },
    ),
    components: Type.Object(
      {
        securitySchemes: Type.Record(
          Type.String(),
          Type.Object(
            { type: Type.Literal('http'), scheme: Type.String(), bearerFormat: text() },
            strict,
          ),
        ),
        schemas: Type.Record(Type.String({ pattern: '^[A-Za-z0-9._-]+$' }), AnySchema, strict),
        responses: Type.Record(Type.String({ pattern: '^[A-Za-z0-9._-]+$' }), Response, strict),
      },
      strict,
    ),
    paths: Type.Record(Type.String({ pattern: '^/' }), Type.Object(Methods, strict), strict),
  },
  strict,
);

const count = () => optional(Type.Integer({ minimum: 0 }));
const schemas = () => Type.Array(AnySchema, { minItems: 1 });
const Kind = Type.Union(
  ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'].map((kind) =>
    Type.Literal(kind),
  ),
);
/** JSON Schema 2020-12, the keywords that we use. `nullable` of OpenAPI 3.0 is not among them. */
const SchemaObject = Type.Object(
  {
    $ref: optional(Type.String({ pattern: '^#/components/schemas/' })),
    type: optional(Type.Union([Kind, Type.Array(Kind, { minItems: 1 })])),
    title: text(),
    description: text(),
    format: text(),
    contentEncoding: text(),
    contentMediaType: text(),
    pattern: text(),
    minLength: count(),
    maxLength: count(),
    minItems: count(),
    maxItems: count(),
    uniqueItems: optional(Type.Boolean()),
    minProperties: count(),
    maxProperties: count(),
    minimum: optional(Type.Number()),
    maximum: optional(Type.Number()),
    exclusiveMinimum: optional(Type.Number()),
    exclusiveMaximum: optional(Type.Number()),
    const: optional(Type.Unknown()),
    default: optional(Type.Unknown()),
    examples: optional(Type.Array(Type.Unknown())),
    enum: optional(Type.Array(Type.Unknown(), { minItems: 1 })),
    required: optional(Type.Array(Type.String(), { uniqueItems: true })),
    properties: optional(Type.Record(Type.String(), AnySchema)),
    patternProperties: optional(Type.Record(Type.String(), AnySchema)),
    additionalProperties: optional(Type.Union([Type.Boolean(), AnySchema])),
    items: optional(AnySchema),
    anyOf: optional(schemas()),
    oneOf: optional(schemas()),
    allOf: optional(schemas()),
    not: optional(AnySchema),
  },
  strict,
);

const checks = (schema: TSchema) => {
  const validator = Compile(schema);
  return (value: unknown, at: string): string[] =>
    validator.Check(value)
      ? []
      : validator
          .Errors(value)
          .map(({ instancePath, message, params }) =>
            `${at}${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
          );
};

export const checkDocument = checks(Document);
export const checkSchemaObject = checks(SchemaObject);
