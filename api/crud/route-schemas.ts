import { recoverableEntities } from '#model/entities/index.ts';
import { pascalCase, type Entity } from '#model/kit/entity.ts';
import type { FastifySchema } from 'fastify';
import type { Row } from '../db/codec.ts';
import Type, { type TObject, type TSchema, type TSchemaOptions, type TUnion } from 'typebox';

type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';

/** Options of an entity's route, with its operationId and summary: `listTourPackages`, "List Tour Packages". */
export function operation<const S extends FastifySchema>(
  verb: Verb,
  { name, path, label }: Entity,
  schema: S,
) {
  const section = path.split('/').at(-1)!;
  const subject = verb === 'list' ? pascalCase(section) : pascalCase(name);
  const words = verb === 'list' ? label.many : label.one;
  const summary = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${words}`;
  return callsOf(section)(`${verb}${subject}`, summary, schema);
}

/** Options of routes under one tag: their operationId, their summary, and what they take and answer. */
export const callsOf =
  (tag: string) =>
  <const S extends FastifySchema>(operationId: string, summary: string, schema: S) => ({
    schema: { operationId, summary, tags: [tag], ...schema },
  });

/** The response of a list call; its header gives the total, of which the list may be one page. */
export const listOf = <S extends TSchema>(item: S) =>
  Type.Array(item, {
    headers: {
      'x-total-count': Type.Integer({
        minimum: 0,
        description: 'How many there are without `limit` and `offset`',
      }),
    },
  });

/** The response of a call on one record; its ETag is the revision, sent back as `If-Match`. */
export const revised = (record: TObject): TSchema => ({
  ...record,
  headers: { etag: Type.String({ description: 'The revision, in quotation marks' }) },
});

/** A union of schemas that are made from a list: TypeBox derives its static type from a tuple only. */
export const anyOf = <S extends TSchema>(schemas: readonly S[], options?: TSchemaOptions) =>
  Type.Union([...schemas], options) as unknown as TUnion<[S]>;

/** One of the texts of a list. */
export const oneOf = <const T extends string>(values: readonly T[]) =>
  anyOf(values.map((value) => Type.Literal(value)));

export const nullable = <S extends TSchema>(schema: S, options?: TSchemaOptions) =>
  Type.Union([schema, Type.Null()], options);

/** Some fields of a record, by name. */
export const Fields = (options: TSchemaOptions) =>
  Type.Unsafe<Row>(Type.Object({}, { additionalProperties: true, ...options }));

/** The name of an entity whose deleted records can be restored. */
export const RecoverableNames = oneOf(recoverableEntities.map(({ name }) => name));

/** Request headers of a change. */
export const ChangeHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      description:
        'The revision that the change began from, in quotation marks: "12". Where the record has ' +
        'another by now, the answer is 409 with the record as it is. `*` or none: whatever it is.',
    }),
  ),
});
