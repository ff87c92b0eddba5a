import { leadOfForm } from '#model/contact/lead-form.ts';
import { randomId } from '#model/kit/random-id.ts';
import { arrival } from './arrival.ts';
import {
  clean,
  controlsOf,
  excessOf,
  faultOf,
  faultsOf,
  liftLimit,
  type FaultTexts,
} from './form-faults.ts';
import { fieldsOf } from './form-fields.ts';
import { LeadDraft } from './lead-draft.ts';
import { keepLead, postLead, resumeLead, type Posted } from './lead-posting.ts';
import type { Lead } from './lead-sending.ts';
import { onDevice } from '../browser/on-device.ts';
import { drop, isThere, refusedLead } from '../outbox/outbox.ts';
import { LEAD_REFUSED, LEAD_SENT, type LateNews } from '../outbox/outbox-delivery.ts';
import { refill } from './refill.ts';
import { showToast, type Toast } from '../browser/toast.ts';

const SENT_LATER = 'lead:sent-later';

/** A lead that has arrived, in the form that it was sent from. */
export interface Arrived {
  /** When somebody will call, where that is not soon. */
  promise: string | null;
  /** Whether the form was edited since it was sent: it holds what is not sent yet. */
  isEdited: boolean;
}

interface Manner {
  /** No toast and no note for this lead: its island shows success whether it arrives or not. */
  silent?: boolean;
}

/**
 * `<lead-form>`: sends the form in it, whether its island is hydrated or not. Part of the page
 * script, so that a lead is stored on the device from the first press on, and sent without React.
 */
export class LeadForm extends HTMLElement {
  readonly #draft = new LeadDraft(randomId);
  #sending = 0;
  /** The refused lead that is mended here; it may be of another form, with a subject. */
  #mended: Lead | undefined;
  #left = new AbortController();

  connectedCallback() {
    this.#left = new AbortController();
    const { signal } = this.#left;
    const first = { signal, capture: true };
    // Before anything is typed or pasted, and again in each form that an island draws anew.
    this.addEventListener('focusin', ({ target }) => liftLimit(target as Element), first);
    this.addEventListener('click', (event) => this.#tidy(event), first);
    this.addEventListener('submit', () => this.#keepEarly(), first);
    this.addEventListener('submit', (event) => void this.#sendAlone(event), { signal });
    this.addEventListener('invalid', ({ target }) => this.#explain(target as Control), first);
    this.addEventListener('input', ({ target }) => accept(target as Control), first);
    window.addEventListener(LEAD_SENT, (event) => this.#went((event as CustomEvent).detail), {
      signal,
    });
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.#hearLate(), {
      signal,
    });
    this.#note.hidden = !resumeLead(this.#draft, this.#fields());
    if (this.#refusedNote) this.#mendHere(this.#refusedNote, signal);
  }

  disconnectedCallback() {
    this.#left.abort();
  }

  /** Validation messages of the invalid fields, by field name. */
  faults(): Record<string, string> {
    return faultsOf(this.#form, this.#texts);
  }

  faultOf(control: Control): string | undefined {
    return faultOf(control, this.#texts);
  }

  /** Sends the form's values. The same values sent twice are one lead. */
  async send({ silent = false }: Manner = {}): Promise<Posted & Arrived> {
    const announce = silent ? null : this.#success;
    const posting = postLead(this.#draft, this.#fields(), announce);
    // A new draft at once: the next values are another lead, and replace no waiting one.
    if (silent) this.#draft.forget();
    this.#editedNote.hidden = true;
    this.#sending++;
    const posted = await posting;
    this.#sending--;
    const isEdited = posted.outcome === 'sent' && !silent && this.#settle();
    if (!silent) this.#note.hidden = posted.outcome !== 'failed' || !posted.kept;
    return { ...posted, isEdited };
  }

  /** Ends the draft that has arrived. Answers whether the form holds other values by now. */
  #settle(): boolean {
    const isEdited = !this.#draft.isOf(this.#fields());
    this.#draft.forget();
    this.#mended = undefined;
    if (this.#refusedNote) this.#refusedNote.hidden = true;
    this.#editedNote.hidden = !isEdited;
    return isEdited;
  }

  /** Calls back when a waiting lead was sent from the outbox. Returns the unsubscribe function. */
  whenSentLater(sent: (lead: Arrived) => void): () => void {
    const hear = (news: Event) => sent((news as CustomEvent<Arrived>).detail);
    this.addEventListener(SENT_LATER, hear);
    return () => this.removeEventListener(SENT_LATER, hear);
  }

  say(toast: Toast): void {
    showToast(toast);
  }

  get #form() {
    return this.querySelector('form')!;
  }

  get #note() {
    return this.querySelector<HTMLElement>('[data-kept]')!;
  }

  get #editedNote() {
    return this.querySelector<HTMLElement>('[data-edited]')!;
  }

  /** Only in the one form of a page where a refused lead is mended. */
  get #refusedNote() {
    return this.querySelector<HTMLElement>('[data-refused]');
  }

  get #texts() {
    return JSON.parse(this.dataset['texts']!) as FaultTexts;
  }

