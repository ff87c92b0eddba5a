import { Passwords } from '../plugins/passwords.ts';

/** The least that argon2 allows: tests sign in often. */
export const PASSWORDS = new Passwords({ memory: 8, passes: 1, parallelism: 1 });
