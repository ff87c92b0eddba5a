import type { AuditAction } from '#model/access/audit.ts';

const MINUTE_MS = 60_000;
/** Distinct failures per minute with a row of their own. */
const MAX_DISTINCT = 20;

export interface Failure {
  action: Extract<AuditAction, 'sign_in_failed' | 'sign_in_refused'>;
  /** The e-mail as given; null where it cannot be one, and for an aggregate. */
  email: string | null;
  /** Null for an aggregate. */
  address: string | null;
  requestId?: string;
}

/** An audit row to write: `count` failures, the last of them `at`. */
export interface AuditRow {
  failure: Failure;
  at: Date;
  count: number;
  note: string | null;
}

/**
 * Aggregates failed sign-ins for the audit log, so that a flood does not fill the disk. The first
 * of an e-mail, address and outcome in a minute gets a row at once; its repetitions one row when
 * the minute is over. After 20 different ones in a minute, further ones are only counted. At most
 * 42 rows a minute, and their counts add up to all failures.
 */
export class AuditAggregation {
  #minute = 0;
  readonly #counted = new Map<string, AuditRow>();

  /** Counts a failure. Answers the rows to write at once. */
  add(failure: Failure, at: Date): AuditRow[] {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    const past = minute === this.#minute ? [] : this.drain();
    this.#minute = minute;
    const apart = this.#counted.size < MAX_DISTINCT || this.#counted.has(keyOf(failure));
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

  /** Returns and clears the pending counts. */
  drain(): AuditRow[] {
    const left = [...this.#counted.values()].filter(({ count }) => count > 0);
    this.#counted.clear();
    return left;
  }
}

const keyOf = ({ action, email, address }: Failure) => JSON.stringify([action, email, address]);
