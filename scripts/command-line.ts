import { resolve } from 'node:path';
import { StartError } from '../api/start-error.ts';

/** A path as it was typed: npm runs scripts in the project's folder, wherever it was called. */
export const typedPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);

/** Of a file, a folder or a network: it says what, and a stack says no more to an operator. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/** Runs a command; what the operator can mend is one line, and the exit code is 1. */
export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof StartError || isOfSystem(error) ? error.message : error);
    process.exitCode = 1;
  });
}
