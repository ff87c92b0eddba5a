import { TooManyRequests } from '../../errors.ts';
import { SlidingWindow } from '../../plugins/sliding-window.ts';

const LIMIT = 10;
const WINDOW_MS = 15 * 60 * 1000;

/**
 * Counts failed sign-ins of an e-mail from an address. The pair is shut out, never the account,
 * so that nobody can lock out another.
 */
export class LoginThrottle {
  readonly #failures = new SlidingWindow(LIMIT, WINDOW_MS);

  /** Throws TooManyRequests while the pair has used up its tries. */
  check(email: string, address: string, now: number): void {
    const wait = this.#failures.wait(key(email, address), now);
    if (wait === 0) return;
    throw new TooManyRequests('Too many failed sign-ins; wait a while and try again', wait / 1000);
  }

  /** Counts a try as failed; called before the password is looked at, so that tries sent at once count. */
  fail(email: string, address: string, now: number): void {
    this.#failures.add(key(email, address), now);
  }

  succeed(email: string, address: string): void {
    this.#failures.forget(key(email, address));
  }
}

const key = (email: string, address: string) => `${address} ${email.trim().toLowerCase()}`;
