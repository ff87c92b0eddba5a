// Runs in every child before its own code, so that it holds from the child's first moment.
import { isMainThread } from 'node:worker_threads';

const HEARTBEAT_MS = Number(process.env.HEARTBEAT_MS ?? 5_000);
const GRACE_MS = 10_000;

/** Orphaned: a graceful exit, bounded in time, so that nothing blocks the next start. */
function end() {
  if (process.listenerCount('SIGTERM') === 0) process.exit(0);
  setTimeout(() => process.exit(1), GRACE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
}

// Worker threads inherit the flag, and have no parent process.
if (isMainThread && process.send) {
  // A heartbeat comes off the event loop: a process that hangs sends none.
  setInterval(() => process.connected && process.send('alive', () => {}), HEARTBEAT_MS).unref();
  process.once('disconnect', end);
  process.channel?.unref();
  if (!process.connected) end();
}
