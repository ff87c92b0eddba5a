import type { SearchSession } from './search-session.ts';

/**
 * A search field with its results. The index, and what reads it, are fetched at the first touch; before
 * that, or without a script, the form leads to the page of the search.
 */
export class SearchBox extends HTMLElement {
  #session: Promise<SearchSession> | undefined;

  connectedCallback() {
    const input = this.querySelector('input')!;
    const wake = () => void this.#wake();
    this.addEventListener('focusin', wake, { once: true });
    if (this.closest('dialog')) openByLinks(this.closest('dialog')!);
    // A host that only has files answers the page without results.
    else if (!input.value && (input.value = new URLSearchParams(location.search).get('q') ?? ''))
      wake();
  }

  #wake(): Promise<SearchSession> {
    this.#session ??= import('./search-session.ts').then(
      (module) => new module.SearchSession(this),
    );
    this.#session.catch(() => (this.#session = undefined));
    return this.#session;
  }
}

/** Links to the page of the search open the dialog; with a key held they are links. */
function openByLinks(dialog: HTMLDialogElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-search-open]'))
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      dialog.showModal();
      dialog.querySelector('input')!.focus();
    });
}
