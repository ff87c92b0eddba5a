import { mkdirSync } from 'node:fs';
import { entities, type EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { BackupProofs } from './backup/proofs.ts';
import { BackupSchedule } from './backup/schedule.ts';
import { choresOf } from './chores.ts';
import type { Config } from './config.ts';
import { crudRoutes } from './crud/routes.ts';
import { refreshSearchTexts } from './crud/search.ts';
import { Damage } from './db/damage.ts';
import { engineOf } from './db/engine.ts';
import { OtherWriters } from './db/other-writers.ts';
import { Reserve } from './db/reserve.ts';
import type { Db } from './db/database.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { sessionRoutes } from './features/auth/session-routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { addAccount } from './features/auth/accounts.ts';
import { composeFloodEmail } from './features/contact-submissions/flood-email.ts';
import { nextDraftMoment, publishDueDrafts } from './features/drafts/due.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { Inbox } from './features/contact-submissions/inbox.ts';
import { forgetOwner } from './features/contact-submissions/owners.ts';
import { composeLeadEmail } from './features/contact-submissions/lead-email.ts';
import { leadWebhook } from './features/contact-submissions/lead-webhook.ts';
import { contactSubmissionRoutes } from './features/contact-submissions/routes.ts';
import { composeAlarmEmail } from './features/health/alarm-email.ts';
import { Deliveries } from './features/health/deliveries.ts';
import { HealthMonitor } from './features/health/monitor.ts';
import { PublishingAlarm } from './features/health/publishing-alarm.ts';
import { healthRoutes } from './features/health/routes.ts';
import { personalDataRoutes } from './features/contact-submissions/personal-data/routes.ts';
import { registerMetrics } from './features/metrics/metrics.ts';
import { pageCountRoutes } from './features/page-counts/routes.ts';
import { Dispatcher } from './features/publishing/dispatcher.ts';
import { publishingRoutes } from './features/publishing/routes.ts';
import { siteContentRoutes } from './features/publishing/site-content.ts';
import { PublisherClient } from './features/publishing/publisher-client.ts';
import { previewPage, previewRoutes } from './features/publishing/preview.ts';
import { statusOf } from './features/publishing/status.ts';
import { hostTarget } from './features/publishing/host-target.ts';
import {
  furtherTarget,
  hookTarget,
  siteTarget,
  type Target,
} from './features/publishing/targets.ts';
import { Scheduler } from './features/scheduling/scheduler.ts';
import { Upkeep } from './features/scheduling/upkeep.ts';
import { storeNotFound, takeNotFoundCounts } from './features/site-management/not-found.ts';
import { siteManagementRoutes } from './features/site-management/routes.ts';
import { streamRoutes, type StreamLimits, type Topic } from './features/stream/stream.ts';
import { translationRoutes } from './features/translations/routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { DerivativeQueue } from './features/uploads/derivative-queue.ts';
import { sweep } from './features/uploads/sweep.ts';
import { composePasswordEmail } from './features/users/password-email.ts';
import { userRoutes } from './features/users/routes.ts';
import { openFiles } from './files/open-files.ts';
import { logOptions, requestId, type LogStream } from './logging.ts';
import { Mailer, type MailerOptions } from './mail/mailer.ts';
import { smtpSender } from './mail/smtp.ts';
import { registerAccess } from './plugins/access.ts';
import { withoutBrokenEscapes } from './plugins/broken-escapes.ts';
import { registerErrors, sendError } from './plugins/errors.ts';
import { headersOf, registerHeaders } from './plugins/headers.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { LIMITS, registerLimits, serverOptions, type Limits } from './plugins/limits.ts';
import { noteMethods } from './plugins/methods.ts';
import { countNotFound, type NotFoundCounts } from './plugins/not-found-counts.ts';
import { registerDocs, registerOpenApi, registerOpenApiRoute } from './plugins/openapi.ts';
import { Passwords } from './plugins/passwords.ts';
import { registerReadCache } from './plugins/read-cache.ts';
import { registerRevisions } from './plugins/revisions.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { serializerCompiler } from './plugins/serialization.ts';
import { registerCms, registerPublished } from './plugins/static-files.ts';
import { registerTokens } from './plugins/tokens.ts';
import { withoutTrailingSlash } from './plugins/trailing-slash.ts';
import { requireFront } from './plugins/upstream.ts';
import { validatorCompiler } from './plugins/validation.ts';
import { API_PREFIX } from './prefix.ts';
import { version } from './version.ts';

export { API_PREFIX };

const BODY_LIMIT = 1024 * 1024;

export interface AppOptions {
  db: Db;
  config: Config;
  clock?: () => Date;
  /** Absent: nothing is logged. */
  log?: { level: string; stream?: LogStream };
  limits?: Partial<Limits>;
  passwords?: Passwords;
  healthEveryMs?: number;
  streamLimits?: StreamLimits;
  /** Longest poll interval of the scheduler. */
  scheduleEveryMs?: number;
  /** Interval of the search for unused pictures. */
  unusedEveryMs?: number;
  /** Delay of the first deletion of old rows. */
  upkeepAfterMs?: number;
  /** Delay of the first look whether it is time for a backup. */
  backupAfterMs?: number;
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
  healthEveryMs,
  streamLimits,
  scheduleEveryMs,
  unusedEveryMs,
  upkeepAfterMs,
  backupAfterMs,
  notFoundEveryMs,
  pageCountsEveryMs,
  reserveBytes,
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
  const engine = engineOf(db);
  const damage = new Damage({ place: engine.place, log: app.log });
  registerErrors(app, { dataDir: config.dataDir, damage });
  registerHeaders(app, { ...config, apiPrefix: API_PREFIX });
  registerRequestLog(app, API_PREFIX);
  registerLimits(app, limits);
  registerJsonBody(app);
  await registerTokens(app, config.jwtSecret);
  await registerOpenApi(app, version, API_PREFIX);
  const allowedMethods = noteMethods(app, API_PREFIX);

  const files = openFiles(config);
  const membership = engine.membership(() => {
    dispatcher.wake();
    scheduler.notify();
    mailer?.notify();
    webhook?.notify();
    void others.look();
  });
  const isLeading = () => membership.isLeading();
  app.addHook('onReady', () => membership.start());
  app.addHook('onClose', () => membership.leave());
  const publisher = new PublisherClient(config.dataDir, config.webhookSecret, config.publisherUrl);
  const targets = targetsOf(config, publisher, clock);
  const dispatcher = new Dispatcher({ db, targets, clock, isLeading, damage, log: app.log });
  // The leftovers of another server in the same folder may be uploads that it is receiving.
  app.addHook('onReady', async () => {
    if (isLeading() || !files.isLocal) await sweep(files);
  });
  const onDue = () => dispatcher.notify();
  const scheduler = new Scheduler({
    longestMs: scheduleEveryMs,
    db,
    clock,
    isLeading,
    log: app.log,
    drafts: { publishDue: publishDueDrafts, nextMoment: nextDraftMoment },
    onDue,
  });
  const chores = choresOf(config);
  const upkeep = new Upkeep({ afterMs: upkeepAfterMs, db, clock, log: app.log, chores });
  const onWrite = () => {
    dispatcher.notify();
    scheduler.notify();
  };
  const onLead = () => inbox.notify();
  const inbox = new Inbox(db, { spamDays: config.spamDays, clock });
  const startedAt = clock().toISOString();
  const publishing = { dispatcher, publisher, clock, startedAt };
  const topics: Topic[] = [
    {
      event: 'status',
      needs: 'GET /publishing',
      watch: (onChange) => dispatcher.watch(onChange),
      state: () => statusOf(db, publishing),
    },
    {
      event: 'leads',
      needs: 'GET /contact-submissions',
      watch: (onChange) => inbox.watch(onChange),
      state: () => inbox.news(),
    },
  ];
  const { dataDir } = config;
  const measured = { db, dataDir, version, targets, clock, startedAt, log: app.log };
  const around = { db, clock, isLeading, log: app.log };
  const mailer = mailerOf(config, around);
  const { leadWebhook: hook, siteUrl } = config;
  const webhook = hook && leadWebhook({ ...around, ...hook, siteUrl });
  const reserve = new Reserve({ folder: dataDir, log: app.log, bytes: reserveBytes });
  const ofBackups = { places: config, settings: config.backups, clock, isLeading, log: app.log };
  const backups = new BackupSchedule({ afterMs: backupAfterMs, ...ofBackups });
  const proofs = new BackupProofs(ofBackups);
  for (const each of [dispatcher, scheduler, upkeep, backups, proofs, mailer, webhook]) {
    app.addHook('onReady', async () => each?.start());
    app.addHook('onClose', async () => each?.stop());
  }
  const monitor = new HealthMonitor({
    ...measured,
    backup: () => backups.health(),
    deliveries: new Deliveries({
      ...around,
      isOn: { mails: mailer !== undefined, lead_webhook: webhook !== undefined },
    }),
    damage,
    reserve,
    everyMs: healthEveryMs,
    alarm: new PublishingAlarm({ db, isLeading, log: app.log, mailer }),
  });
  if (config.metricsToken !== undefined)
    registerMetrics(app, {
      db,
      token: config.metricsToken,
      measured: () => monitor.latest,
      targets,
    });
  const others = new OtherWriters(engine);
  const derivatives = new DerivativeQueue();

  await app.register(
    async (api) => {
      registerAccess(api, { db, buildToken: config.buildToken, prefix: API_PREFIX, clock });
      registerRevisions(api);
      registerReadCache(api, {
        version: () => (scheduler.isOverdue() ? undefined : engine.version()),
      });
      registerOpenApiRoute(api);
      await api.register(healthRoutes, { monitor });
      await api.register(authRoutes, { db, clock, passwords });
      await api.register(sessionRoutes, { db, clock });
      await api.register(auditRoutes, { db });
      await api.register(historyRoutes, { db });
      const writing = { db, clock, reserve, onWrite };
      await api.register(draftRoutes, writing);
      const onRestore = () => {
        onWrite();
        onLead();
      };
      await api.register(trashRoutes, { ...writing, days: config.trashDays, onWrite: onRestore });
      const accounts = { passwords, mailer, addAccount, forgetAccount: forgetOwner };
      await api.register(userRoutes, { db, clock, ...accounts });
      const ofLeads = { ...writing, onWrite: onLead };
      await api.register(contactSubmissionRoutes, { ...ofLeads, siteUrl, mailer, webhook });
      await api.register(personalDataRoutes, ofLeads);
      // Called, not registered: they need no context of their own, and each would delay the start.
      for (const entity of plainEntities) await crudRoutes(api, { ...writing, entity });
      await api.register(translationRoutes, writing);
      await api.register(catalogueRoutes, { db, clock });
      await api.register(siteManagementRoutes, writing);
      await api.register(pageCountRoutes, { db, clock, everyMs: pageCountsEveryMs });
      await api.register(uploadRoutes, {
        db,
        clock,
        files,
        derivatives,
        isLeading,
        reserve,
        unusedEveryMs,
      });
      await api.register(publishingRoutes, { db, ...publishing });
      await api.register(streamRoutes, {
        topics,
        watchOthers: (onChange) => others.watch(onChange),
        ...streamLimits,
      });
      await api.register(previewRoutes, { db, clock, config });
      await api.register(siteContentRoutes, { db, clock });
    },
    { prefix: API_PREFIX },
  );

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

/** Entities with routes of their own; all others have plain CRUD routes. */
const WITH_ROUTES: ReadonlySet<EntityName> = new Set(['user', 'contact-submission']);
const plainEntities = entities.filter(({ name }) => !WITH_ROUTES.has(name)) as readonly Entity[];

/** Undefined without an SMTP server. */
const mailerOf = (
  { smtpUrl, siteUrl, leadEmailTo, alertEmailTo }: Config,
  around: Pick<MailerOptions, 'db' | 'clock' | 'isLeading' | 'log'>,
): Mailer | undefined =>
  smtpUrl
    ? new Mailer({
        ...around,
        send: smtpSender(smtpUrl, siteUrl),
        composers: {
          lead: composeLeadEmail({ siteUrl, recipients: leadEmailTo }),
          lead_flood: composeFloodEmail({ siteUrl, recipients: leadEmailTo }),
          new_password: composePasswordEmail({ siteUrl }),
          publishing_alarm: composeAlarmEmail({ siteUrl, recipients: alertEmailTo }),
        },
      })
    : undefined;

const targetsOf = (
  { rebuildWebhooks, webhookSecret, siteUrl, publishTo, siteDir, ...config }: Config,
  publisher: PublisherClient,
  clock: () => Date,
): Target[] => [
  siteTarget(publisher, clock),
  ...config.morePublisherUrls.map((url) =>
    furtherTarget(new PublisherClient(config.dataDir, webhookSecret, url), url, clock),
  ),
  ...publishTo.map((host) => hostTarget(host, siteDir, clock)),
  ...rebuildWebhooks.map((hook) => hookTarget(hook, webhookSecret, siteUrl)),
];
