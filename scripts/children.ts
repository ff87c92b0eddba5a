import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { MALLOC } from './malloc.mjs';
import { PRELOAD, ROOT } from './run.ts';

/** A child process with a ready message; it exits with its parent. */
export interface Child {
  process: ChildProcess;
  ready: Promise<void>;
  ended: Promise<number>;
  stop: () => Promise<number>;
}

const GRACE_MS = 10_000;

/**
 * A small nursery: what a publish leaves behind is collected soon. A heap limit many times what lives:
 * above 2 GB, as on a machine with much memory, V8 lets a heap grow to four times that between two
 * collections, below it to less than twice.
 */
const FRUGAL = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
/** Compile cache beside the packages: saves a third of the startup time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') };
const frugal: ReadonlySet<string> = new Set(['site/publisher/main.ts']);

/** Calls between processes stay on the machine, also where Node asks a proxy for all else. */
const unproxied = ({ NO_PROXY, no_proxy = NO_PROXY }: NodeJS.ProcessEnv) => ({
  no_proxy: [no_proxy, '127.0.0.1', '::1', 'localhost'].filter(Boolean).join(),
});

/** Forks a module. `ready` rejects where the process exits first. */
export function startChild(module: string, env: NodeJS.ProcessEnv): Child {
  const own = frugal.has(module) ? FRUGAL : [];
  const child = fork(join(ROOT, module), {
    env: { ...COMPILED, ...MALLOC, ...env, ...unproxied(env) },
    execArgv: [...process.execArgv, '--import', PRELOAD, ...own],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    // Never started: there are too many processes, or Node itself is just being installed anew.
    child.on('error', ({ message }) => {
      console.error(message);
      resolve(1);
    });
  });
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

/** A child process exited by itself; its reason is on its stderr. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';
  constructor(module: string, code: number) {
    super(`${module} ended with code ${code}`);
  }
}
