/**
 * A search field with its results. The index, and what reads it, are fetched at the first touch; before
 * that, or without a script, the form leads to the page of the search.
 */
export class SearchBox extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input')!;
    const dialog = this.closest('dialog');
    let session: Promise<unknown> | undefined;
    const wake = () => {
      session ??= import('./search-session.ts')
        .then(({ SearchSession }) => new SearchSession(this))
        // Tried again at the next touch.
        .catch(() => (session = undefined));
    };
    // Both: the field may have had the focus before this script came.
    for (const type of ['focusin', 'input']) this.addEventListener(type, wake);
    if (dialog) return openByLinks(dialog);
    // A host that only has files answers the page without results.
    input.value ||= new URLSearchParams(location.search).get('q') ?? '';
    if (input.value !== input.defaultValue) wake();
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