  get #success() {
    return this.dataset['success']!;
  }

  /** Whether the island is hydrated: it then validates its form itself. */
  get #isHydrated() {
    return this.#form.noValidate;
  }

  /** Refills the form from a refused lead; the next lead replaces it in the outbox. */
  #mendHere(note: HTMLElement, signal: AbortSignal) {
    const mend = (news: Event) => {
      const lead = refusedLead(localStorage);
      if (!lead) return;
      refill(this.#form, lead);
      this.#draft.takeOver(lead.client_id);
      this.#mended = lead;
      note.hidden = false;
      // The visitor followed a link to this form: the note replaces the toast, which covers it.
      if (location.hash !== `#${this.#form.id}`) return;
      news.preventDefault();
      note.scrollIntoView({ block: 'center' });
    };
    const discard = () => {
      drop(localStorage, this.#draft.id);
      this.#draft.forget();
      this.#mended = undefined;
      this.#form.reset();
      note.hidden = true;
    };
    window.addEventListener(LEAD_REFUSED, mend, { signal });
    note.querySelector('button')!.addEventListener('click', discard, { signal });
  }

  #fields() {
    const about = this.#mended?.['subject'];
    return {
      ...(about !== undefined && { subject: about }),
      ...leadOfForm(fieldsOf(this.#form)),
      origin: arrival(),
    };
  }

  /** Runs before the browser's validation: clears invisible characters, and renews messages. */
  #tidy({ target }: Event) {
    if (!(target as Element).closest('[type="submit"]')) return;
    clean(this.#form);
    for (const control of controlsOf(this.#form)) {
      accept(control);
      if (control.validity.valid) control.setCustomValidity(excessOf(control, this.#texts) ?? '');
    }
  }

  #explain(control: Control) {
    control.setCustomValidity(this.faultOf(control) ?? '');
  }

  /** Stores the lead before hydration: the script may not arrive, nor the visitor wait for it. */
  #keepEarly() {
    if (!this.#isHydrated) keepLead(this.#draft, this.#fields(), this.#success);
  }

  async #sendAlone(event: SubmitEvent) {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (this.#sending > 0) return;
    this.setAttribute('aria-busy', 'true');
    const { outcome, kept, promise, isEdited } = await this.send();
    this.removeAttribute('aria-busy');
    if (outcome === 'sent') {
      if (!isEdited) this.#finish();
      showToast({ kind: 'success', text: this.#success, promise });
    } else if (outcome === 'failed' && kept) showToast({ kind: 'notice', text: 'kept' });
    else showToast({ kind: 'error', text: 'failed' });
  }

  #went({ id, promise }: LateNews) {
    if (id !== this.#draft.id || this.#sending > 0) return;
    const detail: Arrived = { promise, isEdited: this.#settle() };
    this.#note.hidden = true;
    if (this.#isHydrated) this.dispatchEvent(new CustomEvent(SENT_LATER, { detail }));
    else if (!detail.isEdited) this.#finish();
  }

  /** A page in the browser's memory hears nothing of a lead that goes from another meanwhile. */
  #hearLate() {
    const { id } = this.#draft;
    if (this.#note.hidden || onDevice(() => isThere(localStorage, id)) !== false) return;
    this.#went({ id, promise: null });
  }

  #finish() {
    this.#form.reset();
    this.closest('dialog')?.close();
  }
}

type Control = Parameters<typeof faultOf>[0];

/** Clears a field's custom validity. */
const accept = (control: Control) => control.setCustomValidity('');
