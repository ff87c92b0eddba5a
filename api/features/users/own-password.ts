import type { FastifyRequest } from 'fastify';
import { TooManyRequests, Unprocessable } from '../../errors.ts';
import { networkOf } from '../../plugins/network-of.ts';
import { SlidingWindow } from '../../plugins/sliding-window.ts';

/** Time after sign-in in which a change needs no current password. */
const FRESH_MS = 15 * 60 * 1000;

/** Limits a stolen token: after its first minutes a change needs the current password. */
export function requireFreshSession({ caller }: FastifyRequest, now: Date): void {
  if (caller.kind === 'user' && now.getTime() - caller.signedInAt.getTime() <= FRESH_MS) return;
  const msg = 'You signed in more than 15 minutes ago: type your current password, too';
  throw new Unprocessable([{ loc: ['body', 'current_password'], msg, type: 'required' }]);
}

const LIMIT = 10;
const WINDOW_MS = 15 * 60 * 1000;

/** Rate limit of current passwords, against guessing with a stolen token. */
export class PasswordGuesses {
  readonly #tries = new SlidingWindow(LIMIT, WINDOW_MS);

  /** Throws TooManyRequests while the account has used up its tries from this network. */
  count(userId: string, address: string, now: number): void {
    const key = `${networkOf(address)} ${userId}`;
    const wait = this.#tries.wait(key, now);
    if (wait > 0)
      throw new TooManyRequests('Too many tries; wait a while and try again', wait / 1000);
    this.#tries.add(key, now);
  }
}
