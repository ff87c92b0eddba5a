import { dayInDhaka } from '#model/format/dates.ts';
import { SITE } from '#model/publishing/names.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { deliveredTo, lastRevision } from '../../crud/outbox.ts';
import type { Db } from '../../db/database.ts';
import { Unauthorized } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';

/** Figures measured in the background, as the health monitor tells them. */
interface Measured {
  status: 'ok' | 'degraded';
  disk: { free_bytes: number | null; reserve_bytes: number };
  outbox: { revision: number; behind_seconds: Readonly<Record<string, number>>; stopped: boolean };
  backup: { age_seconds: number | null; proved: boolean | null };
}

interface MetricsOptions {
  db: Db;
  token: string;
  measured: () => Measured;
  /** In the order of `behind_seconds`: a name may be an address that is a secret. */
  targets: readonly { name: string }[];
}

/** Saves that are looked at in one scrape: the next looks at the rest. */
const AT_ONCE = 1_000;
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LIVE_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Metrics of this server for Prometheus, to whoever has the token. */
export function registerMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'kheya_http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its address',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
  const scrape = new Scrape(register, options);
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { surface: 'api', isProbe: true } },
    async (request, reply) => {
      const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      if (!isSameSecret(given, options.token))
        throw new Unauthorized('Metrics need the token of METRICS_TOKEN');
      const text = await scrape.text();
      return reply.type(register.contentType).send(text);
    },
  );
}

/** Figures read at a scrape. One scrape at a time: each goes on where the last ended. */
class Scrape {
  readonly #register: Registry;
  readonly #options: MetricsOptions;
  readonly #gauges: Readonly<Record<string, Gauge>>;
  readonly #perTarget: Readonly<Record<'waiting' | 'behind', Gauge<'target'>>>;
  readonly #live: Histogram<'target'>;
  readonly #failures: Counter;
  #seen: number | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(register: Registry, options: MetricsOptions) {
    this.#register = register;
    this.#options = options;
    const registers = [register];
    const gauge = (name: string, help: string) =>
      new Gauge({ name: `kheya_${name}`, help, registers });
    const targets = (name: string, help: string) =>
      new Gauge({ name: `kheya_${name}`, help, labelNames: ['target'] as const, registers });
    this.#gauges = {
      healthy: gauge('healthy', '1 while the server is not degraded'),
      revision: gauge('revision', 'The last save of public content'),
      stopped: gauge('publishing_stopped', '1 while something waits and nothing goes live'),
      free: gauge('disk_free_bytes', 'Free on the disk of the data folder'),
      reserve: gauge('disk_reserve_bytes', 'Kept for enquiries once the disk is full'),
      mails: gauge(
        'mails_waiting',
        'Mails and calls of the webhook of leads that are still to be sent',
      ),
      redirects: gauge('redirects', 'Old addresses that lead to a page'),
      missing: gauge('not_found_today', 'Times that a page was asked for today and is not there'),
      age: gauge('backup_age_seconds', 'Since the last backup began; absent before the first'),
      proved: gauge('backup_proved', '1 where the last that was restored and compared was right'),
    };
    this.#perTarget = {
      waiting: targets('saves_waiting', 'Saves that a target has not been told of'),
      behind: targets('target_behind_seconds', 'Age of the oldest of them; 0 where there is none'),
    };
    this.#live = new Histogram({
      name: 'kheya_save_to_live_seconds',
      help: 'Time from a save until visitors see it',
      labelNames: ['target'] as const,
      buckets: LIVE_SECONDS,
      registers,
    });
    this.#failures = new Counter({
      name: 'kheya_scrape_failures_total',
      help: 'Scrapes that could not ask the database',
      registers,
    });
  }

  text(): Promise<string> {
    const next = this.#last.then(async () => {
      await this.#collect();
      return this.#register.metrics();
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #collect(): Promise<void> {
    const { status, disk, outbox, backup } = this.#options.measured();
    this.#set('healthy', Number(status === 'ok'));
    this.#set('revision', outbox.revision);
    this.#set('stopped', Number(outbox.stopped));
    this.#set('free', disk.free_bytes);
    this.#set('reserve', disk.reserve_bytes);
    this.#set('age', backup.age_seconds);
    this.#set('proved', backup.proved === null ? null : Number(backup.proved));
    try {
      await this.#ask(Object.entries(outbox.behind_seconds));
    } catch {
      // The other figures are told all the same: a database that is away shows in them.
      this.#failures.inc();
    }
  }

  #set(name: string, value: number | null): void {
    if (value === null) this.#gauges[name]!.remove();
    else this.#gauges[name]!.set(value);
  }

  async #ask(behind: readonly (readonly [label: string, seconds: number])[]): Promise<void> {
    const { db, targets } = this.#options;
    const last = await lastRevision(db);
    for (const [at, [target, seconds]] of behind.entries()) {
      const had = await deliveredTo(db, targets[at]!.name);
      this.#perTarget.behind.set({ target }, seconds);
      this.#perTarget.waiting.set({ target }, Math.max(0, last - had));
    }
    const { mails } = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('mails'))
      .where('sent_at', 'is', null)
      .where('next_attempt_at', 'is not', null)
      .executeTakeFirstOrThrow();
    this.#set('mails', mails);
    const { redirects } = await db
      .selectFrom('redirects')
      .select((eb) => eb.fn.countAll<number>().as('redirects'))
      .where('is_active', '=', 1)
      .executeTakeFirstOrThrow();
    this.#set('redirects', Number(redirects));
    const { missing } = await db
      .selectFrom('not_found')
      .select((eb) => eb.fn.sum<number | null>('count').as('missing'))
      .where('day', '=', dayInDhaka(new Date()))
      .executeTakeFirstOrThrow();
    this.#set('missing', Number(missing));
    await this.#noteLive(db);
  }

  /** Publishes since the last scrape; none at the first. */
  async #noteLive(db: Db): Promise<void> {
    const until = await deliveredTo(db, SITE);
    this.#seen ??= until;
    const saves = await db
      .selectFrom('outbox')
      .select(['revision', 'created_at', 'live_at'])
      .where('revision', '>', this.#seen)
      .where('revision', '<=', until)
      .orderBy('revision')
      .limit(AT_ONCE)
      .execute();
    for (const { created_at, live_at } of saves)
      if (live_at !== null)
        this.#live.observe(
          { target: SITE },
          Math.max(0, Date.parse(live_at) - Date.parse(created_at)) / 1_000,
        );
    this.#seen = saves.at(-1)?.revision ?? this.#seen;
  }
}
