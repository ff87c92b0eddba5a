import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run.ts';

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
  seconds: number;
  /** The most memory that the process held, in megabytes; 0 where nobody tells. */
  megabytes: number;
}

const LOOK_MS = 50;

/** Runs a script of the command line to its end. */
export async function command(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    // Pages that a proof makes link to no brochure either, whatever browser the machine has.
    env: { ...process.env, INIT_CWD: ROOT, BROCHURES: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  let megabytes = 0;
  const looking = setInterval(() => (megabytes = Math.max(megabytes, heldBy(child.pid))), LOOK_MS);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(looking);
  return { code, stdout, stderr, seconds: (performance.now() - startedAt) / 1_000, megabytes };
}

function heldBy(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024);
  } catch {
    return 0;
  }
}
