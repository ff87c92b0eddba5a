import { publicEntities, type PublicName } from '#model/entities/index.ts';
import { LOCALES } from '#model/kit/locales.ts';
import Type, { type Static } from 'typebox';
import { nullable, oneOf } from '../../crud/route-schemas.ts';
import type { Row } from '../../db/codec.ts';

export const EntityName = oneOf(publicEntities.map(({ name }) => name as PublicName));

const Text = (description: string) => nullable(Type.String(), { description });
const Values = (description: string) =>
  Type.Unsafe<Row>(Type.Object({}, { additionalProperties: Type.Unknown(), description }));
const Version = Type.String({ maxLength: 40, description: 'Another one after every save' });
const Moment = nullable(Type.String({ format: 'date-time', maxLength: 40 }), {
  description: 'When it is to be published by itself',
});

const mark = {
  entity: Type.String(),
  id: Type.String(),
  label: Type.String(),
  version: Version,
  saved_at: Type.String({ format: 'date-time' }),
  saved_by: Text('Who saved it last'),
  publish_at: Moment,
  refusal: Text('Why it was not published then'),
};
const values = {
  fields: Values('The changed fields alone, as they were typed'),
  base: Values('The public values of these fields, from which they were changed'),
};

/** A record that has a draft. */
export const DraftMark = Type.Object(mark, { title: 'DraftMark' });

/** Changes of a record that visitors do not see yet: one draft per record, shared by all staff. */
export const Draft = Type.Object({ ...mark, ...values }, { title: 'Draft' });
export type Draft = Static<typeof Draft>;

const draft = nullable(Draft);
export const DraftOfRecord = Type.Object({ draft }, { title: 'DraftOfRecord' });
export const PublishedDraft = Type.Object(
  { revision: Type.Integer(), draft },
  { title: 'PublishedDraft', description: 'And what is left in the draft' },
);

const strict = { additionalProperties: false };
export const DraftSave = Type.Object(
  {
    fields: { ...values.fields, minProperties: 1 },
    base: Type.Optional(values.base),
    version: nullable(Version, { description: 'Null for the first save' }),
    publish_at: Type.Optional(Moment),
  },
  { ...strict, title: 'DraftSave' },
);
export type DraftSave = Static<typeof DraftSave>;

export const DraftVersion = Type.Object({ version: Version }, strict);
export const DraftPublish = Type.Object(
  { version: Version, language: Type.Optional(oneOf(LOCALES)) },
  { ...strict, title: 'DraftPublish' },
);
export type DraftPublish = Static<typeof DraftPublish>;
