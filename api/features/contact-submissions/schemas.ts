import { ORIGIN_NAMES } from '#model/contact/lead-origin.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { PIPELINE_FIELDS } from '#model/contact/pipeline.ts';
import { blank } from '#model/text/characters.ts';
import Type, { type TObject } from 'typebox';
import { nullable } from '../../crud/route-schemas.ts';

const strict = { additionalProperties: false };

/** Fields that only staff may set. */
const staffFields: ReadonlySet<string> = new Set(['is_read', 'is_spam', ...PIPELINE_FIELDS]);

/** Fields that nobody sets: they follow from what happens. */
const ownFields: ReadonlySet<string> = new Set([
  'suspicion',
  'clock_from',
  'answered_at',
  ...ORIGIN_NAMES,
]);

const pick = ({ properties }: TObject, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => wanted(name)));

const isGiven = (name: string) => !staffFields.has(name) && !ownFields.has(name);

/** Columns that the sender of a lead fills in. */
export const SENT_FIELDS = Object.keys(contactSubmission.draft.properties).filter(isGiven);

const clientId = Type.String({
  maxLength: 36,
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
});

/**
 * `website` is a honeypot: hidden from people, filled by bots. `client_id` is the client's random
 * idempotency key: the same one again is the same lead.
 */
export const NewLead = Type.Object(
  {
    ...pick(contactSubmission.draft, isGiven),
    website: Type.Optional(nullable(Type.String({ maxLength: 2_000 }))),
    client_id: Type.Optional(Type.Union([clientId, Type.Null(), blank(36)])),
    origin: Type.Optional(
      Type.Unknown({
        description:
          `The campaign of the visit and the site before it: an object of ${ORIGIN_NAMES.join(', ')}. ` +
          'What is too long is cut, and what is no text left out: nothing in it refuses the message',
      }),
    ),
  },
  { ...strict, title: 'ContactSubmissionDraft' },
);

export const LeadChange = Type.Object(
  pick(contactSubmission.change, (name) => name === 'revision' || staffFields.has(name)),
  { ...strict, title: 'ContactSubmissionChange' },
);

/** The response to the sender: the input, and an id. */
export const LeadReceipt = Type.Object(
  {
    ...pick(contactSubmission.record, (name) => ['id', 'created_at'].includes(name)),
    ...pick(
      contactSubmission.record,
      (name) => name in contactSubmission.draft.properties && isGiven(name),
    ),
    call_from: nullable(Type.String({ format: 'date-time' }), {
      description: 'When working hours begin, where the message came outside of them',
    }),
    call_promise: nullable(Type.String(), {
      description: 'The same in words, in the language of the message',
    }),
  },
  { title: 'ContactSubmissionReceipt' },
);

export const Nothing = Type.Object({}, { ...strict, title: 'Nothing' });

export const Until = Type.Object(
  {
    received_until: Type.String({
      format: 'date-time',
      maxLength: 40,
      description: 'The moment of the newest that staff have seen: what came after it stays',
    }),
  },
  strict,
);

export const Removed = Type.Object(
  { deleted: Type.Integer({ minimum: 0 }) },
  { title: 'DeletedSuspectedSpam' },
);

export const Exported = Type.Object(
  { count: Type.Integer({ minimum: 1, maximum: 10_000_000 }) },
  { ...strict, title: 'ContactSubmissionExport' },
);
