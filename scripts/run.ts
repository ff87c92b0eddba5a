import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export const ROOT = resolve(import.meta.dirname, '..');

/** Module that children load first: heartbeats to the parent, and the exit of an orphan. */
export const PRELOAD = pathToFileURL(resolve(ROOT, 'scripts/preload-child.mjs')).href;

/** Runs a package's Node script to its end, or to a stop; throws with its output where it fails. */
export async function run(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  stop?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, ['--import', PRELOAD, resolve(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(stop && { signal: stop }),
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk) => (output += String(chunk)));
  const [code, signal] = await once(child, 'close');
  const ended = signal === null ? 'failed' : `ended by ${signal}`;
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} ${ended}:\n${output.trim()}`);
}

/** Never bundle React's development build, whatever NODE_ENV the caller has. */
const PRODUCTION = { NODE_ENV: 'production' };
const ASTRO = 'node_modules/astro/bin/astro.mjs';
const VITE = 'node_modules/vite/bin/vite.js';

export const astro = (args: readonly string[], env: NodeJS.ProcessEnv, stop?: AbortSignal) =>
  run(ASTRO, args, { ...env, ...PRODUCTION, ASTRO_TELEMETRY_DISABLED: '1' }, stop);

export const vite = (args: readonly string[], stop?: AbortSignal) =>
  run(VITE, args, PRODUCTION, stop);
