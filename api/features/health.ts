import type { FastifyPluginAsync } from 'fastify';
import Type from 'typebox';

const Health = Type.Object({ status: Type.Literal('ok'), version: Type.String() });

/** Answers as long as the server does. */
export const healthRoutes: FastifyPluginAsync<{ version: string }> = async (app, { version }) => {
  app.get('/health', { schema: { tags: ['health'], response: { 200: Health } } }, async () => ({
    status: 'ok' as const,
    version,
  }));
};
