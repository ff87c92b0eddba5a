import type { FastifyInstance } from 'fastify';
import { BackupProofs } from './backup/proofs.ts';
import { BackupSchedule } from './backup/schedule.ts';
import { choresOf } from './chores.ts';
import type { Config } from './config.ts';
import type { Damage } from './db/damage.ts';
import type { Db } from './db/database.ts';
import { engineOf } from './db/engine.ts';
import { OtherWriters } from './db/other-writers.ts';
import { Reserve } from './db/reserve.ts';
import { composeFloodEmail } from './features/contact-submissions/flood-email.ts';
import { Inbox } from './features/contact-submissions/inbox.ts';
import { composeLeadEmail } from './features/contact-submissions/lead-email.ts';
import { leadWebhook } from './features/contact-submissions/lead-webhook.ts';
import { nextDraftMoment, publishDueDrafts } from './features/drafts/due.ts';
import { composeAlarmEmail } from './features/health/alarm-email.ts';
import { Deliveries } from './features/health/deliveries.ts';
import { HealthMonitor } from './features/health/monitor.ts';
import { PublishingAlarm } from './features/health/publishing-alarm.ts';
import { Dispatcher } from './features/publishing/dispatcher.ts';
import { hostTarget } from './features/publishing/host-target.ts';
import { PublisherClient } from './features/publishing/publisher-client.ts';
import {
  furtherTarget,
  hookTarget,
  siteTarget,
  type Target,
} from './features/publishing/targets.ts';
import { Scheduler } from './features/scheduling/scheduler.ts';
import { Upkeep } from './features/scheduling/upkeep.ts';
import { DerivativeQueue } from './features/uploads/derivative-queue.ts';
import { sweep } from './features/uploads/sweep.ts';
import { composePasswordEmail } from './features/users/password-email.ts';
import { openFiles } from './files/open-files.ts';
import { Mailer, type MailerOptions } from './mail/mailer.ts';
import { smtpSender } from './mail/smtp.ts';
import { version } from './version.ts';

/** Each has a default. */
export interface Timing {
  healthEveryMs?: number;
  /** Longest poll interval of the scheduler. */
  scheduleEveryMs?: number;
  /** Delay of the first deletion of old rows. */
  upkeepAfterMs?: number;
  /** Delay of the first look whether it is time for a backup. */
  backupAfterMs?: number;
}

interface ServiceOptions extends Timing {
  db: Db;
  config: Config;
  clock: () => Date;
  damage: Damage;
  /** Size of the file that is kept for leads. */
  reserveBytes: number | undefined;
}

export type Services = ReturnType<typeof createServices>;

/** All that works beside requests: started when the server is ready, and stopped when it closes. */
export function createServices(app: FastifyInstance, options: ServiceOptions) {
  const { db, config, clock, damage } = options;
  const { dataDir, siteUrl } = config;
  const { log } = app;
  const files = openFiles(config);
  const engine = engineOf(db);
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
  const around = { db, clock, isLeading, log };

  const publisher = new PublisherClient(dataDir, config.webhookSecret, config.publisherUrl);
  const targets = targetsOf(config, publisher, clock);
  const dispatcher = new Dispatcher({ ...around, targets, damage });
  // The leftovers of another server in the same folder may be uploads that it is receiving.
  app.addHook('onReady', async () => {
    if (isLeading() || !files.isLocal) await sweep(files);
  });
  const scheduler = new Scheduler({
    ...around,
    longestMs: options.scheduleEveryMs,
    drafts: { publishDue: publishDueDrafts, nextMoment: nextDraftMoment },
    onDue: () => dispatcher.notify(),
  });
  const chores = choresOf(config);
  const upkeep = new Upkeep({ afterMs: options.upkeepAfterMs, db, clock, log, chores });
  const inbox = new Inbox(db, { spamDays: config.spamDays, clock });
  const mailer = mailerOf(config, around);
  const webhook = config.leadWebhook && leadWebhook({ ...around, ...config.leadWebhook, siteUrl });
  const ofBackups = { places: config, settings: config.backups, clock, isLeading, log };
  const backups = new BackupSchedule({ afterMs: options.backupAfterMs, ...ofBackups });
  const proofs = new BackupProofs(ofBackups);
  for (const each of [dispatcher, scheduler, upkeep, backups, proofs, mailer, webhook]) {
    app.addHook('onReady', async () => each?.start());
    app.addHook('onClose', async () => each?.stop());
  }

  const startedAt = clock().toISOString();
  const reserve = new Reserve({ folder: dataDir, log, bytes: options.reserveBytes });
  const monitor = new HealthMonitor({
    db,
    dataDir,
    version,
    targets,
    clock,
    startedAt,
    log,
    damage,
    reserve,
    backup: () => backups.health(),
    deliveries: new Deliveries({
      ...around,
      isOn: { mails: mailer !== undefined, lead_webhook: webhook !== undefined },
    }),
    everyMs: options.healthEveryMs,
    alarm: new PublishingAlarm({ db, isLeading, log, mailer }),
  });
  const others = new OtherWriters(engine);
  const derivatives = new DerivativeQueue();
  return {
    derivatives,
    dispatcher,
    engine,
    files,
    inbox,
    isLeading,
    mailer,
    monitor,
    others,
    publisher,
    reserve,
    scheduler,
    startedAt,
    targets,
    webhook,
  };
}

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
