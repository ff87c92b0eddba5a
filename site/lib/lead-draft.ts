import type { Lead } from './lead-sending.ts';

/** Keeps one name for one text: sending the same again never makes two leads of it. */
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

  /** The lead with its name, and the name of the one that it takes the place of. */
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

  /** What is sent next takes the place of this lead. */
  takeOver(id: string): void {
    this.#words = '';
    this.#id = id;
  }

  forget(): void {
    this.#words = '';
    this.#id = '';
  }
}
