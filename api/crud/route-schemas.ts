import { recoverableEntities, type RecoverableName } from '#model/entities/index.ts';
import { pascalCase, type Entity } from '#model/kit/entity.ts';
import Type, { type TObject, type TSchema, type TSchemaOptions, type TUnion } from 'typebox';

type Verb = 'list' | 'get' | 'create' | 'update' | 'delete';

/** The operationId and summary of an entity's call: `listTourPackages`, "List Tour Packages". */
export function operation(verb: Verb, { name, path, label }: Entity) {
  const section = path.split('/').at(-1)!;
  const subject = verb === 'list' ? pascalCase(section) : pascalCase(name);
  const words = verb === 'list' ? label.many : label.one;
  return {
    operationId: `${verb}${subject}`,
    summary: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${words}`,
    tags: [section],
  };
}

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

/** The name of an entity whose deleted records can be restored. */
export const RecoverableNames = anyOf(
  recoverableEntities.map(({ name }) => Type.Literal<RecoverableName>(name)),
);

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
