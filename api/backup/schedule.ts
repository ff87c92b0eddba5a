import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupSettings, Places } from '../config.ts';
import type { BackupHealth } from '../features/health/health.ts';
import { backupsIn, momentOf, nameAt, removeSuperfluous } from './kept.ts';
import { openBackups } from './places.ts';
import { noteBackups, readBackupState } from './state.ts';
import type { BackupPlace } from './place.ts';
import { LACKS_PICTURES } from './write.ts';
import type { BackupJob, BackupReply } from './worker.ts';

/** Delay of the first, because a start has enough to do. */
const AFTER_START_MS = 60_000;
/** After one that failed. */
const AGAIN_MS = 10 * 60_000;
/** Longest wait between two looks: timers count in 31 bits, and clocks are put right. */
const LOOK_MS = 3_600_000;
/** One that is older than so many intervals is late. */
const LATE = 2;
const NICENESS = 10;
const WORKER = join(import.meta.dirname, 'worker.ts');

export interface ScheduleOptions {
  places: Places;
  settings: BackupSettings;
  clock: () => Date;
  /** Whether this server of several makes them. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  afterMs?: number | undefined;
}

/** Makes backups by itself, at an interval that goes on over restarts, and removes old ones. */
export class BackupSchedule {
  readonly #options: ScheduleOptions;
  #timer: NodeJS.Timeout | undefined;
  #worker: ChildProcess | undefined;
  #run: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: ScheduleOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#options.settings.everyMs === undefined) return;
    this.#lookIn(this.#options.afterMs ?? AFTER_START_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    // Its temporary file is left to a later backup, which removes it.
    this.#worker?.kill('SIGKILL');
    await this.#run;
  }

  /** For staff: how old the last backup is, whether one has proved itself, and why not. */
  health(): BackupHealth {
    const { places, settings, clock } = this.#options;
    const { made, failed, proved } = readBackupState(places.dataDir);
    const age = made ? Math.max(0, clock().getTime() - Date.parse(made.at)) : null;
    const isLate = settings.everyMs !== undefined && (age ?? 0) > settings.everyMs * LATE;
    return {
      state: failed ? 'failed' : isLate ? 'late' : made ? 'made' : 'none',
      made_at: made?.at ?? null,
      age_seconds: age === null ? null : Math.round(age / 1_000),
      proved_at: proved?.at ?? null,
      proved: proved?.passed ?? null,
      reason: failed?.reason ?? (proved?.passed === false ? (proved.reason ?? null) : null),
    };
  }

  #lookIn(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#run = this.#look().then((next) => this.#lookIn(Math.min(next, LOOK_MS)));
    }, ms).unref();
  }

  /** Makes one where it is time. Answers the milliseconds until the next look. */
  async #look(): Promise<number> {
    const { settings, clock, isLeading, log, places } = this.#options;
    if (!isLeading()) return AGAIN_MS;
    try {
      const place = openBackups(settings.to!);
      await place.prepare();
      const now = clock();
      const [latest] = await backupsIn(place, now);
      const age = latest ? now.getTime() - momentOf(latest)!.getTime() : Infinity;
      // One of a moment to come is of a clock that was set back since.
      if (age >= 0 && age < settings.everyMs!) return settings.everyMs! - age;
      await this.#make(place);
      return settings.everyMs!;
    } catch (error) {
      if (this.#stopped) return LOOK_MS;
      log.error({ err: error }, 'no backup was made');
      const reason = (error as Error).message;
      noteBackups(places.dataDir, { failed: { at: clock().toISOString(), reason } });
      return Math.min(AGAIN_MS, settings.everyMs!);
    }
  }

  async #make(place: BackupPlace): Promise<void> {
    const { places, settings, clock, log } = this.#options;
    const { database, uploadsDir, bucket, dataDir } = places;
    const job = { database, uploadsDir, bucket, to: settings.to!, key: settings.key };
    const reply = await this.#done({ ...job, name: nameAt(clock()) });
    if ('failed' in reply) throw new Error(reply.failed);
    noteBackups(dataDir, { made: reply.made });
    // Older ones have the pictures: none goes for one without.
    if (reply.lacksPictures) {
      log.error({ file: reply.made.file }, LACKS_PICTURES);
      noteBackups(dataDir, { failed: { at: reply.made.at, reason: LACKS_PICTURES } });
      return;
    }
    const { passed } = readBackupState(dataDir);
    const removed = await removeSuperfluous(place, settings.keep, passed?.file, clock()).catch(
      (error: unknown) => log.error({ err: error }, 'old backups were not removed'),
    );
    const { file } = reply.made;
    log.info({ file, bytes: reply.made.bytes, removed }, 'a backup was made');
  }

  async #done(job: BackupJob): Promise<BackupReply> {
    const worker = fork(WORKER, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#worker = worker;
    worker.unref();
    worker.channel?.unref();
    if (worker.pid !== undefined && getPriority(worker.pid) < NICENESS)
      setPriority(worker.pid, NICENESS);
    const ended = once(worker, 'exit').then((): BackupReply => ({ failed: 'its process ended' }));
    const replied = once(worker, 'message').then(([reply]) => reply as BackupReply);
    // One that could not be started has an error of its own, and takes none.
    worker.once('spawn', () => worker.send(job, () => undefined));
    try {
      return await Promise.race([replied, ended]);
    } finally {
      this.#worker = undefined;
    }
  }
}
