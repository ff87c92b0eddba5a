import { LEAD_ACTS, MAX_NOTE } from '#model/contact/lead-events.ts';
import { contactSubmission } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import { MANY_LINES, textOf } from '#model/text/characters.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type Static } from 'typebox';
import { CreateHeaders, createOnce } from '../../crud/idempotency.ts';
import { callsOf, Fields, nullable, oneOf } from '../../crud/route-schemas.ts';
import { author } from '../../crud/routes.ts';
import { atomically } from '../../db/database.ts';
import { Unauthorized } from '../../errors.ts';
import { ownersOf, setDuty } from './owners.ts';
import { noteLeadAct } from './lead-acts.ts';
import type { ContactSubmissionOptions } from './routes.ts';
import { TIMELINE_KINDS, timelineOf } from './timeline.ts';

const { path } = contactSubmission;
const call = callsOf('contact-submissions');
const params = Type.Object({ id: Id });
const moment = Type.String({ format: 'date-time' });

const NewAct = Type.Object(
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
const Entry = Type.Object(
  {
    id: Type.String({ description: 'Unique among those of its Contact Submission' }),
    at: moment,
    kind: oneOf(TIMELINE_KINDS),
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

const Owner = Type.Object(
  {
    id: Id,
    full_name: Type.String(),
    on_duty_since: nullable(moment),
  },
  { title: 'LeadOwner' },
);

const Duty = Type.Object(
  { on_duty: Type.Boolean() },
  { additionalProperties: false, title: 'Duty' },
);

/** Pipeline of a lead: its timeline, who owns it, whose turn it is. */
export const pipelineRoutes: FastifyPluginAsyncTypebox<ContactSubmissionOptions> = async (
  app,
  options,
) => {
  const { db, clock, onWrite } = options;

  app.get(
    `${path}/:id/timeline`,
    call(
      'getContactSubmissionTimeline',
      'Get all that happened to a Contact Submission, the last first',
      {
        params,
        response: { 200: Type.Array(Entry) },
      },
    ),
    async (request) => timelineOf(db, request.params.id),
  );

  app.post(
    `${path}/:id/events`,
    call(
      'createContactSubmissionEvent',
      'Note that a visitor was called, messaged, e-mailed or written about',
      {
        params,
        headers: CreateHeaders,
        body: NewAct,
        response: { 201: Type.Object({ id: Type.Integer() }, { title: 'LeadAct' }) },
      },
    ),
    async (request, reply) => {
      const by = author(request, options);
      const { id } = request.params;
      const keyed = { request, now: by.now, sent: { id, ...request.body } };
      const { answer } = await createOnce(db, keyed, async (trx) => ({
        id: await noteLeadAct(trx, id, request.body, by),
      }));
      onWrite();
      return reply.code(201).send(answer);
    },
  );

  app.get(
    `${path}/owners`,
    call('listLeadOwners', 'List who may own a Contact Submission, and who is on duty', {
      response: { 200: Type.Array(Owner) },
    }),
    async () => ownersOf(db, clock()),
  );

  app.put(
    `${path}/duty`,
    call('setOwnDuty', 'Begin or end one’s own duty: who is on duty is given new ones in turn', {
      body: Duty,
      response: { 200: Owner },
    }),
    async (request) => {
      const { userId, now } = author(request, options);
      if (userId === null) throw new Unauthorized();
      const owners = await atomically(db, async (trx) => {
        await setDuty(trx, userId, request.body.on_duty, now);
        return ownersOf(trx, now);
      });
      onWrite();
      const own = owners.find(({ id }) => id === userId);
      if (!own) throw new Unauthorized();
      return own;
    },
  );
};
