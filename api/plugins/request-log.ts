import type { RouteKey } from '#model/access/permissions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Security events, by the call that causes them. */
const events: Partial<Record<RouteKey, string>> = {
  'POST /auth/login': 'sign-in',
  'PUT /users/change-password': 'password change',
  'POST /users': 'new account',
  'POST /users/': 'new account',
  'PUT /users/:id': 'account change',
  'DELETE /users/:id': 'account removal',
  'POST /uploads/image': 'upload',
  'POST /uploads/images': 'upload',
};

/**
 * One log line per response: method, route pattern, status and duration, never the raw address, a
 * header or a body. The response carries the id of its line.
 */
export function registerRequestLog(app: FastifyInstance, apiPrefix: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const ordinary = ['info', 'debug', 'trace'].includes(app.log.level);
  app.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply, apiPrefix);
    if (event) reply.log.warn({ ...lineOf(request, reply), ...event }, 'access');
    else if (reply.statusCode >= 500 && !request.routeOptions.config.isProbe)
      reply.log.error(lineOf(request, reply), 'request');
    else if (ordinary) reply.log.info(lineOf(request, reply), 'request');
    done();
  });
}

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime * 10) / 10,
});

/** The security event of a request: its outcome, caller and address. */
function eventOf(request: FastifyRequest, reply: FastifyReply, apiPrefix: string) {
  const { statusCode } = reply;
  const key = `${request.method} ${request.routeOptions.url?.slice(apiPrefix.length)}` as RouteKey;
  const event = events[key] ?? (statusCode === 401 || statusCode === 403 ? 'refusal' : undefined);
  if (!event) return undefined;
  const caller = request.caller?.kind === 'user' ? request.caller.user.id : request.caller?.kind;
  return { event, outcome: statusCode < 400 ? 'ok' : 'failed', caller, address: request.ip };
}
