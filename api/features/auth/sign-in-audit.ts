import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { noteAct } from '../../crud/audit.ts';
import type { Db } from '../../db/database.ts';
import { AuditAggregation, type Failure, type AuditRow } from './audit-aggregation.ts';

const MAX_EMAIL = 254;
const A_MINUTE_MS = 60_000;

interface AuditOptions {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Logs the outcome of every sign-in in the audit log. Best effort: where the database cannot be
 * written, sign-in still works, to free it, and the error goes to the server's log.
 */
export class SignInAudit {
  readonly #options: AuditOptions;
  readonly #aggregation = new AuditAggregation();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: AuditOptions) {
    this.#options = options;
  }

  /** The account signed in. */
  async signedIn(account: { id: string; email: string }, { id, ip }: FastifyRequest) {
    const { db, clock } = this.#options;
    const act = {
      action: 'sign_in' as const,
      entity: 'user',
      recordId: account.id,
      label: account.email,
    };
    const author = { userId: account.id, now: clock(), requestId: id, address: ip };
    await this.#attempt(() => noteAct(db, act, author));
  }

  /** A failed sign-in. The password is no parameter, so that it cannot be logged. */
  async failed(action: Failure['action'], email: string, { id, ip }: FastifyRequest) {
    const failure = { action, email: emailIn(email), address: ip, requestId: id };
    await this.#write(this.#aggregation.add(failure, this.#options.clock()));
    this.#timer ??= setTimeout(() => void this.flush(), A_MINUTE_MS).unref();
  }

  /** Writes the pending counts. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#write(this.#aggregation.drain());
  }

  async #write(rows: AuditRow[]): Promise<void> {
    const { db } = this.#options;
    for (const { failure, at, count, note } of rows) {
      const { action, email, address, requestId } = failure;
      const author = {
        userId: null,
        now: at,
        ...(requestId === undefined ? {} : { requestId }),
        ...(address === null ? {} : { address }),
      };
      const act = { action, entity: 'user', label: email, count, note };
      await this.#attempt(() => noteAct(db, act, author));
    }
  }

  async #attempt(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      this.#options.log.error(error, 'The end of a sign-in could not be noted');
    }
  }
}

/** Drops input without an @: it may be a password in the wrong field. */
const emailIn = (given: string) => (given.includes('@') ? given.slice(0, MAX_EMAIL) : null);
