import Type, { type Static } from 'typebox';
import { RecordName } from './feed.ts';

/** A record that failed to publish. */
export const Failure = Type.Object(
  {
    entity: Type.String({ description: '"page" where no record is to blame' }),
    id: Type.String(),
    revision: Type.Integer(),
    reason: Type.String(),
    failed_at: Type.String(),
  },
  { title: 'PublishingFailure' },
);
export type Failure = Static<typeof Failure>;

/** A page that failed to publish, whatever was saved last. */
export const BrokenPage = Type.Object({ path: Type.String(), reason: Type.String() });
export type BrokenPage = Static<typeof BrokenPage>;

/** Revisions hidden by a rollback: after one, up to and including another. */
export const PinnedRevisions = Type.Object({
  after: Type.Integer({ description: 'The last revision before them' }),
  until: Type.Integer({ description: 'The last of them' }),
});
export type PinnedRevisions = Static<typeof PinnedRevisions>;

/** Rollback: the pages that stay as they were, and the saves that it hides. */
export const pinned = {
  pinned: Type.Integer({ description: 'Pages that stay as they were before a rollback' }),
  pinned_pages: Type.Array(Type.String(), { description: 'Their addresses; too many: "*"' }),
  pinned_revisions: Type.Union([PinnedRevisions, Type.Null()], {
    description: 'The saves that visitors do not see because of that',
  }),
};

/** The publisher's report on the site. */
export const SiteReport = Type.Object({
  revision: Type.Integer({ description: 'The revision that is surely live' }),
  failures: Type.Array(Failure),
  broken: Type.Array(BrokenPage),
  ...pinned,
  changed: Type.Array(Type.String(), { description: 'Addresses whose pages changed, or "*"' }),
});
export type SiteReport = Static<typeof SiteReport>;

/** A publish that can be rolled back. */
export const PublishNote = Type.Object({
  id: Type.Integer(),
  revision: Type.Integer(),
  published_at: Type.String(),
  records: Type.Array(RecordName, { description: 'None: the site was made anew' }),
  pages: Type.Integer({ description: 'Files that were replaced, added or removed' }),
  state: Type.Union([Type.Literal('live'), Type.Literal('rolled_back')]),
});
export type PublishNote = Static<typeof PublishNote>;

/** The result of a verify: every page rendered again, and compared with its file. */
export const Verified = Type.Object({
  checked: Type.Integer(),
  differing: Type.Array(Type.String(), { description: 'Addresses of the files that differ' }),
});
export type Verified = Static<typeof Verified>;

/** The result of the last nightly verify, as kept in `self-check.json`. */
export const SelfCheck = Type.Object(
  {
    checked_at: Type.String(),
    checked: Type.Integer({ description: 'Files that were made again' }),
    differing: Type.Integer({ description: 'Files that are not as the content says' }),
    paths: Type.Array(Type.String(), { description: 'The first of them' }),
  },
  { title: 'SelfCheck', description: 'What the last look at every page found' },
);
export type SelfCheck = Static<typeof SelfCheck>;

/** Address of the publisher, which it writes to `publisher.json` at its start. */
export const PublisherAddress = Type.Object({ url: Type.String(), pid: Type.Integer() });
export type PublisherAddress = Static<typeof PublisherAddress>;
