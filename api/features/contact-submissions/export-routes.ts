import { contactSubmission } from '#model/entities/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { noteAct } from '../../crud/audit.ts';
import { author } from '../../crud/routes.ts';
import { enquiries } from './lead-removal.ts';
import type { ContactSubmissionOptions } from './routes.ts';

const Exported = Type.Object(
  { count: Type.Integer({ minimum: 1, maximum: 10_000_000 }) },
  { additionalProperties: false, title: 'ContactSubmissionExport' },
);

/** A list of leads that leaves the CMS as a file is made in the browser, once this call has noted it. */
export const exportRoutes: FastifyPluginAsyncTypebox<ContactSubmissionOptions> = async (
  app,
  options,
) => {
  app.post(
    `${contactSubmission.path}/exports`,
    {
      schema: {
        operationId: 'noteContactSubmissionExport',
        summary: 'Note in the audit log that a list of leads is exported',
        tags: ['contact-submissions'],
        body: Exported,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { count } = request.body;
      const act = { action: 'export' as const, entity: contactSubmission.name };
      const told = { label: enquiries(count), note: 'A list, as CSV', count };
      await noteAct(options.db, { ...act, ...told }, author(request, options));
      return reply.code(204).send(null);
    },
  );
};
