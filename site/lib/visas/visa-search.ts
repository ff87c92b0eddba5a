/**
 * The search of visas. Its script is fetched at the first touch, or at once where the address says what is
 * searched for; without one all cards stay.
 */
export class VisaSearch extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input');
    // A list without visas has nothing to search.
    if (!input) return;
    let session: Promise<{ follow: (event: Event) => void } | undefined> | undefined;
    const wake = () =>
      (session ??= import('./visa-search-session.ts')
        .then(({ VisaSearchSession }) => new VisaSearchSession(this))
        // Tried again at the next touch.
        .catch(() => (session = undefined)));
    for (const type of ['focusin', 'input', 'click', 'submit'])
      this.addEventListener(type, (event) => {
        if (type === 'submit') event.preventDefault();
        void wake().then((loaded) => loaded?.follow(event));
      });
    const asked = new URLSearchParams(location.search);
    // Typed before this script came, or else asked for by the address.
    input.value ||= asked.get('q') ?? '';
    if (input.value || asked.has('chip')) void wake();
  }
}
