import { resolve } from 'node:path';
import { isOfMachine } from '../api/db/faults.ts';
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

const isForOperator = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof DeliveryError || isOfMachine(error);
