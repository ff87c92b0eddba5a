import Type, { type Static, type TSchema } from 'typebox';

const status = Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
  description:
    'degraded: reads are answered, but the database is damaged, writes fail, space runs out, publishing has stopped, or a target is long behind',
});

const Nullable = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const BackupHealth = Type.Object({
  state: Type.Union(
    [Type.Literal('none'), Type.Literal('made'), Type.Literal('late'), Type.Literal('failed')],
    { description: 'late: the last is older than two intervals; failed: the last try was' },
  ),
  made_at: Nullable(Type.String(), 'When the last began: what was saved before is in it'),
  age_seconds: Nullable(Type.Integer(), 'Since then'),
  proved_at: Nullable(Type.String(), 'When one was last restored and compared'),
  proved: Nullable(Type.Boolean(), 'Whether that one was as it should be'),
  reason: Nullable(Type.String(), 'Why none was made, or else why that one was not, in a line'),
});
/** State of the backups and of the last check of one. */
export type BackupHealth = Static<typeof BackupHealth>;

const DeliveryHealth = Type.Object({
  state: Type.Union([Type.Literal('off'), Type.Literal('well'), Type.Literal('refused')], {
    description:
      'off: not set up; refused: something has not been taken for a quarter of an hour or longer',
  }),
  refused: Type.Integer({ description: 'How many were refused and are not taken yet' }),
  since: Nullable(Type.String(), 'When the oldest of them was owed'),
  reason: Nullable(Type.String(), 'Why that one was not taken, as a code'),
});
/** Whether the other side takes what is sent to it. */
export type DeliveryHealth = Static<typeof DeliveryHealth>;

/** Staff get all fields; the public gets neither version nor quantities. */
export const Health = Type.Object(
  {
    status,
    version: Type.Optional(Type.String({ description: 'This and the rest: told to staff alone' })),
    database: Type.Optional(
      Type.Object({
        writable: Type.Boolean(),
        damaged: Type.Boolean({ description: 'Found damaged since the start: restore a copy' }),
      }),
    ),
    disk: Type.Optional(
      Type.Object({
        free_bytes: Type.Union([Type.Integer(), Type.Null()], { description: 'null: not known' }),
        enough: Type.Boolean({ description: 'For uploads and for publishing' }),
        reserve_bytes: Type.Integer({
          description: 'Kept for enquiries, and used once the disk is full; 0: used up',
        }),
      }),
    ),
    outbox: Type.Optional(
      Type.Object({
        revision: Type.Integer({ description: 'The last write of public content' }),
        behind_seconds: Type.Record(Type.String(), Type.Number(), {
          description: 'Age of the oldest write that a target has not been told; 0 when it has all',
        }),
        stopped: Type.Boolean({
          description: 'Something has waited for the site for a minute, and nothing went live',
        }),
      }),
    ),
    backup: Type.Optional(BackupHealth),
    mails: Type.Optional(DeliveryHealth),
    lead_webhook: Type.Optional(DeliveryHealth),
  },
  { title: 'Health' },
);
/** All that is measured. */
export type Health = Required<Static<typeof Health>>;
