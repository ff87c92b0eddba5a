import { storedEmail } from '#model/email-address.ts';
import { TooManyRequests } from '../../errors.ts';
import { networkOf } from '../../plugins/network-of.ts';
import { SlidingWindow } from '../../plugins/sliding-window.ts';

const WINDOW_MS = 15 * 60 * 1000;
const PAIR_LIMIT = 10;
/** Of one network over all accounts: an office that shares an address mistypes less often. */
const NETWORK_LIMIT = 50;
/** Of one account over all networks, before its tries go one after the other. */
const FAST_TRIES = 20;
const STEP_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
const MAX_KNOWN = 10_000;

/**
 * Counts failed sign-ins by e-mail and network. A pair of both is shut out, and a network that tries
 * many accounts; never an account, so that nobody can lock out another. The tries of an account that
 * fails from many networks take turns of a second, each let through after ten at the latest, and those
 * from a network that signed in before wait for none.
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

  /** How many milliseconds this try has to wait for its turn; mostly none. */
  turn(email: string, address: string, now: number): number {
    const account = storedEmail(email);
    const isSlow = this.#accounts.wait(account, now) > 0;
    if (!isSlow || this.#known.has(pairOf(email, address))) return 0;
    const next = Math.max(now, this.#nextTurns.get(account) ?? 0);
    const turn = Math.min(next, now + LONGEST_WAIT_MS);
    remember(this.#nextTurns, account, turn + STEP_MS);
    return turn - now;
  }

  /** Counts a try as failed; called before the password is looked at, so that tries sent at once count. */
  fail(email: string, address: string, now: number): void {
    this.#pairs.add(pairOf(email, address), now);
    this.#networks.add(networkOf(address), now);
    this.#accounts.add(storedEmail(email), now);
  }

  /** Its own account signs nobody in to others: only this try's count is taken back of the network. */
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
