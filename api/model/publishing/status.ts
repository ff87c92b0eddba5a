import Type, { type Static, type TSchema } from 'typebox';
import { AUDIT_ACTIONS, type AuditAction } from '../access/audit.ts';
import { Failure, pinned, PublishNote, SelfCheck } from './site.ts';

const orNull = <S extends TSchema>(schema: S, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const Text = orNull(Type.String());

/** A receiver of content changes, and how far it is. */
export const TargetStatus = Type.Object(
  {
    name: Type.String(),
    delivered: Type.Integer({ description: 'The revision that this target has' }),
    attempts: Type.Integer({ description: 'Failures in a row' }),
    last_status: Text,
    next_attempt_at: Text,
    delivered_at: orNull(
      Type.String(),
      'When this target last took something; null: never, or not noted',
    ),
    failing_since: orNull(Type.String(), 'The first of its failures in a row'),
    updated_at: Type.String(),
  },
  { title: 'PublishingTarget' },
);
export type TargetStatus = Static<typeof TargetStatus>;

/** One delivery to a target; equal failures in a row are one. */
export const Delivery = Type.Object(
  {
    id: Type.Integer(),
    started_at: Type.String(),
    ended_at: Type.String(),
    revision: Type.Integer({ description: 'The save up to which it was to bring the target' }),
    sent: orNull(Type.Integer(), 'Files that were sent; null where it is no files'),
    removed: orNull(Type.Integer(), 'Files that were removed; null where it is no files'),
    fault: orNull(Type.String(), 'Null: it arrived'),
    tries: Type.Integer({ description: 'How often it failed so' }),
  },
  { title: 'PublishingDelivery' },
);
export type Delivery = Static<typeof Delivery>;

/** How far publishing is. */
export const Publishing = Type.Object(
  {
    revision: Type.Integer({ description: 'The last write of public content' }),
    sending: Type.Boolean({ description: 'Whether the site is being published now' }),
    stopped: Type.Boolean({
      description: 'Something has waited for the site for a minute, and nothing went live',
    }),
    ...pinned,
    targets: Type.Array(TargetStatus),
    failures: Type.Array(Failure),
    self_check: orNull(SelfCheck),
  },
  { title: 'Publishing' },
);
export type Publishing = Static<typeof Publishing>;

/** Publishing state of a record: whether visitors see its last save. */
export const RecordPublishing = Type.Object(
  {
    state: Type.Union([
      Type.Literal('saved'),
      Type.Literal('publishing'),
      Type.Literal('live'),
      Type.Literal('pinned'),
      Type.Literal('failed'),
    ]),
    revision: Type.Integer(),
    live_at: Text,
    reason: Text,
  },
  { title: 'RecordPublishing' },
);
export type RecordPublishing = Static<typeof RecordPublishing>;

/** A published record, as the audit log described it then. */
export const SavedRecord = Type.Object({
  entity: Type.String(),
  id: Type.String(),
  label: Text,
  actors: Type.Array(Type.String(), { description: 'Who saved it; nobody: the system' }),
  action: Type.Unsafe<AuditAction | null>(
    Type.Union([...AUDIT_ACTIONS.map((each) => Type.Literal(each)), Type.Null()], {
      description: 'The last thing that was done to it',
    }),
  ),
  changed: Type.Array(Type.String(), { description: 'Names of the fields that changed' }),
});
export type SavedRecord = Static<typeof SavedRecord>;

/** A publish, with the saves that it put live. */
export const Publish = Type.Object(
  {
    ...PublishNote.properties,
    records: Type.Array(SavedRecord, { description: 'None: the site was made anew' }),
  },
  { title: 'Publish' },
);
export type Publish = Static<typeof Publish>;
