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

/** Starts a module as a process of its own. `ready` fails where it ends before it says so. */
export function startChild(module: string, env: NodeJS.ProcessEnv): Child {
  const child = fork(join(ROOT, module), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
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
