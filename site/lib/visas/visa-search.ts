import { onDemand } from '../browser/on-demand.ts';

/**
 * The search of visas. Its script is fetched at the first touch, or at once where the address says what is
 * searched for; without one all cards stay.
 */
export class VisaSearch extends HTMLElement {
  connectedCallback() {
    const input = this.querySelector('input');
    // A list without visas has nothing to search.
    if (!input) return;
    const wake = onDemand(() =>
      import('./visa-search-session.ts').then((script) => new script.VisaSearchSession(this)),
    );
    /** Pressed while the script is still to come. */
    const pressed = new Set<EventTarget | null>();
    for (const type of ['focusin', 'input', 'click', 'submit'])
      this.addEventListener(type, (event) => {
        const { target } = event;
        if (type === 'submit') event.preventDefault();
        // A chip pressed again because nothing happened was pressed once.
        if (type === 'click' && pressed.has(target)) return;
        if (type === 'click') pressed.add(target);
        void wake().then((loaded) => {
          pressed.delete(target);
          loaded?.follow(event);
        });
      });
    const asked = new URLSearchParams(location.search);
    // Typed before this script came, or else asked for by the address.
    input.value ||= asked.get('q') ?? '';
    if (input.value || asked.has('chip')) void wake();
  }
}
