import { statfs } from 'node:fs/promises';
import { hasStopped } from '#model/publishing/index.ts';
import type { FastifyBaseLogger } from 'fastify';
import { lastRevision, oldestUndelivered, siteWaitsSince } from '../../crud/outbox.ts';
import type { Damage } from '../../db/damage.ts';
import type { Db } from '../../db/database.ts';
import { tryToFill } from '../../db/disk-room.ts';
import { engineOf } from '../../db/engine.ts';
import type { Reserve } from '../../db/reserve.ts';
import { quiet, type Deliveries } from './deliveries.ts';
import type { BackupHealth, Health } from './health.ts';

export const EVERY_MS = 3_000;

/** Minimum free space; on a small disk a twentieth of it. */
const ENOUGH_BYTES = 64 * 1024 * 1024;
const ENOUGH_SHARE = 0.05;

/** A measurement that takes longer waits for something that neither answers nor refuses. */
const LONGEST_MS = 10_000;

/** A target further behind counts as stuck. */
const LONG_BEHIND_SECONDS = 300;

interface Options {
  db: Db;
  dataDir: string;
  version: string;
  /** Reported by index, in this order: a name may have an address that is a secret. */
  targets: readonly { name: string }[];
  clock: () => Date;
  /** ISO 8601. */
  startedAt: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs?: number | undefined;
  /** Free and total bytes of the disk that holds a folder. */
  space?: (folder: string) => Promise<Space>;
  alarm?: { judge: (stopped: boolean, now: Date) => Promise<void> };
  damage: Pick<Damage, 'isFound' | 'note'>;
  backup: () => BackupHealth;
  deliveries: Pick<Deliveries, 'measure'>;
  /** Filled up whenever there is room. */
  reserve?: Pick<Reserve, 'bytes' | 'missing' | 'fill'>;
}

interface Space {
  free: number;
  total: number;
}

/** Measures health in the background every few seconds, so that requests never wait for it. */
export class HealthMonitor {
  readonly #options: Options;
  #latest: Health;
  /** Since when it measures; undefined between two measurements. */
  #since: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #measuring: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#latest = {
      status: 'degraded',
      version: options.version,
      database: { writable: false, damaged: false },
      disk: { free_bytes: null, enough: false, reserve_bytes: 0 },
      outbox: { revision: 0, behind_seconds: {}, stopped: false },
      backup: options.backup(),
      mails: quiet('off'),
      lead_webhook: quiet('off'),
    };
  }

  get latest(): Health {
    if (this.#since === undefined || performance.now() - this.#since < LONGEST_MS)
      return this.#latest;
    const database = { ...this.#latest.database, writable: false };
    return { ...this.#latest, status: 'degraded', database };
  }

  async start(): Promise<void> {
    await this.measure();
    this.#timer = setInterval(() => {
      if (this.#since === undefined) this.#measuring = this.measure();
    }, this.#options.everyMs ?? EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#measuring;
  }

  async measure(): Promise<void> {
    this.#since = performance.now();
    try {
      await this.#measure();
    } finally {
      this.#since = undefined;
    }
  }

  async #measure(): Promise<void> {
    const [writable, disk, { outbox, isYoung }, deliveries] = await Promise.all([
      this.#writable(),
      this.#disk(),
      this.#outbox(),
      this.#deliveries(),
    ]);
    const late = Object.values(outbox.behind_seconds).some((s) => s > LONG_BEHIND_SECONDS);
    const moves = !late && !outbox.stopped;
    const hasRoom = disk.enough && !this.#options.reserve?.missing;
    const damaged = this.#options.damage.isFound;
    const status = writable && !damaged && hasRoom && moves ? 'ok' : 'degraded';
    const { version } = this.#options;
    const database = { writable, damaged };
    // A backup that is missing, and mails, are for staff to know: they keep nobody from being served.
    const backup = this.#options.backup();
    this.#latest = { status, version, database, disk, outbox, backup, ...deliveries };
    if (!isYoung) await this.#alarm(outbox.stopped);
  }

  async #alarm(stopped: boolean): Promise<void> {
    const { alarm, clock, damage, log } = this.#options;
    try {
      await alarm?.judge(stopped, clock());
    } catch (error) {
      if (!damage.note(error)) log.warn({ err: error }, 'the alarm could not be given');
    }
  }

  async #writable(): Promise<boolean> {
    const { db, dataDir, damage, log } = this.#options;
    try {
      await engineOf(db).tryToWrite();
      // What is rolled back never gets to the disk: whether that has room a file alone shows.
      tryToFill(dataDir);
      return true;
    } catch (error) {
      if (!damage.note(error)) log.warn({ err: error }, 'the database cannot be written');
      return false;
    }
  }

  async #disk(): Promise<Health['disk']> {
    const { dataDir, space = spaceOf, reserve, log } = this.#options;
    const disk = { free_bytes: null, enough: false };
    try {
      const { free, total } = await space(dataDir);
      const least = Math.min(ENOUGH_BYTES, total * ENOUGH_SHARE);
      Object.assign(disk, { free_bytes: free, enough: free >= least });
      if (reserve && free - reserve.missing >= least) await reserve.fill();
    } catch (error) {
      log.warn({ err: error }, 'the disk cannot be measured');
    }
    return { ...disk, reserve_bytes: reserve?.bytes ?? 0 };
  }

  /** Its state, and whether this server has not run for long enough to say that it goes on. */
  async #outbox(): Promise<Pick<Health, 'outbox'> & { isYoung: boolean }> {
    const { db, targets, clock, startedAt, damage, log } = this.#options;
    try {
      const revision = await lastRevision(db);
      const behind: Record<string, number> = {};
      for (const [index, { name }] of targets.entries())
        behind[index === 0 ? name : `hook-${index}`] = await this.#behind(name);
      const now = clock();
      const waitingSince = await siteWaitsSince(db, { startedAt, now });
      const stopped = hasStopped(waitingSince, now);
      const isYoung = !stopped && waitingSince === startedAt;
      return { outbox: { revision, behind_seconds: behind, stopped }, isYoung };
    } catch (error) {
      if (!damage.note(error)) log.warn({ err: error }, 'the outbox cannot be read');
      return { outbox: this.#latest.outbox, isYoung: true };
    }
  }

  async #deliveries(): Promise<Pick<Health, 'mails' | 'lead_webhook'>> {
    const { deliveries, clock, damage, log } = this.#options;
    try {
      return await deliveries.measure(clock());
    } catch (error) {
      if (!damage.note(error)) log.warn({ err: error }, 'the queue of mails cannot be read');
      return { mails: this.#latest.mails, lead_webhook: this.#latest.lead_webhook };
    }
  }

  async #behind(target: string): Promise<number> {
    const { db, clock } = this.#options;
    const oldest = await oldestUndelivered(db, target);
    if (oldest === null) return 0;
    return Math.max(0, Math.round((clock().getTime() - Date.parse(oldest)) / 1000));
  }
}

async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
