import { storedEmail } from '#model/contact/email-address.ts';
import { TooManyRequests } from '../../errors.ts';
import { networkOf } from '../../plugins/network-of.ts';
import { SlidingWindow } from '../../plugins/sliding-window.ts';

const WINDOW_MS = 15 * 60 * 1000;
const PAIR_LIMIT = 10;
/** Limit per network over all accounts; an office with one shared address stays below it. */
const NETWORK_LIMIT = 50;
/** Failures per account over all networks before its attempts are delayed. */
const FAST_TRIES = 20;
const STEP_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
const MAX_KNOWN = 10_000;

/**
 * Rate limit of failed sign-ins by e-mail and network. Blocked are pairs of both, and networks that
 * try many accounts; never an account, so that nobody can lock out another. Attempts on an account
 * that fails from many networks are queued, one a second, with a delay of ten seconds at most;
 * networks that signed in to it before skip the queue.
 */
export class LoginThrottle {
  readonly #pairs = new SlidingWindow(PAIR_LIMIT, WINDOW_MS);
  readonly #networks = new SlidingWindow(NETWORK_LIMIT, WINDOW_MS);
  readonly #accounts = new SlidingWindow(FAST_TRIES, WINDOW_MS);
  readonly #known = new Set<string>();
  readonly #nextTurns = new Map<string, number>();

  /** Throws TooManyRequests while the pair or the network has used up its tries. */
  check(email: string, address: string, now: number): void {
    const wait = Math.max(
      this.#pairs.wait(pairOf(email, address), now),
      this.#networks.wait(networkOf(address), now),
    );
    if (wait === 0) return;
    throw new TooManyRequests('Too many failed sign-ins; wait a while and try again', wait / 1000);
  }

  /** Milliseconds of delay for this attempt; usually 0. */
  turn(email: string, address: string, now: number): number {
    const account = storedEmail(email);
    const isSlow = this.#accounts.wait(account, now) > 0;
    if (!isSlow || this.#known.has(pairOf(email, address))) return 0;
    const next = Math.max(now, this.#nextTurns.get(account) ?? 0);
    const turn = Math.min(next, now + LONGEST_WAIT_MS);
    remember(this.#nextTurns, account, turn + STEP_MS);
    return turn - now;
  }

  /** Counts a failure before the password is verified, so that parallel attempts count. */
  fail(email: string, address: string, now: number): void {
    this.#pairs.add(pairOf(email, address), now);
    this.#networks.add(networkOf(address), now);
    this.#accounts.add(storedEmail(email), now);
  }

  /** Clears the pair, but only this attempt of the network: it may guess at other accounts. */
  succeed(email: string, address: string): void {
    const pair = pairOf(email, address);
    this.#pairs.forget(pair);
    this.#networks.takeBack(networkOf(address));
    this.#accounts.takeBack(storedEmail(email));
    this.#known.delete(pair);
    this.#known.add(pair);
    if (this.#known.size > MAX_KNOWN) this.#known.delete(this.#known.values().next().value!);
  }
}

const pairOf = (email: string, address: string) => `${networkOf(address)} ${storedEmail(email)}`;

function remember(turns: Map<string, number>, account: string, next: number): void {
  turns.delete(account);
  turns.set(account, next);
  if (turns.size > MAX_KNOWN) turns.delete(turns.keys().next().value!);
}
