import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run.ts';

/** A process of ours: knows when it is ready, and ends with its parent. */
export interface Child {
  process: ChildProcess;
  ready: Promise<void>;
  ended: Promise<number>;
  stop: () => Promise<number>;
}

const GRACE_MS = 10_000;

/**
 * What rendering, compressing and drawing give back goes back to the system: the publisher lives
 * for months beside others, and otherwise keeps the most it ever needed at once. How far its heap
 * grows is its own affair.
 */
const FRUGAL = {
  execArgv: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) },
};
/** What was compiled once is kept beside the packages: a start takes a third less then. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') };
const frugal: ReadonlySet<string> = new Set(['site/publisher/main.ts']);

/** Starts a module as a process of its own. `ready` fails where it ends before it says so. */
export function startChild(module: string, env: NodeJS.ProcessEnv): Child {
  const own = frugal.has(module) ? FRUGAL : { execArgv: [], env: {} };
  const child = fork(join(ROOT, module), {
    env: { ...COMPILED, ...own.env, ...env },
    execArgv: [...process.execArgv, ...own.execArgv],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message) => message === 'ready' && resolve());
    void ended.then((code) => reject(new ChildEnded(module, code)));
  });
  ready.catch(() => undefined);
  const stop = async () => {
    if (child.exitCode !== null) return child.exitCode;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    const code = await ended;
    clearTimeout(force);
    return code;
  };
  return { process: child, ready, ended, stop };
}

/** A process of ours that ended by itself. It has said why. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';
  constructor(module: string, code: number) {
    super(`${module} ended with code ${code}`);
  }
}
