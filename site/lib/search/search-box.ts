import { onDemand } from '../browser/on-demand.ts';

/**
 * A search field with its results. The index, and what reads it, are fetched at the first touch; before
 * that, or without a script, the form leads to the page of the search.
 */
export class SearchBox extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')!;
    const dialog = this.closest('dialog');
    const wake = onDemand(() =>
      import('./search-session.ts').then((script) => new script.SearchSession(this)),
    );
    // Both: the field may have had the focus before this script came.
    for (const type of ['focusin', 'input']) this.addEventListener(type, wake);
    if (dialog) return openByLinks(dialog);
    // A host that only has files answers the page without results.
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    if (input.value !== input.defaultValue) void wake();
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
