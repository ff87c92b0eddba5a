import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { HealthMonitor } from './monitor.ts';

const status = Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
  description:
    'degraded: reads are answered, but the database is damaged, writes fail, space runs out, publishing has stopped, or a target is long behind',
});

/** Staff get all fields; the public gets neither version nor quantities. */
const Health = Type.Object(
  {
    status,
    version: Type.Optional(Type.String({ description: 'This and the rest: told to staff alone' })),
    database: Type.Optional(
      Type.Object({
        writable: Type.Boolean(),
        damaged: Type.Boolean({ description: 'Found damaged since the start: restore a copy' }),
      }),
    ),
    disk: Type.Optional(
      Type.Object({
        free_bytes: Type.Union([Type.Integer(), Type.Null()], { description: 'null: not known' }),
        enough: Type.Boolean({ description: 'For uploads and for publishing' }),
        reserve_bytes: Type.Integer({
          description: 'Kept for enquiries, and used once the disk is full; 0: used up',
        }),
      }),
    ),
    outbox: Type.Optional(
      Type.Object({
        revision: Type.Integer({ description: 'The last write of public content' }),
        behind_seconds: Type.Record(Type.String(), Type.Number(), {
          description: 'Age of the oldest write that a target has not been told; 0 when it has all',
        }),
        stopped: Type.Boolean({
          description: 'Something has waited for the site for a minute, and nothing went live',
        }),
      }),
    ),
  },
  { title: 'Health' },
);

/** The latest measurement, cached. 200 while reads are answered. */
export const healthRoutes: FastifyPluginAsyncTypebox<{ monitor: HealthMonitor }> = async (
  app,
  { monitor },
) => {
  app.addHook('onReady', () => monitor.start());
  app.addHook('onClose', () => monitor.stop());
  app.get(
    '/health',
    {
      config: { changesByItself: true },
      schema: {
        operationId: 'getHealth',
        summary: 'Get whether the server does its work',
        tags: ['health'],
        description:
          'Whether the server does its work, measured every few seconds; what it measured is told to staff alone. The status is 200 while reads are answered, also when degraded.',
        response: { 200: Health },
      },
    },
    async ({ caller }) =>
      caller.kind === 'user' ? monitor.latest : { status: monitor.latest.status },
  );
};
