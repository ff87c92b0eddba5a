import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from './faults.ts';

const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** Whether SQLite found the database file damaged. */
export const isDamage = (error: unknown): boolean => DAMAGE.test(codeOf(error) ?? '');

interface DamageOptions {
  place: string;
  log: Pick<FastifyBaseLogger, 'fatal'>;
}

/**
 * Damage of the database that is met while the server runs. Kept until a restart, whose check says
 * more: other pages of the file read well all the while.
 */
export class Damage {
  readonly #options: DamageOptions;
  #isFound = false;

  constructor(options: DamageOptions) {
    this.#options = options;
  }

  get isFound(): boolean {
    return this.#isFound;
  }

  /** Answers whether the error is one of damage. Logged once: every request may meet it. */
  note(error: unknown): boolean {
    if (!isDamage(error)) return false;
    const { place, log } = this.#options;
    if (!this.#isFound)
      log.fatal(
        { file: place, code: codeOf(error) },
        'the database is damaged: stop the server, keep the file aside and restore a copy; a start says which there are',
      );
    this.#isFound = true;
    return true;
  }
}
