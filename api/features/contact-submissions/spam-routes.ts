import { contactSubmission } from '#model/entities/index.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { author } from '../../crud/routes.ts';
import type { ContactSubmissionOptions } from './routes.ts';
import { removeSpam } from './spam-removal.ts';

const Until = Type.Object(
  {
    received_until: Type.String({
      format: 'date-time',
      maxLength: 40,
      description: 'The moment of the newest that staff have seen: what came after it stays',
    }),
  },
  { additionalProperties: false },
);

const Removed = Type.Object(
  { deleted: Type.Integer({ minimum: 0 }) },
  { title: 'DeletedSuspectedSpam' },
);

/** Suspected spam, deleted in one call: a flood leaves thousands. */
export const spamRoutes: FastifyPluginAsyncTypebox<ContactSubmissionOptions> = async (
  app,
  options,
) => {
  const { db, onWrite } = options;
  app.delete(
    `${contactSubmission.path}/suspected-spam`,
    {
      schema: {
        operationId: 'deleteSuspectedSpam',
        summary: 'Delete all suspected spam that was received until a moment',
        tags: ['contact-submissions'],
        querystring: Until,
        response: { 200: Removed },
      },
    },
    async (request) => {
      const until = new Date(request.query.received_until).toISOString();
      const deleted = await removeSpam(db, until, author(request, options));
      onWrite();
      return { deleted };
    },
  );
};
