import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../api/testing/eventually.ts';
import { ROOT } from '../../scripts/run.ts';

export interface Started {
  process: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
}

interface StartOptions {
  /** `npm start`, by npm; without it, what npm runs. */
  npm?: boolean;
  /** The part to start, as a word behind the command. */
  part?: string;
  /** The account that runs it. */
  uid?: number;
}

/** Without what a publisher makes of its pages when nothing else is to do. */
const QUICK = {
  SITE_URL: 'http://localhost:8000',
  SHARE_IMAGES: 'none',
  BROCHURES: 'none',
};

export function start(
  env: Record<string, string>,
  { npm = false, part, ...as }: StartOptions = {},
): Started {
  const [command, ...args] = npm
    ? ['npm', 'start', '--loglevel=silent']
    : [process.execPath, join(ROOT, 'scripts/start.mjs'), ...(part ? [part] : [])];
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...QUICK, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => output, errors: () => errors, ended };
}

/** A first start compiles the site and draws the demo's pictures. */
const START_MS = 200_000;

export async function running(started: Started): Promise<void> {
  const isOver = () => started.process.exitCode !== null;
  const isRunning = () => started.output().includes('Kheya is running.');
  await until(() => isRunning() || isOver(), { withinMs: START_MS });
  if (isOver()) throw new Error(started.errors());
}

/** Process ids of what runs a script over a data folder, by what Linux tells of its processes. */
export function processesOf(dataDir: string, script: string): number[] {
  // Synchronous: a wait reads hundreds of these files many times, each in memory.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(
      (id) =>
        told(id, 'cmdline').includes(script) &&
        told(id, 'environ').split('\0').includes(`DATA_DIR=${dataDir}`),
    )
    .map(Number);
}

function told(id: string, part: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${id}/${part}`, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
