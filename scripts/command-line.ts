import { resolve } from 'node:path';
import { isOfMachine } from '../api/db/faults.ts';
import { SENT_TO_ALL } from '../api/shutdown.ts';
import { StartError } from '../api/start-error.ts';
import { DeliveryError } from '../api/webhook.ts';

/** A path as it was typed: npm runs scripts in the project's folder, wherever it was called. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** Runs a command; what the operator can mend is one line, and the exit code is 1. */
export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  });
}

/**
 * Runs work that takes back what it has begun where `stop` is aborted: by a signal, of which the
 * process ends then. A terminal and npm may both send it.
 */
export async function stoppable<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let by: NodeJS.Signals | undefined;
  const told = (signal: NodeJS.Signals) => {
    by = signal;
    stop.abort();
  };
  for (const signal of SENT_TO_ALL) process.on(signal, told);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of SENT_TO_ALL) process.off(signal, told);
    if (by) process.kill(process.pid, by);
  }
}

const isForOperator = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof DeliveryError || isOfMachine(error);
