import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '../../errors.ts';
import type { Staged } from '../../files/durable.ts';
import { FaultyForm } from './errors.ts';
import type { DerivativeJob } from './derivatives.ts';
import type { PreparedImage } from './images.ts';

interface Original {
  folder: string;
  original: string;
}
/** A job: an original to prepare, or a derivative to make. */
export type Job = Original | DerivativeJob;
export type JobResult =
  | { prepared: PreparedImage }
  | { made: Staged | null }
  | { refused: Pick<ApiError, 'status' | 'detail'> }
  | { failed: { message: string; code: string | undefined } };

const WORKER = join(import.meta.dirname, 'worker.ts');
/** Job timeout: longer than the largest picture takes on a slow machine. */
const TIME_LIMIT_MS = 180_000;
/** Idle timeout: the worker exits to free its memory. */
const IDLE_MS = 10_000;
/** One thread and one malloc arena, so that freed memory is reused. */
const WORKER_ENV = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };
/** Behind the server on a busy machine; but somebody waits for an upload. */
const NICENESS = 5;

/** Runs jobs in a child process, started on demand, one at a time. */
export class ImageWorker {
  readonly #module: string;
  #worker: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(module = WORKER) {
    this.#module = module;
  }

  async prepare(job: Original): Promise<PreparedImage> {
    const reply = await this.#done(job);
    if ('prepared' in reply) return reply.prepared;
    throw failureOf(reply);
  }

  async makeDerivative(job: DerivativeJob): Promise<Staged | undefined> {
    const reply = await this.#done(job);
    if ('made' in reply) return reply.made ?? undefined;
    throw failureOf(reply);
  }

  async #done(job: Job, isAgain = false): Promise<JobResult> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    try {
      const reply = await runJob(worker, job);
      this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref();
      return reply;
    } catch (error) {
      // Killed from outside: the kernel does so where memory runs out, whatever picture it is at.
      const isKilled = worker.signalCode === 'SIGKILL' && !worker.killed;
      if (isAgain || !isKilled) throw error;
      return this.#done(job, true);
    }
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }

  #start(): ChildProcess {
    const worker = fork(this.#module, {
      env: { ...process.env, ...WORKER_ENV },
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    // An error without an exit: it could not be started.
    worker.on('exit', forget).on('error', forget);
    // The worker exits when the channel closes, and must not keep this process alive.
    worker.unref();
    worker.channel?.unref();
    // A server that was started with a lower priority keeps that: only root may raise it.
    if (worker.pid !== undefined && getPriority(worker.pid) < NICENESS)
      setPriority(worker.pid, NICENESS);
    return worker;
  }
}

function failureOf(reply: JobResult): Error {
  if ('refused' in reply) return new ApiError(reply.refused.status, reply.refused.detail);
  if (!('failed' in reply)) return new Error('The worker answered something else');
  return Object.assign(new Error(reply.failed.message), { code: reply.failed.code });
}

/** Sends a job to the worker. A crash or timeout counts as a faulty picture. */
function runJob(worker: ChildProcess, job: Job): Promise<JobResult> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.kill('SIGKILL'), TIME_LIMIT_MS);
    const done = (settle: () => void) => {
      clearTimeout(limit);
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
      settle();
    };
    const onMessage = (reply: unknown) => done(() => resolve(reply as JobResult));
    const onExit = () =>
      done(() => reject(new FaultyForm('file', 'The picture cannot be read', 'damaged')));
    const onError = (error: Error) => done(() => reject(error));
    worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    worker.send(job);
  });
}
