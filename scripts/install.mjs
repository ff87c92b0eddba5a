// Runs on any Node from 20 on: only built-in modules, only plain JavaScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { watchNpm } from './npm-parent.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const OWN_NODE = join(
  ROOT,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const NEEDED = [24, 7];
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Characters of a path that code made by Astro, or an address made by Vite, does not quote. */
const UNQUOTED = /['"#%?*]/;

/**
 * Runs `npm ci`, unless everything is installed. Install scripts are off: the only one needed
 * brings Node, others need a compiler.
 */
function ensureInstalled() {
  if (isInstalled()) return;
  console.info('Installing packages …');
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
}

/** Runs npm; on failure npm has printed the reason. */
function npm(...args) {
  const onWindows = process.platform === 'win32';
  const { status } = spawnSync(onWindows ? 'npm.cmd' : 'npm', args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: onWindows,
  });
  if (status !== 0) fail('The packages could not be installed; the lines above say why.');
}

/** Whether npm's hidden lockfile (`.package-lock.json`) has everything in package-lock.json. */
function isInstalled() {
  const note = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional),
  );
}

/** The Node of the packages, or the machine's own if new enough. */
function projectNode() {
  if (existsSync(OWN_NODE)) return OWN_NODE;
  // `npm ci` may have deleted the running Node, where it was the packages' own.
  if (isNewEnough(process.version) && existsSync(process.execPath)) return process.execPath;
  npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error');
  if (existsSync(OWN_NODE)) return OWN_NODE;
  return fail(
    `This needs Node ${NEEDED.join('.')} or later, and this is ${process.version}. ` +
      'There is no Node package for this machine: install a newer Node.',
  );
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a script under the project's Node, and exits with its code. */
export function runUnderProjectNode(script, env = {}) {
  if (UNQUOTED.test(ROOT))
    fail(`Astro and Vite compile nothing in a folder whose path has one of ' " # % ? *: ${ROOT}`);
  ensureInstalled();
  const node = projectNode();
  const path = [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH];
  const preload = pathToFileURL(join(ROOT, 'scripts/preload-child.mjs')).href;
  const own = ['--import', preload, join(ROOT, 'scripts', script)];
  const child = spawn(node, [...own, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env, PATH: path.join(process.platform === 'win32' ? ';' : ':') },
  });
  // Forwards signals: Ctrl-C reaches the child by itself, a kill of this process alone does not.
  for (const signal of STOPS) process.on(signal, () => child.kill(signal));
  watchNpm(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    // Killed, as where memory runs out, it has said nothing.
    if (signal !== null && !STOPS.includes(signal))
      console.error(`scripts/${script} ended by ${signal}`);
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  });
}
