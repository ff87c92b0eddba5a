import Type, { type Static } from 'typebox';

/** The name of a record among all. */
export const RecordName = Type.Object({ entity: Type.String(), id: Type.String() });
export type RecordName = Static<typeof RecordName>;

/** The first line of the content feed. */
export const ContentHead = Type.Object({
  revision: Type.Integer(),
  snapshot: Type.Boolean({ description: 'Whether this is everything, or what changed' }),
  model: Type.String({ description: 'SHA-256 of the schemas of the records, base64url' }),
});
export type ContentHead = Static<typeof ContentHead>;

/** Shallow: the content database's sync checks a record against its entity, and names the faulty one. */
const PublicRecord = Type.Unsafe<Record<string, unknown>>(Type.Object({}));

/** A record in its public form; null where it is no longer public. */
export const ContentChange = Type.Object({
  ...RecordName.properties,
  record: Type.Union([PublicRecord, Type.Null()]),
});
export type ContentChange = Static<typeof ContentChange>;

/** A record that could not be read, with the reason. */
export const UnreadRecord = Type.Object({ ...RecordName.properties, reason: Type.String() });
export type UnreadRecord = Static<typeof UnreadRecord>;

/** The last line: the number of records before it. Without it the feed is truncated. */
export const ContentEnd = Type.Object({ end: Type.Integer() });

/** A line of the content feed (JSON lines). */
export const ContentLine = Type.Union([ContentChange, UnreadRecord, ContentEnd, ContentHead]);
export type ContentLine = Static<typeof ContentLine>;

/** A content feed that has been read to its end. */
export const Content = Type.Object({
  ...ContentHead.properties,
  changes: Type.Array(ContentChange),
  unread: Type.Array(UnreadRecord),
});
export type Content = Static<typeof Content>;

/** A small delta, sent inline with the notification. */
export const InlineDelta = Type.Object({
  since: Type.Integer({ description: 'The revision that it follows' }),
  ...Content.properties,
});
export type InlineDelta = Static<typeof InlineDelta>;
