import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unprocessable } from '../errors.ts';

/** Most common first, in lower case; none is shorter than the minimum length. */
const FILE = join(import.meta.dirname, 'common-passwords.txt');

let common: ReadonlySet<string> | undefined;

/** Whether the password is on the list, regardless of case. */
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
