import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ApiError } from '../../errors.ts';
import { callsOf } from '../../crud/route-schemas.ts';
import { Health } from './health.ts';
import { EVERY_MS, type HealthMonitor } from './monitor.ts';

const Ready = Type.Object({ status: Type.Literal('ok') }, { title: 'Ready' });
const Live = Type.Object({ status: Type.Literal('live') }, { title: 'Live' });

const call = callsOf('health');

/** The latest measurement, cached. 200 while reads are answered. */
export const healthRoutes: FastifyPluginAsyncTypebox<{ monitor: HealthMonitor }> = async (
  app,
  { monitor },
) => {
  app.addHook('onReady', () => monitor.start());
  app.addHook('onClose', () => monitor.stop());
  const health = call('getHealth', 'Get whether the server does its work', {
    description:
      'Whether the server does its work, measured every few seconds; what it measured is told to staff alone. The status is 200 while reads are answered, also when degraded.',
    response: { 200: Health },
  });
  app.get('/health', { config: { changesByItself: true }, ...health }, async ({ caller }) =>
    caller.kind === 'user' ? monitor.latest : { status: monitor.latest.status },
  );

  const readiness = call('getReadiness', 'Get whether a balancer should send requests here', {
    description: 'For balancers: 200 while all is well, 503 while the server is degraded',
    response: { 200: Ready },
  });
  app.get(
    '/health/ready',
    { config: { changesByItself: true, isProbe: true }, ...readiness },
    async () => {
      if (monitor.latest.status === 'degraded')
        throw new ApiError(503, 'This server is degraded', {
          'retry-after': String(EVERY_MS / 1_000),
        });
      return { status: 'ok' as const };
    },
  );

  const liveness = call('getLiveness', 'Get whether the server responds', {
    description: 'For whoever restarts what hangs: 200, also when degraded',
    response: { 200: Live },
  });
  app.get('/health/live', { config: { changesByItself: true }, ...liveness }, async () => ({
    status: 'live' as const,
  }));
};
