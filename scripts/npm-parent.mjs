// Runs on any Node from 20 on: only built-in modules, only plain JavaScript.
import { readFileSync } from 'node:fs';

const LOOK_MS = 1_000;

/**
 * Calls `onGone` once npm has ended. npm passes SIGTERM on to a shell that dies of it, and SIGHUP and
 * SIGKILL to nobody, so that only the change of the parent tells. Without npm nothing is watched: a
 * server that was started by hand may outlive its terminal.
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const started = parents();
  const timer = setInterval(() => {
    if (parents() === started) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS);
  timer.unref();
}

/** Parent, or shell and npm behind it: some shells replace themselves by the script, some wait. */
function parents() {
  const isShell = partOf(process.ppid, 'cmdline').split('\0')[1] === '-c';
  // `pid (name) state ppid …`, where the name may have spaces.
  const [, npm] = partOf(process.ppid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  return isShell ? `${process.ppid} ${npm}` : `${process.ppid}`;
}

/** What Linux tells of a process; nothing elsewhere, or where it has ended. */
function partOf(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
