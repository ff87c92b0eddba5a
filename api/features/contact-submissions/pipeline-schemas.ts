import { LEAD_ACTS, MAX_NOTE } from '#model/contact/lead-events.ts';
import { Id } from '#model/kit/entity.ts';
import { MANY_LINES, textOf } from '#model/text/characters.ts';
import Type, { type Static } from 'typebox';
import { Fields, nullable, oneOf } from '../../crud/route-schemas.ts';

/** Kinds of entries of a timeline that are derived from what else is known. */
const DERIVED = ['arrived', 'mailed', 'sent_on', 'changed', 'restored'] as const;

const moment = Type.String({ format: 'date-time' });

export const NewAct = Type.Object(
  {
    kind: oneOf(LEAD_ACTS),
    note: Type.Optional(nullable(textOf(MAX_NOTE, `^${MANY_LINES}$`))),
    template_id: Type.Optional(nullable(Id)),
    at: Type.Optional(
      nullable(
        Type.String({
          format: 'date-time',
          maxLength: 40,
          pattern: '^[12][0-9]{3}-.*:[0-5][0-9]:[0-5][0-9]',
          description: 'When it was done, where it is sent later: a device had no network',
        }),
      ),
    ),
  },
  { additionalProperties: false, title: 'LeadActDraft' },
);
export type NewAct = Static<typeof NewAct>;

/** One entry of the timeline of a lead. */
export const Entry = Type.Object(
  {
    id: Type.String({ description: 'Unique among those of its Contact Submission' }),
    at: moment,
    kind: oneOf([...DERIVED, ...LEAD_ACTS]),
    user_name: nullable(
      Type.String({ description: 'As they were called then; null for a visitor and the system' }),
    ),
    note: nullable(Type.String()),
    template: nullable(Type.String({ description: 'The name of the template that was used' })),
    before: nullable(Fields({ description: 'The fields that changed, as they were' })),
    after: nullable(Fields({ description: 'The fields that changed, as they became' })),
  },
  { title: 'TimelineEntry' },
);
export type TimelineEntry = Static<typeof Entry>;

export const Owner = Type.Object(
  {
    id: Id,
    full_name: Type.String(),
    on_duty_since: nullable(moment),
  },
  { title: 'LeadOwner' },
);

export const Duty = Type.Object(
  { on_duty: Type.Boolean() },
  { additionalProperties: false, title: 'Duty' },
);
