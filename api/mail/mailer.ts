import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import type { Email } from './email.ts';
import {
  dropMail,
  dueMails,
  MAX_ATTEMPTS,
  nextAttempt,
  noteFailed,
  noteSent,
  type DueMail,
  type MailKind,
} from './queue.ts';
import { MailError, type Addressed } from './smtp.ts';

/** Sender name until there is contact info. */
const DEFAULT_SENDER = 'Kheya Travels';

/** Longest poll interval: another process may have changed what is due. */
const LONGEST_REST_MS = 60_000;
/** Shutdown timeout for a mail that is being sent. */
const GRACE_MS = 3_000;

/** Composes a mail when it is sent; without recipients it goes to the agency. */
export type ComposeEmail = (db: Db, mail: DueMail) => Promise<Email | undefined>;

export interface MailerOptions {
  db: Db;
  clock: () => Date;
  /** Whether this server of several sends. */
  isLeading: () => boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  send: (mail: Addressed) => Promise<void>;
  /** One composer per kind of mail; undefined where the mail is obsolete. */
  composers: Readonly<Record<MailKind, ComposeEmail>>;
  /** Shortest and longest back-off after a failure. */
  backOffMs?: readonly [shortest: number, longest: number];
}

/**
 * Sends the mails of the queue, at least once, with retries. The queue is in the database: a
 * restart resumes it, and a mail sent before a crash could mark it is sent again.
 */
export class Mailer {
  readonly #options: MailerOptions;
  #running: Promise<void> = Promise.resolve();
  #wake = () => {};
  #notices = 0;
  #stopped = false;
  #abandoned = false;

  constructor(options: MailerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Wakes the loop: a mail was queued. */
  notify(): void {
    this.#notices++;
    this.#wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, GRACE_MS);
    });
    await Promise.race([this.#running, grace]);
    clearTimeout(timer);
    this.#abandoned = true;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const noticed = this.#notices;
      let rest = LONGEST_REST_MS;
      try {
        if (this.#options.isLeading()) {
          await this.#sendDue();
          rest = await this.#untilNext();
        }
      } catch (error) {
        if (this.#abandoned) return;
        // Database error: no attempt can be recorded, so the loop retries later.
        this.#options.log.warn({ err: error }, 'mails were not looked after');
      }
      if (noticed === this.#notices && !this.#stopped) await this.#rest(rest);
    }
  }

  async #sendDue(): Promise<void> {
    const { db, clock } = this.#options;
    for (const due of await dueMails(db, clock())) {
      if (this.#stopped || !this.#options.isLeading()) return;
      await this.#send(due);
    }
  }

  async #send(due: DueMail): Promise<void> {
    const { db, clock, send, composers } = this.#options;
    const { id, kind } = due;
    try {
      const email = await composers[kind](db, due);
      if (!email) return await dropMail(db, id);
      await send(await this.#addressed(id, email));
    } catch (error) {
      if (!this.#abandoned) await this.#noteFailure(due, error);
      return;
    }
    if (!this.#abandoned) await noteSent(db, id, clock());
  }

  /** Retried with back-off: a mail that cannot be written or sent never holds up another. */
  async #noteFailure(due: DueMail, error: unknown): Promise<void> {
    const { db, clock, log, backOffMs = BACK_OFF_MS } = this.#options;
    const attempts = due.attempts + 1;
    const isRefusal = error instanceof MailError;
    const reason = isRefusal ? error.message : 'EWRITE';
    const facts = { mail: due.id, attempts, reason, ...(!isRefusal && { err: error }) };
    if (attempts < MAX_ATTEMPTS) log.warn(facts, 'a mail was not taken');
    else log.error(facts, 'a mail was given up');
    const next = clock().getTime() + backOff(backOffMs, due.attempts);
    await noteFailed(db, due, reason, new Date(next));
  }

  async #addressed(id: string, email: Email): Promise<Addressed> {
    const { db } = this.#options;
    const { recipients } = email;
    const agency = await db
      .selectFrom('contact_info')
      .select(['company_name', 'email'])
      .where('is_active', '=', 1)
      .executeTakeFirst();
    const to = recipients.length > 0 ? recipients : agency?.email ? [agency.email] : [];
    if (to.length === 0) throw new MailError('No recipient: the contact info has no e-mail');
    const sender = agency?.company_name ?? DEFAULT_SENDER;
    return { ...email, id, sender, recipients: to };
  }

  async #untilNext(): Promise<number> {
    const { db, clock } = this.#options;
    const next = await nextAttempt(db);
    if (!next) return LONGEST_REST_MS;
    return Math.min(LONGEST_REST_MS, Math.max(0, next.getTime() - clock().getTime()));
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = () => {};
        resolve();
      };
    });
  }
}

const BACK_OFF_MS: readonly [number, number] = [1_000, 3_600_000];

/** Exponential back-off with jitter, up to the longest. */
function backOff([shortest, longest]: readonly [number, number], attempts: number): number {
  const full = Math.min(longest, shortest * 2 ** attempts);
  return full / 2 + (Math.random() * full) / 2;
}
