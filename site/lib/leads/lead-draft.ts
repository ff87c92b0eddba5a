import type { Lead } from './lead-sending.ts';

/** One idempotency key per text: sending the same again never makes two leads of it. */
export class LeadDraft {
  #words = '';
  #id = '';
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  get id(): string {
    return this.#id;
  }

  /** The lead with its `client_id`, and the id of the one that it replaces. */
  named(fields: Record<string, unknown>): { lead: Lead; replaced: string | undefined } {
    const words = JSON.stringify(fields);
    const earlier = this.#id;
    if (words !== this.#words) {
      this.#words = words;
      this.#id = this.#newId();
    }
    const replaced = earlier !== '' && earlier !== this.#id ? earlier : undefined;
    return { lead: { ...fields, client_id: this.#id }, replaced };
  }

  /** Whether these are the fields that were named last. */
  isOf(fields: Record<string, unknown>): boolean {
    return JSON.stringify(fields) === this.#words;
  }

  /** The next lead replaces the one with this id. */
  takeOver(id: string): void {
    this.#words = '';
    this.#id = id;
  }

  forget(): void {
    this.#words = '';
    this.#id = '';
  }
}
