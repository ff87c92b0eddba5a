import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ApiError } from '../../errors.ts';
import { Health } from './health.ts';
import { EVERY_MS, type HealthMonitor } from './monitor.ts';

const Ready = Type.Object({ status: Type.Literal('ok') }, { title: 'Ready' });
const Live = Type.Object({ status: Type.Literal('live') }, { title: 'Live' });

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
      if (monitor.latest.status === 'degraded')
        throw new ApiError(503, 'This server is degraded', {
          'retry-after': String(EVERY_MS / 1_000),
        });
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
