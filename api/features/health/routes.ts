import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type, { type TSchema } from 'typebox';
import { ApiError } from '../../errors.ts';
import { EVERY_MS, type HealthMonitor } from './monitor.ts';

const status = Type.Union([Type.Literal('ok'), Type.Literal('degraded')], {
  description:
    'degraded: reads are answered, but the database is damaged, writes fail, space runs out, publishing has stopped, or a target is long behind',
});

const Nullable = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

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
    backup: Type.Optional(
      Type.Object({
        state: Type.Union(
          [
            Type.Literal('none'),
            Type.Literal('made'),
            Type.Literal('late'),
            Type.Literal('failed'),
          ],
          { description: 'late: the last is older than two intervals; failed: the last try was' },
        ),
        made_at: Nullable(Type.String(), 'When the last began: what was saved before is in it'),
        age_seconds: Nullable(Type.Integer(), 'Since then'),
        proved_at: Nullable(Type.String(), 'When one was last restored and compared'),
        proved: Nullable(Type.Boolean(), 'Whether that one was as it should be'),
        reason: Nullable(
          Type.String(),
          'Why none was made, or else why that one was not, in a line',
        ),
      }),
    ),
  },
  { title: 'Health' },
);

const Ready = Type.Object({ status: Type.Literal('ok') }, { title: 'Ready' });
const Live = Type.Object({ status: Type.Literal('live') }, { title: 'Live' });

class Degraded extends ApiError {
  override name = 'Degraded';
  constructor() {
    super(503, 'This server is degraded', { 'retry-after': String(EVERY_MS / 1_000) });
  }
}

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
  app.get(
    '/health/ready',
    {
      config: { changesByItself: true, isProbe: true },
      schema: {
        operationId: 'getReadiness',
        summary: 'Get whether a balancer should send requests here',
        tags: ['health'],
        description: 'For balancers: 200 while all is well, 503 while the server is degraded',
        response: { 200: Ready },
      },
    },
    async () => {
      if (monitor.latest.status === 'degraded') throw new Degraded();
      return { status: 'ok' as const };
    },
  );
  app.get(
    '/health/live',
    {
      config: { changesByItself: true },
      schema: {
        operationId: 'getLiveness',
        summary: 'Get whether the server responds',
        tags: ['health'],
        description: 'For whoever restarts what hangs: 200, also when degraded',
        response: { 200: Live },
      },
    },
    async () => ({ status: 'live' as const }),
  );
};
