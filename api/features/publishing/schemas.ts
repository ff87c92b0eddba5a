import Type from 'typebox';

const Text = Type.Union([Type.String(), Type.Null()]);

const Target = Type.Object({
  name: Type.String(),
  delivered: Type.Integer({ description: 'The revision that this target has' }),
  attempts: Type.Integer({ description: 'Failures in a row' }),
  last_status: Text,
  next_attempt_at: Text,
  updated_at: Type.String(),
});

const Failure = Type.Object({
  entity: Type.String({ description: '"page" where no record is to blame' }),
  id: Type.String(),
  revision: Type.Integer(),
  reason: Type.String(),
  failed_at: Type.String(),
});

const SelfCheck = Type.Object(
  {
    checked_at: Type.String(),
    checked: Type.Integer({ description: 'Files that were made again' }),
    differing: Type.Integer({ description: 'Files that are not as the content says' }),
    paths: Type.Array(Type.String(), { description: 'The first of them' }),
  },
  { description: 'What the last look at every page found' },
);

export const Status = Type.Object({
  revision: Type.Integer({ description: 'The last write of public content' }),
  sending: Type.Boolean({ description: 'Whether the site is being published now' }),
  held: Type.Integer({ description: 'Pages that stay as they were before a rollback' }),
  held_pages: Type.Array(Type.String(), { description: 'Their addresses; too many: "*"' }),
  targets: Type.Array(Target),
  failures: Type.Array(Failure),
  self_check: Type.Union([SelfCheck, Type.Null()]),
});

const State = Type.Union(
  ['saved', 'publishing', 'live', 'failed'].map((state) => Type.Literal(state)),
);

export const RecordStatus = Type.Object({
  state: State,
  revision: Type.Integer(),
  live_at: Text,
  reason: Text,
});

export const PublishList = Type.Array(
  Type.Object({
    id: Type.Integer(),
    revision: Type.Integer(),
    published_at: Type.String(),
    records: Type.Array(Type.Object({ entity: Type.String(), id: Type.String() })),
    pages: Type.Integer({ description: 'Files that were replaced, added or removed' }),
    state: Type.Union([Type.Literal('live'), Type.Literal('rolled_back')]),
  }),
);
