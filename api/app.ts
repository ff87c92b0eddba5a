import { mkdirSync } from 'node:fs';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { refreshSearchTexts } from './crud/search.ts';
import { Damage } from './db/damage.ts';
import type { Db } from './db/database.ts';
import { engineOf } from './db/engine.ts';
import { registerMetrics } from './features/metrics/metrics.ts';
import { previewPage } from './features/publishing/preview.ts';
import { storeNotFound, takeNotFoundCounts } from './features/site-management/not-found.ts';
import type { StreamLimits } from './features/stream/stream.ts';
import { logOptions, requestId, type LogStream } from './logging.ts';
import { withoutBrokenEscapes } from './plugins/broken-escapes.ts';
import { registerErrors, sendError } from './plugins/errors.ts';
import { headersOf, registerHeaders } from './plugins/headers.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { LIMITS, registerLimits, serverOptions, type Limits } from './plugins/limits.ts';
import { noteMethods } from './plugins/methods.ts';
import { countNotFound, type NotFoundCounts } from './plugins/not-found-counts.ts';
import { registerDocs, registerOpenApi } from './plugins/openapi.ts';
import { Passwords } from './plugins/passwords.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { serializerCompiler } from './plugins/serialization.ts';
import { registerCms, registerPublished } from './plugins/static-files.ts';
import { registerTokens } from './plugins/tokens.ts';
import { withoutTrailingSlash } from './plugins/trailing-slash.ts';
import { requireFront } from './plugins/upstream.ts';
import { validatorCompiler } from './plugins/validation.ts';
import { API_PREFIX } from './prefix.ts';
import { apiRoutes } from './routes.ts';
import { createServices, type Timing } from './services.ts';
import { version } from './version.ts';

export { API_PREFIX };

const BODY_LIMIT = 1024 * 1024;

export interface AppOptions extends Timing {
  db: Db;
  config: Config;
  clock?: () => Date;
  /** Absent: nothing is logged. */
  log?: { level: string; stream?: LogStream };
  limits?: Partial<Limits>;
  passwords?: Passwords;
  streamLimits?: StreamLimits;
  /** Interval of the search for unused pictures. */
  unusedEveryMs?: number;
  /** Interval at which counts of pages that were not found are stored. */
  notFoundEveryMs?: number;
  /** Longest wait of a count of what visitors do before it is stored. */
  pageCountsEveryMs?: number;
  /** Size of the file that is kept for leads. */
  reserveBytes?: number;
}

/** The whole server, not yet listening. */
export async function buildApp({
  db,
  config,
  clock = () => new Date(),
  log,
  limits: ownLimits,
  passwords = new Passwords(),
  streamLimits,
  unusedEveryMs,
  notFoundEveryMs,
  pageCountsEveryMs,
  reserveBytes,
  ...timing
}: AppOptions): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...ownLimits };
  const slashless = withoutTrailingSlash(API_PREFIX);
  const app = Fastify({
    logger: log ? logOptions(log.level, log.stream) : false,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: requestId,
    ...serverOptions(limits),
    // The front server alone is in front of this one, and knows who the client is.
    trustProxy: config.frontSecret === undefined ? config.trustProxy : (_address, hop) => hop === 0,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: (raw) => withoutBrokenEscapes(slashless(raw), API_PREFIX),
    frameworkErrors: (error, _request, reply) =>
      void sendError(error, reply.headers(headersOf('api'))),
  });
  if (config.frontSecret !== undefined) requireFront(app, config.frontSecret);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await refreshSearchTexts(db);
  const damage = new Damage({ place: engineOf(db).place, log: app.log });
  registerErrors(app, { dataDir: config.dataDir, damage });
  registerHeaders(app, { ...config, apiPrefix: API_PREFIX });
  registerRequestLog(app, API_PREFIX);
  registerLimits(app, limits);
  registerJsonBody(app);
  await registerTokens(app, config.jwtSecret);
  await registerOpenApi(app, version, API_PREFIX);
  const allowedMethods = noteMethods(app, API_PREFIX);

  const services = createServices(app, { db, config, clock, damage, reserveBytes, ...timing });
  const { monitor, targets, publisher, derivatives } = services;
  const { metricsToken: token } = config;
  if (token !== undefined)
    registerMetrics(app, { db, token, measured: () => monitor.latest, targets });
  await app.register(apiRoutes, {
    prefix: API_PREFIX,
    db,
    config,
    clock,
    passwords,
    services,
    streamLimits,
    unusedEveryMs,
    pageCountsEveryMs,
  });

  await registerDocs(app, API_PREFIX);
  await app.register(previewPage, { db, clock, config, publisher });
  mkdirSync(config.uploadsDir, { recursive: true });
  registerCms(app, config.cmsDir);
  const storeCounts = (counts: NotFoundCounts) => storeNotFound(db, counts, clock());
  if (config.frontSecret !== undefined) takeNotFoundCounts(app, storeCounts);
  await registerPublished(app, {
    ...config,
    onMissingPicture: (file) => derivatives.request(file),
    onMissingPage: countNotFound(app, storeCounts, notFoundEveryMs),
    apiPrefix: API_PREFIX,
    allowedMethods,
  });
  return app;
}
