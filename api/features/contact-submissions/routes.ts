import { contactSubmission, type ChangeNamed } from '#model/entities/index.ts';
import { Id } from '#model/kit/entity.ts';
import { filledIn } from '#model/text/blank.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { noteAct } from '../../crud/audit.ts';
import { remove } from '../../crud/deletion.ts';
import { callsOf, ChangeHeaders, operation, revised } from '../../crud/route-schemas.ts';
import { CreateHeaders, createOnce } from '../../crud/idempotency.ts';
import * as repository from '../../crud/repository.ts';
import {
  author,
  etag,
  expectedRevision,
  logDamaged,
  recordRoutes,
  type WriteOptions,
} from '../../crud/routes.ts';
import type { Db } from '../../db/database.ts';
import { TooManyRequests } from '../../errors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { registerJsonParser } from '../../plugins/json-body.ts';
import { MemoryRates } from '../../plugins/memory-rates.ts';
import { networkOf } from '../../plugins/network-of.ts';
import { isForm } from '../../plugins/plain-forms.ts';
import { rateLimitsOf } from '../../plugins/rate-limits.ts';
import type { Rate, RateLimits } from '../../plugins/rate.ts';
import { agencyHours, fragmentOf, promiseOf } from './agency-hours.ts';
import { arrivalsOn } from './arrival.ts';
import { answerRefusedForm, registerFormBody, thank } from './forms.ts';
import { refuseHiddenCharacters } from './hidden-characters.ts';
import { LeadListQuery, toLeadQuery, type LeadParameters } from './lead-list.ts';
import { changeLead, markRead, receiveLead } from './leads.ts';
import { pipelineRoutes } from './pipeline-routes.ts';
import { noteOpening } from './lead-acts.ts';
import { repeatedLead } from './repeats.ts';
import { enquiries } from './lead-removal.ts';
import { removeSpam } from './spam-removal.ts';
import { Exported, LeadChange, LeadReceipt, NewLead, Nothing, Removed, Until } from './schemas.ts';

/** Rate limit: leads per network and minute. */
const MESSAGES = { name: 'messages', limit: 5, windowMs: 60_000 };
/** Rate limit: what a network sends in a minute, refused or not. A person corrects a form more slowly. */
const TRIES = { name: 'tries', limit: 60, windowMs: 60_000 };

/** Leads are the last to be refused, by the reserve. */
export interface ContactSubmissionOptions extends WriteOptions {
  siteUrl: string;
  /** Absent: no mails are sent. */
  mailer: Mailer | undefined;
  /** Absent: no webhook is called. */
  webhook: { notify: () => void } | undefined;
}

const entity = contactSubmission;
const { path } = entity;
const call = callsOf('contact-submissions');
const params = Type.Object({ id: Id });

