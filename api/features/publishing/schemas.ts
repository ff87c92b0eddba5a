import { AUDIT_ACTIONS } from '#model/audit.ts';
import Type from 'typebox';

const Text = Type.Union([Type.String(), Type.Null()]);

const Target = Type.Object(
  {
    name: Type.String(),
    delivered: Type.Integer({ description: 'The revision that this target has' }),
    attempts: Type.Integer({ description: 'Failures in a row' }),
    last_status: Text,
    next_attempt_at: Text,
    updated_at: Type.String(),
  },
  { title: 'PublishingTarget' },
);

const Failure = Type.Object(
  {
    entity: Type.String({ description: '"page" where no record is to blame' }),
    id: Type.String(),
    revision: Type.Integer(),
    reason: Type.String(),
    failed_at: Type.String(),
  },
  { title: 'PublishingFailure' },
);

const SelfCheck = Type.Object(
  {
    checked_at: Type.String(),
    checked: Type.Integer({ description: 'Files that were made again' }),
    differing: Type.Integer({ description: 'Files that are not as the content says' }),
    paths: Type.Array(Type.String(), { description: 'The first of them' }),
  },
  { title: 'SelfCheck', description: 'What the last look at every page found' },
);

const HeldRevisions = Type.Object({
  after: Type.Integer({ description: 'The last revision before them' }),
  until: Type.Integer({ description: 'The last of them' }),
});

export const Status = Type.Object(
  {
    revision: Type.Integer({ description: 'The last write of public content' }),
    sending: Type.Boolean({ description: 'Whether the site is being published now' }),
    stopped: Type.Boolean({
      description: 'Something has waited for the site for a minute, and nothing went live',
    }),
    held: Type.Integer({ description: 'Pages that stay as they were before a rollback' }),
    held_pages: Type.Array(Type.String(), { description: 'Their addresses; too many: "*"' }),
    held_revisions: Type.Union([HeldRevisions, Type.Null()], {
      description: 'The saves that visitors do not see because of that',
    }),
    targets: Type.Array(Target),
    failures: Type.Array(Failure),
    self_check: Type.Union([SelfCheck, Type.Null()]),
  },
  { title: 'Publishing' },
);

const State = Type.Union(
  ['saved', 'publishing', 'live', 'held', 'failed'].map((state) => Type.Literal(state)),
);

export const RecordStatus = Type.Object(
  { state: State, revision: Type.Integer(), live_at: Text, reason: Text },
  { title: 'RecordPublishing' },
);

const Saved = Type.Object({
  entity: Type.String(),
  id: Type.String(),
  label: Text,
  actors: Type.Array(Type.String(), { description: 'Who saved it; nobody: the system' }),
  action: Type.Union([...AUDIT_ACTIONS.map((each) => Type.Literal(each)), Type.Null()], {
    description: 'The last thing that was done to it',
  }),
  changed: Type.Array(Type.String(), { description: 'Names of the fields that changed' }),
});

export const PublishList = Type.Array(
  Type.Object(
    {
      id: Type.Integer(),
      revision: Type.Integer(),
      published_at: Type.String(),
      records: Type.Array(Saved, { description: 'None: the site was made anew' }),
      pages: Type.Integer({ description: 'Files that were replaced, added or removed' }),
      state: Type.Union([Type.Literal('live'), Type.Literal('rolled_back')]),
    },
    { title: 'Publish' },
  ),
);
