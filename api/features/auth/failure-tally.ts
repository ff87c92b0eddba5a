import type { AuditAction } from '#model/audit.ts';

const MINUTE_MS = 60_000;
/** How many different failures of a minute are told one by one. */
const TOLD_APART = 20;

export interface Failure {
  action: Extract<AuditAction, 'sign_in_failed' | 'sign_in_refused'>;
  /** What was given for an e-mail; null for what cannot be one, and for many. */
  email: string | null;
  /** Null for many. */
  address: string | null;
  requestId?: string;
}

/** A row of the audit log to write: so many failures, the last of them `at`. */
export interface Told {
  failure: Failure;
  at: Date;
  count: number;
  note: string | null;
}

/**
 * Decides what is written of failed sign-ins, so that no flood of them fills the disk. The first
 * of an e-mail, address and outcome in a minute is told at once; how often it came again, when the
 * minute is over. After 20 different ones in a minute, further ones are only counted. That is at
 * most 42 rows a minute, whatever is sent, and their counts add up to all failures there were.
 */
export class FailureTally {
  #minute = 0;
  readonly #counted = new Map<string, Told>();

  /** Counts a failure. Answers the rows to write now. */
  add(failure: Failure, at: Date): Told[] {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    const past = minute === this.#minute ? [] : this.drain();
    this.#minute = minute;
    const apart = this.#counted.size < TOLD_APART || this.#counted.has(keyOf(failure));
    const counted = apart ? failure : { action: failure.action, email: null, address: null };
    const known = this.#counted.get(keyOf(counted));
    if (known) {
      known.count++;
      known.at = at;
      return past;
    }
    const note = apart ? 'Again in the same minute' : 'Others in the same minute';
    this.#counted.set(keyOf(counted), { failure: counted, at, count: apart ? 0 : 1, note });
    return apart ? [...past, { failure, at, count: 1, note: null }] : past;
  }

  /** What was counted and not told yet. */
  drain(): Told[] {
    const left = [...this.#counted.values()].filter(({ count }) => count > 0);
    this.#counted.clear();
    return left;
  }
}

const keyOf = ({ action, email, address }: Failure) => JSON.stringify([action, email, address]);
