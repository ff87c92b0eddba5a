import { storedEmail } from '#model/contact/email-address.ts';
import { LRUCache } from 'lru-cache';
import { TooManyRequests } from '../../errors.ts';
import { networkOf } from '../../plugins/network-of.ts';
import type { RateLimits } from '../../plugins/rate.ts';

const WINDOW_MS = 15 * 60 * 1000;
const PAIR = { name: 'sign-in pair', limit: 10, windowMs: WINDOW_MS };
/** Over all accounts; an office with one shared address stays below it. */
const NETWORK = { name: 'sign-in network', limit: 50, windowMs: WINDOW_MS };
/** Over all networks: attempts are delayed, never refused. */
const ACCOUNT = { name: 'sign-in account', limit: Infinity, windowMs: WINDOW_MS };
/** Failures per account before its attempts are delayed. */
const FAST_TRIES = 20;
const STEP_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
const MAX_KNOWN = 10_000;

/**
 * Rate limit of failed sign-ins by e-mail and network. Blocked are pairs of both, and networks that
 * try many accounts; never an account, so that nobody can lock out another. Attempts on an account
 * that fails from many networks are queued, one a second, with a delay of ten seconds at most;
 * networks that signed in to it before skip the queue. Each server of a database has a queue of its own.
 */
export class LoginThrottle {
  readonly #rates: RateLimits;
  readonly #known = new LRUCache<string, true>({ max: MAX_KNOWN });
  readonly #nextTurns = new LRUCache<string, number>({ max: MAX_KNOWN });

  constructor(rates: RateLimits) {
    this.#rates = rates;
  }

  /**
   * Counts a failure before the password is verified, so that parallel attempts count. Answers the
   * milliseconds of delay for this attempt, usually 0; throws TooManyRequests while the pair or the
   * network has used up its tries.
   */
  async attempt(email: string, address: string, now: number): Promise<number> {
    const account = storedEmail(email);
    const wait = await this.#rates.count(
      [
        [PAIR, pairOf(email, address)],
        [NETWORK, networkOf(address)],
        [ACCOUNT, account],
      ],
      now,
    );
    if (wait > 0)
      throw new TooManyRequests(
        'Too many failed sign-ins; wait a while and try again',
        wait / 1000,
      );
    const isSlow = (await this.#rates.recent([ACCOUNT, account], now)) >= FAST_TRIES;
    return isSlow && !this.#known.has(pairOf(email, address)) ? this.#turn(account, now) : 0;
  }

  #turn(account: string, now: number): number {
    const next = Math.max(now, this.#nextTurns.get(account) ?? 0);
    const turn = Math.min(next, now + LONGEST_WAIT_MS);
    this.#nextTurns.set(account, turn + STEP_MS);
    return turn - now;
  }

  /** Clears the pair, but only this attempt of the network: it may guess at other accounts. */
  async succeed(email: string, address: string): Promise<void> {
    const pair = pairOf(email, address);
    await this.#rates.forget([PAIR, pair]);
    await this.#rates.takeBack([NETWORK, networkOf(address)]);
    await this.#rates.takeBack([ACCOUNT, storedEmail(email)]);
    this.#known.set(pair, true);
  }
}

const pairOf = (email: string, address: string) => `${networkOf(address)} ${storedEmail(email)}`;
