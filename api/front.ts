import type { AddressInfo } from 'node:net';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { FilesUnavailable } from './files/bucket-requests.ts';
import { logOptions, requestId } from './logging.ts';
import { withoutBrokenEscapes } from './plugins/broken-escapes.ts';
import { answerTo } from './plugins/errors.ts';
import { headersOf, registerHeaders, type Surface } from './plugins/headers.ts';
import { LIMITS, registerConnectionLimits, serverOptions } from './plugins/limits.ts';
import {
  countNotFound,
  NOT_FOUND_COUNTS,
  type NotFoundCounts,
} from './plugins/not-found-counts.ts';
import { isFormOfBrowser, notSentPage } from './plugins/plain-forms.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerPublished } from './plugins/static-files.ts';
import { passBack, Upstream } from './plugins/upstream.ts';
import { API_PREFIX } from './prefix.ts';

export { Upstream };

/** What only the API answers, and the surface of the answer while it is down. */
const BEHIND: Readonly<Record<string, Surface>> = {
  '/api/*': 'api',
  '/cms': 'cms',
  '/cms/*': 'cms',
  '/preview/*': 'preview',
  '/metrics': 'api',
};

/**
 * The server that everybody talks to: it serves what is published from the disk, whatever happens to
 * the API, and passes all else on to that.
 */
export async function buildFront(
  config: Config,
  api: Upstream,
  { notFoundEveryMs }: { notFoundEveryMs?: number } = {},
): Promise<FastifyInstance> {
  const tellNotFound = (counts: NotFoundCounts) => api.tell(NOT_FOUND_COUNTS, counts);
  const app = Fastify({
    logger: logOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    ...serverOptions(LIMITS),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '' }) => withoutBrokenEscapes(url, API_PREFIX),
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(headersOf('api'))),
  });
  app.addHook('onClose', () => api.close());
  registerHeaders(app, { ...config, apiPrefix: API_PREFIX });
  registerConnectionLimits(app, LIMITS);
  app.setErrorHandler(sendError);

  for (const [url, surface] of Object.entries(BEHIND))
    app.all(url, {
      config: { surface },
      // Before the body is read: it is passed on as it arrives.
      onRequest: async (request, reply) => passBack(await api.ask(request, reply), reply),
      handler: () => undefined,
    });
  // Restarting everything because of an API that is being restarted anyway would end the pages, too.
  app.get(`${API_PREFIX}/health/live`, () => ({ status: 'live' }));
  await app.register(async (published) => {
    registerRequestLog(published, API_PREFIX);
    await registerPublished(published, {
      ...config,
      onMissingPicture: (file) => api.touch(`/static/uploads/${file}`),
      onMissingPage: countNotFound(published, tellNotFound, notFoundEveryMs),
      apiPrefix: API_PREFIX,
      allowedMethods: () => [],
    });
  });
  return app;
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, headers } = answerTo(error);
  if (status === 500 || error instanceof FilesUnavailable) reply.log.error({ err: error }, 'fault');
  if (isFormOfBrowser(request)) return void reply.redirect(notSentPage(request, status), 303);
  reply.code(status).headers(headers);
  const isRead = status === 503 && !request.url.startsWith('/api/');
  if (isRead) reply.type('text/plain; charset=utf-8').send(`${String(body.detail)}.\n`);
  else reply.send(body);
}

/** Listens, or throws ConfigError; answers the port. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use; choose another with PORT`
        : `Port ${port} of ${host} cannot be used: ${message}`,
    );
  }
  return (app.server.address() as AddressInfo).port;
}
