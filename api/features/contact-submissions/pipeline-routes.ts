import { contactSubmission } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { CreateHeaders, createOnce } from '../../crud/idempotency.ts';
import { callsOf } from '../../crud/route-schemas.ts';
import { author, type WriteOptions } from '../../crud/routes.ts';
import { atomically } from '../../db/database.ts';
import { Unauthorized } from '../../errors.ts';
import { ownersOf, setDuty } from './owners.ts';
import { noteLeadAct } from './lead-acts.ts';
import { Duty, Entry, NewAct, Owner } from './pipeline-schemas.ts';
import { timelineOf } from './timeline.ts';

const { path } = contactSubmission;
const call = callsOf('contact-submissions');
const params = Type.Object({ id: Id });

/** Pipeline of a lead: its timeline, who owns it, whose turn it is. */
export const pipelineRoutes: FastifyPluginAsyncTypebox<WriteOptions> = async (app, options) => {
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
