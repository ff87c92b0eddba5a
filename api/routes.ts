import { entities, type EntityName } from '#model/entities/index.ts';
import type { Entity } from '#model/kit/entity.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { crudRoutes } from './crud/routes.ts';
import type { Db } from './db/database.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { addAccount } from './features/auth/accounts.ts';
import { authRoutes } from './features/auth/routes.ts';
import { sessionRoutes } from './features/auth/session-routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { forgetOwner } from './features/contact-submissions/owners.ts';
import { personalDataRoutes } from './features/contact-submissions/personal-data/routes.ts';
import { contactSubmissionRoutes } from './features/contact-submissions/routes.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { pageCountRoutes } from './features/page-counts/routes.ts';
import { previewRoutes } from './features/publishing/preview.ts';
import { publishingRoutes } from './features/publishing/routes.ts';
import { siteContentRoutes } from './features/publishing/site-content.ts';
import { statusOf } from './features/publishing/status.ts';
import { siteManagementRoutes } from './features/site-management/routes.ts';
import { streamRoutes, type StreamLimits, type Topic } from './features/stream/stream.ts';
import { translationRoutes } from './features/translations/routes.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { userRoutes } from './features/users/routes.ts';
import { registerAccess } from './plugins/access.ts';
import { registerCompressedAnswers } from './plugins/compressed-answers.ts';
import { registerOpenApiRoute } from './plugins/openapi.ts';
import type { Passwords } from './plugins/passwords.ts';
import { registerReadCache } from './plugins/read-cache.ts';
import { registerRevisions } from './plugins/revisions.ts';
import { API_PREFIX } from './prefix.ts';
import type { Services } from './services.ts';

interface RouteOptions {
  db: Db;
  config: Config;
  clock: () => Date;
  passwords: Passwords;
  services: Services;
  streamLimits: StreamLimits | undefined;
  /** Interval of the search for unused pictures. */
  unusedEveryMs: number | undefined;
  /** Longest wait of a count of what visitors do before it is stored. */
  pageCountsEveryMs: number | undefined;
}

/** All routes below the prefix of the API. */
export async function apiRoutes(
  api: FastifyInstance,
  { db, config, clock, passwords, services, streamLimits, ...timing }: RouteOptions,
): Promise<void> {
  const { dispatcher, engine, inbox, isLeading, mailer, reserve, scheduler, webhook } = services;
  registerAccess(api, { db, buildToken: config.buildToken, prefix: API_PREFIX, clock });
  registerRevisions(api);
  registerReadCache(api, {
    version: () => (scheduler.isOverdue() ? undefined : engine.version()),
  });
  registerCompressedAnswers(api);
  registerOpenApiRoute(api);
  await api.register(healthRoutes, { monitor: services.monitor });
  await api.register(authRoutes, { db, clock, passwords });
  await api.register(sessionRoutes, { db, clock });
  await api.register(auditRoutes, { db });
  await api.register(historyRoutes, { db });
  const onWrite = () => {
    dispatcher.notify();
    scheduler.notify();
  };
  const onLead = () => inbox.notify();
  const onRestore = () => {
    onWrite();
    onLead();
  };
  const writing = { db, clock, reserve, onWrite };
  await api.register(draftRoutes, writing);
  await api.register(trashRoutes, { ...writing, days: config.trashDays, onWrite: onRestore });
  const accounts = { passwords, mailer, addAccount, forgetAccount: forgetOwner };
  await api.register(userRoutes, { db, clock, ...accounts });
  const ofLeads = { ...writing, onWrite: onLead };
  const { siteUrl } = config;
  await api.register(contactSubmissionRoutes, { ...ofLeads, siteUrl, mailer, webhook });
  await api.register(personalDataRoutes, ofLeads);
  // Called, not registered: they need no context of their own, and each would delay the start.
  for (const entity of plainEntities) await crudRoutes(api, { ...writing, entity });
  await api.register(translationRoutes, writing);
  await api.register(catalogueRoutes, { db, clock });
  await api.register(siteManagementRoutes, writing);
  await api.register(pageCountRoutes, { db, clock, everyMs: timing.pageCountsEveryMs });
  const { files, derivatives } = services;
  const { unusedEveryMs } = timing;
  const ofUploads = { db, clock, files, derivatives, isLeading, reserve, unusedEveryMs };
  await api.register(uploadRoutes, ofUploads);
  const { publisher, startedAt } = services;
  const publishing = { dispatcher, publisher, clock, startedAt };
  await api.register(publishingRoutes, { db, ...publishing });
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
  await api.register(streamRoutes, {
    topics,
    watchOthers: (onChange) => services.others.watch(onChange),
    ...streamLimits,
  });
  await api.register(previewRoutes, { db, clock, config });
  await api.register(siteContentRoutes, { db, clock });
}

/** Entities with routes of their own; all others have plain CRUD routes. */
const WITH_ROUTES: ReadonlySet<EntityName> = new Set(['user', 'contact-submission']);
const plainEntities = entities.filter(({ name }) => !WITH_ROUTES.has(name)) as readonly Entity[];
