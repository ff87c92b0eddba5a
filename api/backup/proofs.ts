import { spawn, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SENT_TO_ALL } from '../shutdown.ts';
import { backupsIn } from './kept.ts';
import { openBackups } from './places.ts';
import { refuseTemporary } from './refused.ts';
import type { ScheduleOptions } from './schedule.ts';
import { noteBackups, readBackupState } from './state.ts';

/** Delay of the first look: a start and its first backup come before. */
const AFTER_START_MS = 15 * 60_000;
/** Between two looks whether it is time. */
const LOOK_MS = 10 * 60_000;
/** After one that failed: the next backup may be better, or what was away is back. */
const AGAIN_MS = 86_400_000;
/** Longest run: one that hangs is a failure. */
const LONGEST_MS = 3 * 3_600_000;
/** Behind everything else, with all processes that it starts. */
const NICENESS = 19;
const COMMAND = join(import.meta.dirname, '../../scripts/restore.ts');

interface ProofOptions extends ScheduleOptions {
  command?: string;
}

/** Proves now and then by itself that the latest backup can be restored and makes what is live. */
export class BackupProofs {
  readonly #options: ProofOptions;
  #timer: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;
  #run: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: ProofOptions) {
    this.#options = options;
  }

  start(): void {
    const { everyMs, checkEveryMs } = this.#options.settings;
    if (everyMs === undefined || checkEveryMs === undefined) return;
    this.#lookIn(this.#options.afterMs ?? AFTER_START_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
    await this.#run;
  }

  #lookIn(ms: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#run = this.#look().then(() =>
        this.#lookIn(Math.min(LOOK_MS, this.#options.settings.checkEveryMs!)),
      );
    }, ms).unref();
  }

  async #look(): Promise<void> {
    const { places, clock, isLeading, log } = this.#options;
    if (!isLeading() || !this.#isDue(clock().getTime())) return;
    try {
      const file = await this.#latest();
      if (file !== undefined) await this.#prove(file);
    } catch (error) {
      if (this.#stopped) return;
      log.error({ err: error }, 'no backup was checked');
      this.#noteFailed('', (error as Error).message);
    }
    if (this.#stopped) return;
    const { proved } = readBackupState(places.dataDir);
    if (proved?.passed === false)
      log.error({ file: proved.file, reason: proved.reason }, 'a backup did not prove itself');
  }

  #isDue(now: number): boolean {
    const { places, settings } = this.#options;
    const { proved } = readBackupState(places.dataDir);
    if (!proved) return true;
    const every = settings.checkEveryMs!;
    const age = now - Date.parse(proved.at);
    // One of a moment to come is of a clock that was set back since.
    return age < 0 || age >= (proved.passed ? every : Math.min(every, AGAIN_MS));
  }

  /** Undefined before the first. */
  async #latest(): Promise<string | undefined> {
    const place = openBackups(this.#options.settings.to!);
    await place.prepare();
    const [name] = await backupsIn(place, this.#options.clock());
    return name === undefined ? undefined : place.addressOf(name);
  }

  async #prove(file: string): Promise<void> {
    const { places, log } = this.#options;
    const before = readBackupState(places.dataDir).proved?.at;
    const temporary = temporaryOf(places.dataDir);
    // Sweep: records are in what a check that was cut off has left.
    await rm(temporary, { recursive: true, force: true });
    await mkdir(temporary, { mode: 0o700 }).catch(refuseTemporary);
    let isCutOff: boolean;
    try {
      isCutOff = await this.#done(file, temporary);
    } finally {
      await rm(temporary, { recursive: true, force: true, maxRetries: 10 });
    }
    if (this.#stopped || isCutOff) return;
    const { proved } = readBackupState(places.dataDir);
    if (proved?.at === before) this.#noteFailed(file, 'the check ended before it was through');
    else if (proved?.passed) log.info({ file, seconds: proved.seconds }, 'a backup proved itself');
  }

  /** Runs `restore --check`, which notes what it finds. Answers whether a stop of everything cut it off. */
  async #done(file: string, temporary: string): Promise<boolean> {
    const { places, settings, command = COMMAND } = this.#options;
    const env = {
      ...process.env,
      DATA_DIR: places.dataDir,
      SITE_URL: places.siteUrl,
      TMPDIR: temporary,
      BACKUP_KEY: settings.key ?? '',
    };
    const child = spawn(process.execPath, [command, '--check', file], { env, stdio: 'ignore' });
    this.#child = child;
    const longest = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICENESS);
      const [, signal] = await once(child, 'exit');
      return SENT_TO_ALL.includes(signal);
    } finally {
      clearTimeout(longest);
      this.#child = undefined;
    }
  }

  #noteFailed(file: string, reason: string): void {
    const { places, clock } = this.#options;
    const at = clock().toISOString();
    noteBackups(places.dataDir, { proved: { at, file, passed: false, seconds: 0, reason } });
  }
}

/** One place for each installation, so that the next check finds what one that was killed left. */
const temporaryOf = (dataDir: string) =>
  join(tmpdir(), `kheya-check-${hash('sha256', dataDir).slice(0, 16)}`);
