import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unprocessable } from '../errors.ts';

/** The commonest first, in small letters; none is shorter than a password may be. */
const FILE = join(import.meta.dirname, 'common-passwords.txt');

let common: ReadonlySet<string> | undefined;

/** Whether everybody who guesses tries this one, in small letters or capitals. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));
  return common.has(password.normalize('NFKC').toLowerCase());
}

/** Throws Unprocessable where the new password in this property of the body is a common one. */
export function refuseCommonPassword(property: string, password: string | undefined): void {
  if (password === undefined || !isCommonPassword(password)) return;
  const msg = 'This is one of the most common passwords, which are guessed first; choose another';
  throw new Unprocessable([{ loc: ['body', property], msg, type: 'common_password' }]);
}
