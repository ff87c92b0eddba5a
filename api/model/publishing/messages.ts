import Type, { type Static } from 'typebox';
import { ContentChange, InlineDelta, RecordName } from './feed.ts';
import { PublishNote, SelfCheck, SiteReport, Verified } from './site.ts';

/** A larger delta is not sent inline with the notification: the publisher fetches it. */
export const INLINE_BYTES = 512 * 1024;
export const INLINE_CHANGES = 20;

/** Maximum message size to the publisher. The longest is a record as it stands in a form. */
export const MESSAGE_BYTES = 4 * 1024 * 1024;

const nothing = Type.Object({});

/** The messages that the publisher takes, by type: the data of each, and its answer. */
export const MESSAGES = {
  'content.changed': {
    data: Type.Object({
      revision: Type.Integer({ description: 'The last write of public content' }),
      since: Type.Optional(Type.Integer({ description: 'The revision that is known to be live' })),
      content: Type.Optional(InlineDelta),
    }),
    answer: SiteReport,
  },
  'site.status': {
    data: nothing,
    answer: Type.Object({
      ...SiteReport.properties,
      publishes: Type.Array(PublishNote),
      self_check: Type.Union([SelfCheck, Type.Null()]),
    }),
  },
  'site.rollback': { data: Type.Object({ publish: Type.Integer() }), answer: SiteReport },
  'site.resume': { data: nothing, answer: SiteReport },
  'site.rebuild': { data: nothing, answer: SiteReport },
  'site.verify': { data: nothing, answer: Verified },
  'record.retry': { data: RecordName, answer: SiteReport },
  'page.preview': {
    data: Type.Object({ change: ContentChange, path: Type.String() }),
    answer: Type.Object({ html: Type.String() }),
  },
};

export type MessageType = keyof typeof MESSAGES;
export type DataOf<T extends MessageType> = Static<(typeof MESSAGES)[T]['data']>;
export type AnswerOf<T extends MessageType> = Static<(typeof MESSAGES)[T]['answer']>;
