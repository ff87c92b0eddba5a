import type { Lead } from './lead-sending.ts';

/** One idempotency key per text: sending the same again never makes two leads of it. */
export class LeadDraft {
  #words = '';
  #id = '';
  /** The item that it is about. */
  #item: unknown;
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  get id(): string {
    return this.#id;
  }

  /**
   * The lead with its `client_id`, and the id of the one that it replaces. One form asks about every item of
   * a list: what is asked about another is no edit.
   */
  named(fields: Record<string, unknown>): { lead: Lead; replaced: string | undefined } {
    const words = JSON.stringify(fields);
    const earlier = this.#id;
    if (words !== this.#words) {
      this.#words = words;
      this.#id = this.#newId();
    }
    const isEdit = earlier !== '' && earlier !== this.#id && this.#item === fields['item_id'];
    this.#item = fields['item_id'];
    const replaced = isEdit ? earlier : undefined;
    return { lead: { ...fields, client_id: this.#id }, replaced };
  }

  /** Whether these are the fields that were named last. */
  isOf(fields: Record<string, unknown>): boolean {
    return JSON.stringify(fields) === this.#words;
  }

  /** The next lead replaces the one with this id; with the same fields as that has, it is that one again. */
  takeOver(id: string, fields?: Record<string, unknown>): void {
    this.#words = JSON.stringify(fields) ?? '';
    this.#id = id;
    this.#item = fields?.['item_id'];
  }

  forget(): void {
    this.takeOver('');
  }
}
