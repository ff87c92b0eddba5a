import { TooManyRequests } from '../../errors.ts';

const LIMIT = 10;
const WINDOW_MS = 15 * 60 * 1000;
/** Pairs remembered at once; the oldest is forgotten first, so that no flood fills the memory. */
const MAX_PAIRS = 10_000;

/**
 * Counts failed sign-ins of an e-mail from an address. The pair is shut out, never the account,
 * so that nobody can lock out another.
 */
export class LoginThrottle {
  readonly #failures = new Map<string, number[]>();

  /** Throws TooManyRequests while the pair has used up its tries. */
  check(email: string, address: string, now: number): void {
    const recent = this.#recent(key(email, address), now);
    if (recent.length < LIMIT) return;
    throw new TooManyRequests(
      'Too many failed sign-ins; wait a while and try again',
      (recent[0]! + WINDOW_MS - now) / 1000,
    );
  }

  /** Counts a try as failed; called before the password is looked at, so that tries sent at once count. */
  fail(email: string, address: string, now: number): void {
    const pair = key(email, address);
    const recent = [...this.#recent(pair, now), now];
    this.#failures.delete(pair);
    this.#failures.set(pair, recent);
    if (this.#failures.size > MAX_PAIRS) this.#failures.delete(this.#failures.keys().next().value!);
  }

  succeed(email: string, address: string): void {
    this.#failures.delete(key(email, address));
  }

  #recent(pair: string, now: number): number[] {
    return (this.#failures.get(pair) ?? []).filter((time) => time > now - WINDOW_MS);
  }
}

const key = (email: string, address: string) => `${address} ${email.trim().toLowerCase()}`;
