import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Revisions of the site that the request made. */
    revisions: number[] | undefined;
  }
}

/**
 * Every write says in `x-revisions` what it made, as `12-14`: there is one writer, so they are in a
 * row. One save may write more than its own record, such as a redirect.
 */
export function registerRevisions(app: FastifyInstance): void {
  app.decorateRequest('revisions', undefined);
  app.addHook('onSend', ({ revisions }, reply, payload, done) => {
    const last = revisions?.at(-1);
    if (last !== undefined && reply.statusCode < 400)
      reply.header('x-revisions', `${revisions![0]}-${last}`);
    done(null, payload);
  });
}
