import { constants as system, getPriority, setPriority } from 'node:os';

const LOW = system.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lowers the priority of the calling thread: Linux alone has one per thread. A process that was
 * started with a lower one keeps that, since only root may raise it.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux' && getPriority(0) < LOW) setPriority(0, LOW);
}
