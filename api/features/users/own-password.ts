import type { FastifyRequest } from 'fastify';
import { TooManyRequests, Unprocessable } from '../../errors.ts';
import { networkOf } from '../../plugins/network-of.ts';
import type { RateLimits } from '../../plugins/rate-limits.ts';

/** Time after sign-in in which a change needs no current password. */
const FRESH_MS = 15 * 60 * 1000;

/** Limits a stolen token: after its first minutes a change needs the current password. */
export function requireFreshSession({ caller }: FastifyRequest, now: Date): void {
  if (caller.kind === 'user' && now.getTime() - caller.signedInAt.getTime() <= FRESH_MS) return;
  const msg = 'You signed in more than 15 minutes ago: type your current password, too';
  throw new Unprocessable([{ loc: ['body', 'current_password'], msg, type: 'required' }]);
}

const GUESSES = { name: 'own-password', limit: 10, windowMs: 15 * 60 * 1000 };

/** Rate limit of current passwords, against guessing with a stolen token. */
export class PasswordGuesses {
  readonly #rates: RateLimits;

  constructor(rates: RateLimits) {
    this.#rates = rates;
  }

  /** Throws TooManyRequests while the account has used up its tries from this network. */
  async count(userId: string, address: string, now: number): Promise<void> {
    const wait = await this.#rates.count([[GUESSES, `${networkOf(address)} ${userId}`]], now);
    if (wait > 0)
      throw new TooManyRequests('Too many tries; wait a while and try again', wait / 1000);
  }
}