/** Leads: public to create, staff to read and answer. Never published. */
export const contactSubmissionRoutes: FastifyPluginAsyncTypebox<ContactSubmissionOptions> = async (
  app,
  options,
) => {
  const { db, clock, reserve, onWrite } = options;
  await app.register(sendingRoute, options);

  // A flood leaves thousands.
  app.delete(
    `${path}/suspected-spam`,
    call('deleteSuspectedSpam', 'Delete all suspected spam that was received until a moment', {
      querystring: Until,
      response: { 200: Removed },
    }),
    async (request) => {
      const until = new Date(request.query.received_until).toISOString();
      const deleted = await removeSpam(db, until, author(request, options));
      onWrite();
      return { deleted };
    },
  );

  await app.register(pipelineRoutes, options);

  // The file is made in the browser, once this call has noted it.
  app.post(
    `${path}/exports`,
    call('noteContactSubmissionExport', 'Note in the audit log that a list of leads is exported', {
      body: Exported,
      response: { 204: Type.Null() },
    }),
    async (request, reply) => {
      const { count } = request.body;
      const act = { action: 'export' as const, entity: entity.name };
      const told = { label: enquiries(count), note: 'A list, as CSV', count };
      await noteAct(db, { ...act, ...told }, author(request, options));
      return reply.code(204).send(null);
    },
  );

  recordRoutes<LeadParameters, never, ChangeNamed<'contact-submission'>>(
    app,
    { entity, clock, onWrite },
    { record: entity.record, query: LeadListQuery, change: LeadChange },
    {
      list: async (request, by) => {
        const found = await repository.list(db, entity, toLeadQuery(db, request.query, by));
        logDamaged(request, entity, found.records);
        return found;
      },
      get: async (request, by) => {
        const found = await repository.get(db, entity, request.params.id);
        // A disk without room keeps nobody from reading whom to call.
        await noteOpening(db, found, by).catch((error: unknown) =>
          request.log.warn({ err: error }, 'an opening could not be noted'),
        );
        return found;
      },
      change: (request, by, change) => changeLead(db, request.params.id, change, by),
      remove: (request, by, expected) =>
        reserve.spentOn(() => remove(db, entity, request.params.id, by, expected)),
    },
  );

  app.put(
    `${path}/:id/mark-read`,
    {
      ...call('markContactSubmissionRead', 'Mark a Contact Submission as read', {
        params,
        headers: ChangeHeaders,
        body: Nothing,
        response: { 200: revised(entity.record) },
      }),
      preValidation: async (request) => {
        request.body ??= {};
      },
    },
    async (request, reply) => {
      const by = author(request, options);
      const lead = await markRead(db, request.params.id, by, expectedRevision(request));
      onWrite();
      return reply.header('etag', etag(lead)).send(lead);
    },
  );
};

/** The one route that accepts plain HTML forms, too; it answers them with a redirect. */
const sendingRoute: FastifyPluginAsyncTypebox<ContactSubmissionOptions> = async (app, options) => {
  const { db, clock, siteUrl, mailer, webhook, reserve, onWrite } = options;
  const arrivalOf = arrivalsOn(siteUrl);
  registerFormBody(app);
  // Such a key in `origin` refuses no lead; anywhere else it is a property that the schema does not know.
  registerJsonParser(app, 'ignore');
  app.setErrorHandler(answerRefusedForm);
  const rates = rateLimitsOf(db);
  const tries = new MemoryRates();

  async function countAgainst(limits: RateLimits, rate: Rate, request: FastifyRequest) {
    if (request.caller.kind === 'user') return;
    const wait = await limits.count([[rate, networkOf(request.ip)]], clock().getTime());
    if (wait > 0)
      throw new TooManyRequests('Too many messages; wait a minute and try again', wait / 1000);
  }

  // After the access guard, and before the body is read.
  app.addHook('preParsing', (request) => countAgainst(tries, TRIES, request));

  const onFlood = () =>
    app.log.warn('more enquiries than can be real: until it is calm they are suspected spam');

  app.post(
    path,
    operation('create', entity, {
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      headers: CreateHeaders,
      body: NewLead,
      response: { 201: LeadReceipt, 303: Type.Null() },
    }),
    async (request, reply) => {
      refuseHiddenCharacters(request.body);
      const { origin, client_id, ...fields } = request.body;
      const lead = { ...fields, client_id: filledIn(client_id ?? null) };
      const by = author(request, options);
      const sent = { lead, isForm: isForm(request), now: by.now };
      if ((await repeatedLead(db, sent)) === undefined)
        await countAgainst(rates, MESSAGES, request);
      const told = {
        isForm: sent.isForm,
        notifies: mailer !== undefined,
        calls: webhook !== undefined,
        onFlood,
      };
      const came = arrivalOf(request, origin);
      const keyed = { request, now: by.now, sent: request.body };
      const receive = (given: Db) =>
        createOnce(given, keyed, (trx) => receiveLead(trx, { ...lead, ...came }, by, told));
      const { answer } = await reserve.spentOn(
        () => receive(db),
        () => db.transaction().execute(receive),
      );
      mailer?.notify();
      webhook?.notify();
      onWrite();
      if (!sent.isForm) return reply.code(201).send({ ...answer, ...promiseOf(answer, clock()) });
      return thank(request, reply, fragmentOf(answer, await agencyHours(db, by.now), by.now));
    },
  );
};
